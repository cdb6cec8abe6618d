import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { expect, onTestFinished, test } from "vitest"
import { createApp } from "./app.ts"
import { Sessions } from "./sessions.ts"

const workflowId = "wkf_3f9a1c7e20b4"
const executionId = "exe_8d02e5b7146f"
const executePath = `/docsift/api/v1/workflows/${workflowId}/execute`

/** Starts the program in front of a stub of Docsift that responds with `answer`. */
async function start(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const docsift = createServer(answer).listen(0, "127.0.0.1")
  await once(docsift, "listening")
  onTestFinished(() => docsift.close().closeAllConnections())
  const { port } = docsift.address() as AddressInfo // a TCP server's address is an object
  const logged: unknown[] = []
  const app = createApp({
    baseUrl: `http://127.0.0.1:${port}`,
    apiKey: "the-real-key",
    workflowId,
    sessions: new Sessions(),
    pageFolder: import.meta.dirname,
    log: (error) => logged.push(error),
  })
  const openSession = async (): Promise<string> => {
    const { token } = (await (await app.request("/session", { method: "POST" })).json()) as { token: string } // see app.ts
    return token
  }
  return { app, docsift, logged, openSession }
}

/** Responds to an upload as Docsift does, once it has arrived completely. */
async function accept(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await text(request)
  const location = `/api/v1/executions/${executionId}`
  response.writeHead(200, { "content-type": "application/json", location }).end("{}")
}

test("an upload is forwarded while it arrives", async () => {
  const first = Promise.withResolvers<string>()
  const { app, openSession } = await start((request, response) => {
    request.once("data", (chunk) => first.resolve(String(chunk)))
    void accept(request, response)
  })
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const headers = { "x-api-key": await openSession(), "content-type": "multipart/form-data; boundary=b" }
  const init = { method: "POST", headers, body: readable, duplex: "half" } as const
  const answered = app.request(executePath, init)

  const writer = writable.getWriter()
  await writer.write(new TextEncoder().encode("first"))
  expect(await first.promise).toBe("first")
  await writer.close()
  expect((await answered).status).toBe(200)
})

test("only necessary headers are forwarded, with the real key and an idempotency key of the session's own", async () => {
  const seen: IncomingMessage["headers"][] = []
  const { app, openSession } = await start((request, response) => {
    seen.push(request.headers)
    void accept(request, response)
  })
  for (const token of [await openSession(), await openSession()]) {
    const headers = { "x-api-key": token, "idempotency-key": "same", cookie: "secret=1", prefer: "wait=1" }
    await app.request(executePath, { method: "POST", headers, body: "x" })
  }
  for (const headers of seen) {
    expect(headers).toMatchObject({ "x-api-key": "the-real-key", prefer: "wait=1" })
    expect(headers.cookie).toBeUndefined()
  }
  expect(seen[0]?.["idempotency-key"]).toMatch(/^[0-9a-f]{64}$/)
  expect(seen[0]?.["idempotency-key"]).not.toBe(seen[1]?.["idempotency-key"])
})

test("a session sees only the executions of its own uploads", async () => {
  const { app, openSession } = await start((request, response) => void accept(request, response))
  const [mine, others] = [await openSession(), await openSession()]
  await app.request(executePath, { method: "POST", headers: { "x-api-key": mine }, body: "x" })

  for (const [method, path] of [
    ["GET", ""],
    ["GET", "/status"],
    ["GET", "/evidence"],
    ["POST", "/cancel"],
  ] as const) {
    const url = `/docsift/api/v1/executions/${executionId}${path}`
    expect((await app.request(url, { method, headers: { "x-api-key": mine } })).status).toBe(200)
    expect((await app.request(url, { method, headers: { "x-api-key": others } })).status).toBe(404)
    expect((await app.request(url, { method })).status).toBe(401)
  }
})

test.each([
  ["GET", "/docsift/api/v1/workflows"],
  ["GET", "/docsift/api/v1/executions"],
  ["POST", "/docsift/api/v1/workflows/wkf_000000000000/execute"],
  ["GET", `/docsift/api/v1/executions/${executionId}/file`],
  ["DELETE", `/docsift/api/v1/workflows/${workflowId}`],
])("%s %s is no operation of the page, and never reaches Docsift", async (method, path) => {
  let count = 0
  const { app, openSession } = await start((_request, response) => void response.end(String(count++)))
  const response = await app.request(path, { method, headers: { "x-api-key": await openSession() } })
  expect(response.status).toBe(404)
  expect(response.headers.get("x-error-code")).toBe("not_found")
  expect(count).toBe(0)
})

test("an unreachable Docsift is a 502 without its address, and is logged", async () => {
  const { app, docsift, logged, openSession } = await start(() => {})
  docsift.close()
  const init = { method: "POST", headers: { "x-api-key": await openSession() }, body: "x" }
  const response = await app.request(executePath, init)
  expect(response.status).toBe(502)
  expect(await response.json()).toStrictEqual({ error: "Documents cannot be processed at the moment." })
  expect(logged).toHaveLength(1)
})

test("a visitor who disconnects ends the request to Docsift", async () => {
  const left = Promise.withResolvers<void>()
  const visitor = new AbortController()
  const { app, logged, openSession } = await start((request) => {
    request.once("close", () => left.resolve())
    visitor.abort()
  })
  const headers = { "x-api-key": await openSession() }
  const init = { method: "POST", headers, body: "x", signal: visitor.signal }
  expect((await app.request(new Request(`http://page${executePath}`, init))).status).toBe(499)
  await left.promise
  expect(logged).toStrictEqual([])
})
