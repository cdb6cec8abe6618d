import { getEventListeners } from "node:events"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { Client, ExecutionFailedError, type ExecutionStatusView, WaitTimeoutError } from "../src/index.ts"
import { type Responder, sendJson, startLocalServer } from "./local-server.ts"
import { execution, executionId, fetchOf, key, workflowId } from "./samples.ts"

beforeEach(() => void vi.spyOn(Math, "random").mockReturnValue(0))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const view = (status: string) => ({ id: executionId, status, workflowId, fileId: "file_51c0ad93f7e2", jobId: "job" })
const statusPath = `/api/v1/executions/${executionId}/status`
const failed = { ...execution, extractedData: undefined, status: "Failed", errorMessage: "no_text: The page is empty." }

async function start(respond: Responder) {
  const server = await startLocalServer(respond)
  return { server, client: new Client({ apiKey: key, baseUrl: server.url }) }
}

/** Returns the given states one after another from a fetch without a network, so that time can be faked. */
function fakeClient(states: string[], last: object = execution) {
  const polls: number[] = []
  const fetch = (request: Request): Response => {
    if (!request.url.endsWith("/status")) return Response.json(last)
    // Faked time never advances in a busy loop; it must fail, not hang.
    if (polls.push(Date.now()) > 1000) return Response.json({ error: "Too many polls." }, { status: 400 })
    return Response.json(view(states[Math.min(polls.length, states.length) - 1] ?? "Queued"))
  }
  return { polls, client: new Client({ apiKey: key, fetch: fetchOf(fetch) }) }
}

test("a wait asks the server to hold the request and ends with the data", async () => {
  const { server, client } = await start((response, { path }) =>
    sendJson(response, path === statusPath ? view("Completed") : execution),
  )
  expect(await client.executions.wait(executionId)).toStrictEqual(execution)
  expect(server.seen.map(({ path }) => path)).toStrictEqual([statusPath, `/api/v1/executions/${executionId}`])
  expect(server.seen[0]?.headers["prefer"]).toBe("wait=1")
})

test("a wait survives a reset socket and a 502 page", async () => {
  const { server, client } = await start((response, { path }, count) => {
    if (count === 1) return response.socket?.resetAndDestroy()
    if (count === 2) return response.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad Gateway</h1>")
    return sendJson(response, path === statusPath ? view("Completed") : execution)
  })
  expect(await client.executions.wait(executionId)).toStrictEqual(execution)
  expect(server.seen).toHaveLength(4)
})

test("an abort ends a wait during a held request", async () => {
  const controller = new AbortController()
  const { client } = await start(() => controller.abort(new Error("enough")))
  await expect(client.executions.wait(executionId, { signal: controller.signal })).rejects.toThrow("enough")
  expect(getEventListeners(controller.signal, "abort")).toHaveLength(0)
})

test("the timeout of a wait ends a held request, and the error names the execution that continues", async () => {
  const { client } = await start(() => {})
  const error: unknown = await client.executions.wait(executionId, { deadline: 40 }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(WaitTimeoutError)
  expect(error).toMatchObject({ executionId, deadlineMs: 40 })
})

test("an execution that failed is an error with its reason and the execution", async () => {
  const { client } = fakeClient(["Failed"], failed)
  const error: unknown = await client.executions.wait(executionId).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ExecutionFailedError)
  expect(error).toMatchObject({ reason: "no_text", execution: { id: executionId, status: "Failed" } })
})

test("a server that does not hold requests is polled less and less often, and more often again when the status changes", async () => {
  vi.useFakeTimers()
  const { polls, client } = fakeClient([...Array<string>(12).fill("Queued"), "Processing", "Processing", "Completed"])
  const seen: string[] = []
  const waiting = client.executions.wait(executionId, { onStatus: ({ status }) => seen.push(status) })
  await vi.runAllTimersAsync()
  await waiting
  expect(seen).toStrictEqual(["Queued", "Processing", "Completed"])
  const pauses = polls.slice(1).map((at, index) => at - (polls[index] ?? 0))
  expect(pauses.slice(0, 3)).toStrictEqual([200, 300, 450])
  expect(pauses[11]).toBe(5000)
  expect(pauses.slice(12)).toStrictEqual([200, 300])
})

test("an unknown status is polled without a busy loop", async () => {
  vi.useFakeTimers()
  const { polls, client } = fakeClient(["Paused"])
  const waiting = client.executions.wait(executionId, { deadline: 60_000 }).catch((reason: unknown) => reason)
  await vi.runAllTimersAsync()
  expect(await waiting).toBeInstanceOf(WaitTimeoutError)
  expect(polls.length).toBeLessThan(25)
})

test("the client's maxRetries apply to the requests of a wait", async () => {
  const { server, client } = await start((response) => sendJson(response, { error: "Down." }, 503))
  await expect(client.withOptions({ maxRetries: 0 }).executions.wait(executionId)).rejects.toMatchObject({
    status: 503,
  })
  expect(server.seen).toHaveLength(1)
})

test("watch yields each status once and ends with the final one", async () => {
  vi.useFakeTimers()
  const { client } = fakeClient(["Queued", "Queued", "Processing", "Failed"])
  const seen: ExecutionStatusView[] = []
  const watching = (async () => {
    for await (const state of client.executions.watch(executionId)) seen.push(state)
  })()
  await vi.runAllTimersAsync()
  await watching
  expect(seen.map(({ status }) => status)).toStrictEqual(["Queued", "Processing", "Failed"])
})

test("the hold times double, so that intermediate states are seen while they last", async () => {
  vi.useFakeTimers()
  const preferences: string[] = []
  const fetch = ({ headers }: Request): Response => {
    const prefer = headers.get("prefer")
    if (prefer === null) return Response.json(execution)
    return Response.json(view(preferences.push(prefer) < 7 ? "Processing" : "Completed"))
  }
  const waiting = new Client({ apiKey: key, fetch: fetchOf(fetch) }).executions.wait(executionId)
  await vi.runAllTimersAsync()
  await waiting
  expect(preferences).toStrictEqual(["wait=1", "wait=2", "wait=4", "wait=8", "wait=16", "wait=25", "wait=25"])
})

test("an error that is not transient ends the wait", async () => {
  const { client } = await start((response) => sendJson(response, { error: "Not found." }, 404))
  await expect(client.executions.wait(executionId)).rejects.toMatchObject({ name: "NotFoundError" })
})
