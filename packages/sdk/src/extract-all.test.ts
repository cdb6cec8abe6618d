import { setImmediate } from "node:timers/promises"
import { expect, onTestFinished, test, vi } from "vitest"
import { execution, fetchOf, key, readAll, workflow, workflowId } from "../test/samples.ts"
import { Client } from "./client.ts"
import { extractAll } from "./extract-all.ts"
import type { ExecutionId } from "./generated/ids.ts"

/** A server that knows idempotency keys; executions of files that contain "bad" fail until they are retried. */
function createServer() {
  const started = new Map<string, ExecutionId>()
  const failed = new Set<string>()
  const requests: string[] = []
  const respond = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.replace("/api/v1/", "")
    const id = /executions\/(exe_\w+)/.exec(path)?.[1] as ExecutionId // a path of the client
    requests.push(`${request.method} ${path}`)
    if (path === `workflows/${workflowId}`) return Response.json(workflow)
    if (path.endsWith("/execute") || path.endsWith("/retry")) {
      const idempotencyKey = request.headers.get("idempotency-key") ?? ""
      const known = started.get(idempotencyKey)
      const workflowExecutionId = known ?? (`exe_${String(started.size).padStart(12, "0")}` as const)
      started.set(idempotencyKey, workflowExecutionId)
      if (path.endsWith("/execute") && !known && (await request.text()).includes("bad")) failed.add(workflowExecutionId)
      return Response.json({ workflowExecutionId }, { headers: known ? { "idempotent-replayed": "true" } : {} })
    }
    const status = failed.has(id) ? "Failed" : "Completed"
    return Response.json({ ...execution, id, status, errorMessage: "no_text: Nothing to read." })
  }
  return { started, requests, client: new Client({ apiKey: key, maxRetries: 0, fetch: fetchOf(respond) }) }
}

const files = ["a", "bad", "c"].map((text) => new File([text], `${text}.txt`))

test("every file has an outcome, an execution or an error", async () => {
  const { client } = createServer()
  const progress: unknown[] = []
  const outcomes = await readAll(
    extractAll(client, { workflow: workflowId, files }, { onProgress: (view) => progress.push(view) }),
  )
  const byIndex = outcomes.sort((one, other) => one.index - other.index)
  expect(byIndex.map(({ execution: completed }) => completed?.status)).toStrictEqual([
    "Completed",
    undefined,
    "Completed",
  ])
  expect(byIndex[1]?.error).toMatchObject({ name: "ExecutionFailedError", reason: "no_text" })
  expect(progress.at(-1)).toStrictEqual({ completed: 2, failed: 1 })
})

test("a second run finds the executions of the first, and starts only those again that failed", async () => {
  const { client, started, requests } = createServer()
  await readAll(extractAll(client, { workflow: workflowId, files }))
  expect(started.size).toBe(3)
  requests.length = 0
  const again = await readAll(extractAll(client, { workflow: workflowId, files }))
  expect(again.every(({ error }) => error === undefined)).toBe(true)
  expect(started.size).toBe(4)
  expect(requests.filter((request) => request.endsWith("/retry"))).toHaveLength(1)
})

test("items can be opened, and have keys of the caller's own", async () => {
  const { client, started } = createServer()
  const input = { workflow: workflowId, files: ["a", "b"], open: (name: string) => new File([name], name) } as const
  const outcomes = await readAll(
    extractAll(client, input, { idempotencyKeyFor: (name) => `mine-${name}`, concurrency: 1 }),
  )
  expect(outcomes.map(({ file }) => file)).toStrictEqual(["a", "b"])
  expect([...started.keys()]).toStrictEqual(["mine-a", "mine-b"])
})

test("an abort ends the run with the signal's reason", async () => {
  const { client } = createServer()
  const controller = new AbortController()
  const run = async () => {
    for await (const _ of extractAll(client, { workflow: workflowId, files }, { signal: controller.signal }))
      controller.abort(new Error("enough"))
  }
  await expect(run()).rejects.toThrow("enough")
})

test.each([0, -1, Number.NaN])(
  "a concurrency of %d, with which no file would ever start, is rejected",
  async (concurrency) => {
    const { client, requests } = createServer()
    const run = readAll(extractAll(client, { workflow: workflowId, files }, { concurrency }))
    await expect(run).rejects.toMatchObject({ name: "InvalidArgumentError" })
    expect(requests).toHaveLength(0)
  },
)

/** Lets time pass only where a test advances it: not while the machine is busy. */
function holdTime(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] })
  onTestFinished(() => void vi.useRealTimers())
}

test("the deadline of a file includes its upload", async () => {
  holdTime()
  let deadlineOfWait = Infinity
  const respond = async ({ url, headers }: Request): Promise<Response> => {
    if (url.endsWith("/execute")) {
      await vi.advanceTimersByTimeAsync(1_500)
      return Response.json({ workflowExecutionId: execution.id })
    }
    // Whole seconds of what is left, as the server may hold the request for so long.
    if (url.endsWith("/status")) deadlineOfWait = Number(headers.get("prefer")?.replace("wait=", ""))
    return Response.json(url.endsWith(workflowId) ? workflow : execution)
  }
  const client = new Client({ apiKey: key, fetch: fetchOf(respond) })
  const outcomes = await readAll(
    extractAll(client, { workflow: workflowId, files: files.slice(0, 1) }, { deadline: 2_400 }),
  )
  expect(outcomes[0]?.error).toBeUndefined()
  expect(deadlineOfWait).toBe(0)
})

test("the client's deadline limits upload and wait of a file together, and the error names it", async () => {
  holdTime()
  const { promise: uploaded, resolve: markUploaded } = Promise.withResolvers<undefined>()
  const fetch = fetchOf(async (request) => {
    if (request.url.endsWith("/execute")) {
      await vi.advanceTimersByTimeAsync(150)
      markUploaded(undefined)
      return Response.json({ workflowExecutionId: execution.id })
    }
    return Response.json(request.url.endsWith(workflowId) ? workflow : { ...execution, status: "Queued" })
  })
  const client = new Client({ apiKey: key, fetch, deadline: 300 })
  const startedAt = performance.now()
  const end = { at: Infinity }
  const ending = readAll(extractAll(client, { workflow: workflowId, files: files.slice(0, 1) })).finally(
    () => (end.at = performance.now()),
  )
  // To prepare the upload takes turns of the event loop and none of the file's time.
  await Promise.race([uploaded, ending])
  while (end.at === Infinity) {
    await vi.advanceTimersByTimeAsync(10)
    await setImmediate()
  }
  const [outcome] = await ending
  expect(outcome?.error).toMatchObject({ name: "WaitTimeoutError", deadlineMs: 300 })
  expect(end.at - startedAt).toBeLessThan(440)
})
