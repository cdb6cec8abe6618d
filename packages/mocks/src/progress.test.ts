import { Client } from "@docsift/sdk"
import { expect, test } from "vitest"
import { mockDocsift, type MockOptions } from "./mock-docsift.ts"

async function startExecution(options: MockOptions) {
  const docsift = mockDocsift(options)
  const client = new Client({ apiKey: docsift.apiKey, baseUrl: "https://docsift.example", fetch: docsift.fetch })
  const { workflowId } = await client.workflows.create({
    name: "W",
    configuration: { objects: [{ name: "O", fields: [{ name: "f", type: "string" }] }] },
  })
  const { workflowExecutionId: id, status } = await client.workflows.execute(workflowId, new File(["text"], "a.txt"))
  return { docsift, client, id, status, read: async () => (await client.executions.status(id)).status }
}

test("each request for its status advances an execution, and listing does not", async () => {
  const { client, status, read } = await startExecution({})
  expect(status).toBe("Queued")
  expect((await client.executions.list())[0]?.status).toBe("Queued")
  expect([await read(), await read(), await read()]).toEqual(["Processing", "Completed", "Completed"])
})

test("by the clock an execution is queued for half of its duration", async () => {
  let now = Date.UTC(2026, 0, 1)
  const { client, id, read } = await startExecution({ pace: { milliseconds: 1_000 }, now: () => now })
  expect(await read()).toBe("Queued")
  now += 500
  expect(await read()).toBe("Processing")
  now += 10_000
  const { startedAt, completedAt } = await client.executions.get(id).then((execution) => Object(execution))
  expect([startedAt, completedAt]).toEqual(["2026-01-01T00:00:00.500Z", "2026-01-01T00:00:01.000Z"])
})

test("with the manual pace only the test advances an execution", async () => {
  const { docsift, id, read } = await startExecution({ pace: "manual" })
  expect(await read()).toBe("Queued")
  docsift.advance(id)
  expect(await read()).toBe("Processing")
  docsift.finish(id)
  docsift.advance(id)
  expect(await read()).toBe("Completed")
  expect(() => docsift.advance("exe_000000000000")).toThrow("exe_000000000000")
})

test("a waiting client sees each status", async () => {
  const { docsift, client, id } = await startExecution({ pace: "manual" })
  const seen: string[] = []
  await client.executions.wait(id, {
    onStatus({ status }) {
      seen.push(status)
      docsift.advance(id)
    },
  })
  expect(seen).toEqual(["Queued", "Processing", "Completed"])
})
