import { getEventListeners, once } from "node:events"
import { type AddressInfo, createServer } from "node:net"
import { inspect, promisify } from "node:util"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { ApiError, Client, type ClientOptions, ConnectionError, ResponseError, TimeoutError } from "../src/index.ts"
import { type Responder, sendJson, startLocalServer } from "./local-server.ts"
import { configuration, key, workflow, workflowId } from "./samples.ts"

// Pauses between attempts are random within a window; zero makes them end at once.
beforeEach(() => void vi.spyOn(Math, "random").mockReturnValue(0))
afterEach(() => void vi.restoreAllMocks())

/** Closing sockets, up to a thousand, takes a busy machine longer than the usual second. */
const busyMs = 30_000

async function start(respond: Responder, options: ClientOptions = {}) {
  const server = await startLocalServer(respond)
  return { server, client: new Client({ apiKey: key, baseUrl: server.url, ...options }) }
}

const caught = (call: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(call).then(
    () => expect.fail("the call should have failed"),
    (error: unknown) => error,
  )

test("an abort during the back-off ends the call at once", async () => {
  const controller = new AbortController()
  const { server, client } = await start(
    (response) => sendJson(response, { error: "later" }, 503, { "retry-after": "59" }),
    {
      hooks: { onRetry: () => setImmediate(() => controller.abort(new Error("enough"))) },
    },
  )
  const error = await caught(client.workflows.list({}, { signal: controller.signal }))
  expect(error).toStrictEqual(new Error("enough"))
  expect(server.seen).toHaveLength(1)
  expect(getEventListeners(controller.signal, "abort")).toHaveLength(0)
})

test("a body that stalls after the headers ends with a timeout error", async () => {
  const { server, client } = await start(
    (response) => response.writeHead(200, { "content-type": "application/json" }).write("["),
    // Client and server share this thread: the second attempt has to arrive within its time on a busy machine too.
    { timeout: 1_500, maxRetries: 1 },
  )
  const error = await caught(client.workflows.list())
  expect(error).toBeInstanceOf(TimeoutError)
  expect(error).toMatchObject({ timeoutMs: 1_500, attempts: 2, method: "GET", path: "/api/v1/workflows" })
  expect(server.seen).toHaveLength(2)
})

test("a POST that failed with 503 is sent again with the same idempotency key", async () => {
  const { server, client } = await start((response, _, count) =>
    count < 3
      ? sendJson(response, { error: "Unavailable." }, 503)
      : sendJson(response, { workflowId, message: "Stored." }, 201),
  )
  await client.workflows.create({ name: "Invoices", configuration })
  const keys = server.seen.map(({ headers }) => headers["idempotency-key"])
  expect(keys).toHaveLength(3)
  expect(keys[0]).toMatch(/^[\x20-\x7e]{16,255}$/)
  expect(new Set(keys).size).toBe(1)
})

test("two calls never share an idempotency key", async () => {
  const { server, client } = await start((response) =>
    sendJson(response, { id: "key_94be60d1a3c8", name: "a", key: "b" }),
  )
  await client.apiKeys.create({ name: "a" })
  await client.apiKeys.create({ name: "a" })
  expect(server.seen[0]?.headers["idempotency-key"]).not.toBe(server.seen[1]?.headers["idempotency-key"])
})

test("a GET whose socket is reset is sent again", async () => {
  const { server, client } = await start((response, _, count) =>
    count < 3 ? response.socket?.resetAndDestroy() : sendJson(response, [workflow]),
  )
  expect(await client.workflows.list()).toStrictEqual([workflow])
  expect(server.seen).toHaveLength(3)
})

test("a truncated body is fetched again", async () => {
  const { server, client } = await start((response, _, count) => {
    if (count > 1) return sendJson(response, [])
    response.writeHead(200, { "content-type": "application/json", "content-length": "1000" })
    response.write("[", () => response.destroy())
  })
  expect(await client.workflows.list()).toStrictEqual([])
  expect(server.seen).toHaveLength(2)
})

test("a refused connection is a connection error that names the server, the reason and its cause", async () => {
  const listener = createServer().listen(0, "127.0.0.1")
  await once(listener, "listening")
  const { port } = listener.address() as AddressInfo // a TCP server has no other kind
  await promisify(listener.close.bind(listener))()
  const client = new Client({ apiKey: key, baseUrl: `http://127.0.0.1:${port}`, maxRetries: 1 })
  const error = await caught(client.workflows.list())
  expect(error).toBeInstanceOf(ConnectionError)
  expect(error).toMatchObject({
    message: `Cannot reach http://127.0.0.1:${port} (ECONNREFUSED) (GET /api/v1/workflows, attempt 2)`,
    attempts: 2,
    cause: expect.any(Error),
  })
})

test("a lost connection is a connection error that names the server", async () => {
  const { server, client } = await start((response) => response.socket?.resetAndDestroy(), { maxRetries: 0 })
  const error = await caught(client.workflows.list())
  expect(error).toMatchObject({
    name: "ConnectionError",
    message: `No complete response from ${server.url} (ECONNRESET) (GET /api/v1/workflows, attempt 1)`,
  })
})

test.each([
  ["a page", "text/html", "<h1>Welcome</h1>", /text\/html.*Welcome/],
  ["invalid JSON", "application/json", '{"id": ', /Not a response of Docsift.*id/],
  ["an empty body", "application/json", "", /Not a response of Docsift: 200 application\/json ""/],
  [
    "null, on which every access would fail,",
    "application/json",
    "null",
    /Not a response of Docsift: 200 application\/json "null"/,
  ],
  ["a missing content type", "", "[]", /Not a response of Docsift/],
])("%s instead of a result is an error that shows it, and is not requested again", async (_, type, body, message) => {
  const { server, client } = await start((response) => {
    response
      .writeHead(200, type ? { "content-type": type, "x-request-id": "req_1" } : { "x-request-id": "req_1" })
      .end(body)
  })
  const error = await caught(client.workflows.list())
  expect(error).toBeInstanceOf(ResponseError)
  expect(error).toMatchObject({ message: expect.stringMatching(message), status: 200, body, requestId: "req_1" })
  expect(server.seen).toHaveLength(1)
})

test.each([
  [200, "text/html"],
  [500, "text/html"],
  [400, "application/json"],
])("only the start of an endless error body (%i, %s) is read", async (status, type) => {
  const { server, client } = await start((response) => {
    response.writeHead(status, { "content-type": type })
    const write = (): void => {
      while (!response.destroyed) if (!response.write("x".repeat(10_000))) return void response.once("drain", write)
    }
    write()
  })
  const error = await caught(client.workflows.list({}, { maxRetries: 0 }))
  expect(error).toMatchObject({ status, body: "x".repeat(500) })
  expect(String(error).length).toBeLessThan(1000)
  await vi.waitFor(async () => expect(await server.countConnections()).toBe(0), busyMs)
})

test("an error message of any length is truncated", async () => {
  const { client } = await start((response) => sendJson(response, { error: "No. ".repeat(10_000) }, 400))
  const error = await caught(client.workflows.list())
  expect(error).toMatchObject({ name: "BadRequestError", message: expect.stringMatching(/^No\. /) })
  expect(String(error).length).toBeLessThan(1000)
})

test.each([400, 401, 403, 404, 405, 409, 413, 415, 422, 501])("status %i is never retried", async (status) => {
  const { server, client } = await start((response) =>
    sendJson(response, { error: "No." }, status, { "x-error-code": "some_code", "x-request-id": "req_1" }),
  )
  const error = await caught(client.workflows.create({ name: "a", configuration }))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status, code: "some_code", requestId: "req_1", attempts: 1, method: "POST" })
  expect(server.seen).toHaveLength(1)
})

test.each([408, 425, 429, 500, 502, 503, 504])("status %i is retried", async (status) => {
  const { server, client } = await start((response, _, count) =>
    count === 1 ? response.writeHead(status).end("<h1>Oops</h1>") : sendJson(response, []),
  )
  expect(await client.workflows.list()).toStrictEqual([])
  expect(server.seen).toHaveLength(2)
})

test("a Retry-After beyond the limit fails at once and is reported", async () => {
  const { server, client } = await start((response) =>
    sendJson(response, { error: "Busy." }, 429, { "retry-after": "3600" }),
  )
  const error = await caught(client.workflows.list())
  expect(error).toMatchObject({ name: "RateLimitError", status: 429, retryAfterMs: 3_600_000 })
  expect(server.seen).toHaveLength(1)
})

test("a 409 caused by an earlier attempt of the same call is retried, one caused by another call is not", async () => {
  const busy = { "x-error-code": "idempotency_in_progress" }
  const { server, client } = await start((response, _, count) => {
    if (count === 1) return response.socket?.resetAndDestroy()
    if (count === 2 || count === 4) return sendJson(response, { error: "Still running." }, 409, busy)
    return sendJson(response, { id: "key_94be60d1a3c8", name: "a", key: "b" })
  })
  await client.apiKeys.create({ name: "a" })
  expect(server.seen).toHaveLength(3)
  expect(await caught(client.apiKeys.create({ name: "a" }, { idempotencyKey: "mine" }))).toMatchObject({ status: 409 })
  expect(server.seen).toHaveLength(4)
})

test("a deadline ends a call that would continue", async () => {
  const { client } = await start(() => {}, { timeout: 10_000, deadline: 50 })
  expect(await caught(client.workflows.list())).toBeInstanceOf(TimeoutError)
})

test("a pause that would exceed the deadline is not started", async () => {
  const { server, client } = await start((response) =>
    sendJson(response, { error: "Unavailable." }, 503, { "retry-after": "50" }),
  )
  expect(await caught(client.workflows.list({}, { deadline: 10_000 }))).toMatchObject({ status: 503 })
  expect(server.seen).toHaveLength(1)
})

const wrongIds: unknown[] = [
  "..",
  "",
  undefined,
  null,
  7,
  "../api-keys",
  "wkf_3f9a1c7e20b4/../x",
  "exe_3F9A1C7E20B4",
  key,
]
test.each(wrongIds)("the id %o never reaches the network", async (wrong) => {
  const { server, client } = await start((response) => sendJson(response, {}))
  const id = wrong as string // what callers without types may pass
  const calls = [
    client.workflows.get(id),
    client.workflows.update(id, { name: "a", configuration }),
    client.workflows.delete(id),
    client.workflows.execute(id, new Uint8Array(1)),
    client.workflows.execution(id, "exe_8d02e5b7146f"),
    client.workflows.execution(workflowId, id),
    client.executions.get(id),
    client.executions.status(id),
    client.executions.file(id),
    client.executions.download(id),
    client.executions.export(id),
    client.executions.evidence(id),
    client.executions.cancel(id),
    client.executions.retry(id),
    client.executions.wait(id),
    client.apiKeys.revoke(id),
    client.admin.users.createApiKey(id, { name: "a" }),
    client.extract({ workflow: id, file: new Uint8Array(1) }),
    client.raw.GET("/api/v1/workflows/{workflowId}", { params: { path: { workflowId: id } } }),
  ]
  for (const call of calls) {
    const error = await caught(call)
    expect(error).toMatchObject({ name: "InvalidArgumentError" })
    expect(String(error)).not.toContain(key)
  }
  expect(server.seen).toHaveLength(0)
})

test("a redirect to another origin is not followed, so the key is not sent there", async () => {
  const other = await startLocalServer((response) => sendJson(response, []))
  const { server, client } = await start((response) => response.writeHead(302, { location: other.url }).end())
  const error = await caught(client.workflows.list())
  expect(error).toMatchObject({
    name: "ResponseError",
    status: 302,
    message: expect.stringContaining("Redirects are not followed"),
  })
  await client.raw.GET("/api/v1/workflows")
  expect(server.seen).toHaveLength(2)
  expect(other.seen).toHaveLength(0)
})

test("the raw client does not send the key to another server", async () => {
  const other = await startLocalServer((response) => sendJson(response, []))
  const { client } = await start((response) => sendJson(response, []))
  await expect(client.raw.GET("/api/v1/workflows", { baseUrl: other.url })).rejects.toMatchObject({
    name: "InvalidArgumentError",
  })
  expect(other.seen).toHaveLength(0)
})

test("client, errors, logs and hooks never show the key, even when the server echoes it", async () => {
  const shown: unknown[] = []
  const show = (value: unknown) => void shown.push(value)
  const { client } = await start(
    (response, { path }) => {
      if (path.endsWith("workflows")) return sendJson(response, { error: `bad key ${key}` }, 503)
      response
        .writeHead(path.endsWith("api-keys") ? 200 : 502, { "content-type": "text/html" })
        .end(`x-api-key: ${key}`)
    },
    {
      maxRetries: 1,
      logger: { debug: show, warn: show },
      logLevel: "debug",
      hooks: { onRequest: show, onResponse: show, onRetry: show },
    },
  )
  show(client)
  show(await caught(client.workflows.list()))
  show(await caught(client.apiKeys.list()))
  show(await caught(client.executions.list()))
  show(await caught(client.workflows.list({}, { timeout: 0.01, maxRetries: 0 })))
  show(await caught(new Client({ apiKey: key, baseUrl: "http://127.0.0.1:1", maxRetries: 0 }).workflows.list()))
  expect(shown.length).toBeGreaterThan(15)
  for (const value of shown) {
    expect(inspect(value, { depth: 20, showHidden: true, getters: true })).not.toContain(key)
    expect(JSON.stringify(value)).not.toContain(key)
    expect(String(value)).not.toContain(key)
    if (value instanceof Error) expect(value.stack).not.toContain(key)
  }
})

test.each([`${key}\nx-admin: yes`, `${key}\r\n\r\n${key}`, `${key}\u0000`, `${key}é`])(
  "a key that is not a valid header value is rejected without being quoted",
  async (wrong) => {
    const thrown = (): unknown => {
      try {
        return new Client({ apiKey: wrong })
      } catch (error) {
        return error
      }
    }
    const { server, client } = await start((response) => sendJson(response, []), { apiKey: () => wrong })
    for (const error of [thrown(), await caught(client.workflows.list())]) {
      expect(error).toMatchObject({ name: "InvalidArgumentError" })
      expect(inspect(error)).not.toContain(key)
    }
    expect(server.seen).toHaveLength(0)
  },
)

test("1,000 aborted calls leave no timer, no listener and no socket", async () => {
  const arrived = Promise.withResolvers<void>()
  const { server, client } = await start((_response, _request, count) => {
    if (count === 1000) arrived.resolve()
  })
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length
  const timersBefore = timers()
  const controller = new AbortController()
  const calls = Promise.allSettled(
    Array.from({ length: 1000 }, () => client.workflows.list({}, { signal: controller.signal })),
  )
  await arrived.promise
  controller.abort()
  const outcomes = await calls
  expect(
    outcomes.every((outcome) => outcome.status === "rejected" && outcome.reason === controller.signal.reason),
  ).toBe(true)
  expect(getEventListeners(controller.signal, "abort")).toHaveLength(0)
  // undici keeps one timer of its own, regardless of the number of calls.
  expect(timers() - timersBefore).toBeLessThanOrEqual(2)
  await vi.waitFor(async () => expect(await server.countConnections()).toBe(0), busyMs)
})

test("changes to the input after the call do not affect its later attempts", async () => {
  const name = "Invoices"
  const input = { name }
  const { server, client } = await start(
    (response, _, count) =>
      count === 1 ? sendJson(response, { error: "Unavailable." }, 503) : sendJson(response, { id: "key_94be60d1a3c8" }),
    { hooks: { onRetry: () => void (input.name = "Other") } },
  )
  await client.apiKeys.create(input)
  expect(server.seen.map(({ body }) => body.toString())).toStrictEqual([`{"name":"${name}"}`, `{"name":"${name}"}`])
})

test("a body that cannot be serialised fails at once, and nothing is sent", async () => {
  const { server, client } = await start((response) => sendJson(response, {}))
  const input: { name: string; self?: unknown } = { name: "a" }
  input.self = input
  expect(await caught(client.apiKeys.create(input))).toBeInstanceOf(TypeError)
  expect(server.seen).toHaveLength(0)
})

test("an error for invalid JSON that echoes the key shows no part of it", async () => {
  const short = "dsk_Secret"
  const { client } = await start(
    (response) => response.writeHead(200, { "content-type": "application/json" }).end(short),
    { apiKey: short },
  )
  const error = await caught(client.workflows.list())
  expect(error).toMatchObject({ name: "ResponseError", body: "***" })
  expect(inspect(error)).not.toContain("dsk_")
})

test("a fetch that ignores its signal is abandoned anyway, and its late response is cancelled", async () => {
  const late = Promise.withResolvers<Response>()
  const cancelled = Promise.withResolvers<void>()
  const client = new Client({ apiKey: key, fetch: () => late.promise, timeout: 20, maxRetries: 0 })
  expect(await caught(client.workflows.list())).toBeInstanceOf(TimeoutError)
  late.resolve(new Response(new ReadableStream({ cancel: () => cancelled.resolve() })))
  await cancelled.promise
})

test("hooks see every attempt, and a header they add is sent with it", async () => {
  const events: unknown[] = []
  const { server, client } = await start(
    (response, _, count) =>
      count === 1
        ? sendJson(response, { error: "Unavailable." }, 503)
        : sendJson(response, [], 200, { "x-request-id": "req_2" }),
    {
      hooks: {
        onRequest: ({ method, path, attempts, headers }) => {
          events.push(["request", method, path, attempts])
          headers.set("traceparent", `attempt-${attempts}`)
        },
        onResponse: ({ status, attempts, requestId }) => events.push(["response", status, attempts, requestId]),
        onRetry: ({ attempts, delayMs, error }) => events.push(["retry", attempts, delayMs, error.name]),
      },
    },
  )
  await client.workflows.list()
  expect(events).toStrictEqual([
    ["request", "GET", "/api/v1/workflows", 1],
    ["response", 503, 1, undefined],
    ["retry", 1, 0, "InternalServerError"],
    ["request", "GET", "/api/v1/workflows", 2],
    ["response", 200, 2, "req_2"],
  ])
  expect(server.seen.map(({ headers }) => headers["traceparent"])).toStrictEqual(["attempt-1", "attempt-2"])
})

test("a key function may return another key for every attempt", async () => {
  let count = 0
  const { server, client } = await start(
    (response, _, seen) => (seen === 1 ? response.writeHead(503).end() : sendJson(response, [])),
    { apiKey: async () => `dsk_${++count}` },
  )
  await client.workflows.list()
  expect(server.seen.map(({ headers }) => headers["x-api-key"])).toStrictEqual(["dsk_1", "dsk_2"])
})

test("a middleware of the raw client never sees the key", async () => {
  const { server, client } = await start((response) => sendJson(response, []))
  const shown: string[] = []
  client.raw.use({ onResponse: ({ request }) => void shown.push(...request.headers.values()) })
  await client.raw.GET("/api/v1/workflows", { headers: { "x-mine": "1" } })
  expect(server.seen[0]?.headers["x-api-key"]).toBe(key)
  expect(shown).toStrictEqual(["docsift-sdk/source", "1"])
})
