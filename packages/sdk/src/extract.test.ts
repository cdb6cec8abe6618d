import { expect, onTestFinished, test, vi } from "vitest"
import { execution, executionId, fetchOf, key, workflowId } from "../test/samples.ts"
import { Client } from "./client.ts"
import { AbortError } from "./errors/abort-error.ts"
import { WaitTimeoutError } from "./errors/wait-timeout-error.ts"
import type { ClientOptions } from "./options.ts"

const input = { workflow: workflowId, file: new Blob(["a"]) } as const
const evidence = { "/Invoice/fields/total": { page: 1, text: "12.50", confidence: 0.9, source: "builtin" } }

/** Creates a client whose execution has the given status, and the list of the requests it sent. */
function createWaiting(status: string, options: ClientOptions = {}) {
  const sent: string[] = []
  const respond = (request: Request): Response => {
    const { pathname } = new URL(request.url)
    sent.push(`${request.method} ${pathname.split("/").slice(4).join("/")}`)
    if (pathname.endsWith("/execute")) return Response.json({ workflowExecutionId: executionId })
    if (pathname.endsWith("/evidence")) return Response.json({ pages: [], evidence, warnings: [] })
    return Response.json({ ...execution, status })
  }
  return { sent, client: new Client({ apiKey: key, fetch: fetchOf(respond), ...options }) }
}

test("evidence has the structure of the data", async () => {
  const { client } = createWaiting("Completed")
  const { evidence: found } = await client.extract({ ...input, evidence: true })
  expect(found).toMatchObject({ Invoice: { fields: { total: { page: 1, confidence: 0.9 } } } })
})

test("the client's deadline ends the wait of an extraction", async () => {
  const { client } = createWaiting("Queued", { deadline: 60 })
  const error: unknown = await client.extract(input).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(WaitTimeoutError)
  // Not what the upload left of it.
  expect(error).toMatchObject({ executionId, deadlineMs: 60, message: expect.stringContaining("within 60 ms") })
})

test("an aborted extraction names its execution, which continues", async () => {
  const { client, sent } = createWaiting("Queued")
  const reason = new Error("closed")
  const controller = new AbortController()
  const onStatus = () => controller.abort(reason)
  const error: unknown = await client
    .extract(input, { signal: controller.signal, onStatus })
    .catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(AbortError)
  expect(error).toMatchObject({ name: "AbortError", executionId, cause: reason })
  expect(sent.some((request) => request.endsWith("/cancel"))).toBe(false)
})

test("cancelOnAbort cancels the execution", async () => {
  const { client, sent } = createWaiting("Queued")
  const controller = new AbortController()
  const options = { signal: controller.signal, cancelOnAbort: true, onStatus: () => controller.abort() }
  await expect(client.extract(input, options)).rejects.toBeInstanceOf(AbortError)
  expect(sent.at(-1)).toBe(`POST ${executionId}/cancel`)
})

test("a cancellation does not carry the idempotency key of the upload, which belongs to another request", async () => {
  const keys: (string | null)[] = []
  const controller = new AbortController()
  const respond = ({ method, url, headers }: Request): Response => {
    if (method === "POST") keys.push(headers.get("idempotency-key"))
    return Response.json(url.endsWith("/execute") ? { workflowExecutionId: executionId } : { status: "Queued" })
  }
  const client = new Client({ apiKey: key, fetch: fetchOf(respond) })
  const options = { signal: controller.signal, cancelOnAbort: true, onStatus: () => controller.abort() }
  await expect(client.extract(input, { ...options, idempotencyKey: "mine" })).rejects.toBeInstanceOf(AbortError)
  expect(keys).toStrictEqual(["mine", expect.not.stringMatching("mine")])
})

test("a server that never responds to the cancellation does not hold an aborted call for long", async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const controller = new AbortController()
  const respond = ({ url }: Request): Response | Promise<Response> => {
    if (url.endsWith("/cancel")) return new Promise(() => {})
    return Response.json(url.endsWith("/execute") ? { workflowExecutionId: executionId } : { status: "Queued" })
  }
  const client = new Client({ apiKey: key, fetch: fetchOf(respond) })
  const options = { signal: controller.signal, cancelOnAbort: true, onStatus: () => controller.abort() }
  const outcome = client.extract(input, options).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(await outcome).toBeInstanceOf(AbortError)
})

test("an extraction that is aborted before it started rejects with the signal's reason", async () => {
  const reason = new Error("closed")
  await expect(createWaiting("Queued").client.extract(input, { signal: AbortSignal.abort(reason) })).rejects.toBe(
    reason,
  )
})
