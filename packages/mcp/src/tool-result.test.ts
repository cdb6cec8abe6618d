import { InvalidArgumentError } from "@docsift/sdk"
import { expect, test } from "vitest"
import { createToolRunner, ToolError } from "./tool-result.ts"

const run = async (error: Error, signal = new AbortController().signal) => {
  const reported: unknown[] = []
  const result = await createToolRunner((each) => reported.push(each))(signal, async () => {
    throw error
  })
  return { result, reported }
}

// Security: the message of a defect may contain paths, statements or keys.
test("an unexpected error is reported, and its message is not sent", async () => {
  const error = new Error("connect ECONNREFUSED /var/run/secret.sock")
  const { result, reported } = await run(error)
  const text = "Something went wrong inside the service. Try again later."
  expect(result).toEqual({ isError: true, content: [{ type: "text", text }] })
  expect(reported).toEqual([error])
})

test("what the caller can solve is said in its sentence, and not reported", async () => {
  for (const error of [new ToolError("data: must be base64"), new InvalidArgumentError("name: is required")]) {
    const { result, reported } = await run(error)
    expect([result.content, reported]).toEqual([[{ type: "text", text: error.message }], []])
  }
})

test("a call that was cancelled reports nothing", async () => {
  expect((await run(new Error("aborted"), AbortSignal.abort())).reported).toEqual([])
})
