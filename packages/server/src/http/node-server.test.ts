import { createHash } from "node:crypto"
import { request as httpRequest, Agent } from "node:http"
import { connect, type Socket } from "node:net"
import { Readable } from "node:stream"
import { finished } from "node:stream/promises"
import { text } from "node:stream/consumers"
import { afterEach, expect, test } from "vitest"
import {
  aWorkflow,
  adminKey,
  anExecution,
  createFakeApp,
  errorOf,
  type FakeServices,
} from "../../test/http/fake-app.ts"
import { listen, type ListeningServer } from "./node-server.ts"
import { responseOf } from "../domain/idempotency.ts"

const open: ListeningServer[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map(async (server) => server.close(0)))
})

const maxFileBytes = 1_000_000

async function serve(fakes: FakeServices = {}, log?: (line: string) => void): Promise<ListeningServer> {
  const app = createFakeApp(fakes, { maxFileBytes, ...(log === undefined ? {} : { log }) })
  const server = await listen(app, { host: "127.0.0.1", port: 0, maxBodyBytes: maxFileBytes + 65_536 })
  open.push(server)
  return server
}

function socketTo(server: ListeningServer): Socket {
  return connect(Number(new URL(server.url).port), "127.0.0.1")
}

/** Sends raw bytes and reads the connection to its end. */
async function exchange(server: ListeningServer, raw: string): Promise<string> {
  const socket = socketTo(server)
  socket.write(raw)
  return text(socket)
}

function bodyOf(reply: string): unknown {
  return JSON.parse(reply.slice(reply.indexOf("\r\n\r\n") + 4))
}

test.each([
  ["garbage", "GARBAGE\r\n\r\n", 400],
  ["a bad version", "GET / HTTP/9.9\r\nhost: x\r\n\r\n", 400],
  ["a broken header", "GET /livez HTTP/1.1\r\nhost: x\r\nbad header\r\n\r\n", 400],
  ["two lengths", "POST /livez HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx", 400],
  ["length and chunks", "POST /a HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n", 400],
  ["a huge header", `GET /livez HTTP/1.1\r\nhost: x\r\nx-a: ${"a".repeat(20_000)}\r\n\r\n`, 431],
  ["a missing host", "GET /livez HTTP/1.1\r\nconnection: close\r\n\r\n", 400],
  ["an empty host", "GET /livez HTTP/1.1\r\nhost:\r\nconnection: close\r\n\r\n", 400],
  ["a missing host with an absolute address", "GET http://x/livez HTTP/1.1\r\nconnection: close\r\n\r\n", 400],
  ["two hosts", "GET /livez HTTP/1.1\r\nhost: x\r\nhost: y\r\nconnection: close\r\n\r\n", 400],
  ["the same host twice in HTTP/1.0", "GET /livez HTTP/1.0\r\nhost: x\r\nhost: x\r\n\r\n", 400],
  ["a strange host in HTTP/1.0", "GET /livez HTTP/1.0\r\nhost: a b/c\r\n\r\n", 400],
  ["a strange host", "GET /livez HTTP/1.1\r\nhost: a b/c\r\nconnection: close\r\n\r\n", 400],
  ["CONNECT", "CONNECT example.com:443 HTTP/1.1\r\nhost: example.com\r\n\r\n", 405],
])("%s gets {error} on the raw socket", async (_what, raw, status) => {
  const reply = await exchange(await serve(), raw)
  expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(reply.toLowerCase()).toContain("content-type: application/json")
  expect(reply.toLowerCase()).toMatch(/x-error-code: (?:invalid_request|method_not_allowed)/)
  expect(reply).toMatch(/x-request-id: [0-9a-f-]{36}/)
  expect(bodyOf(reply)).toEqual({ error: expect.stringMatching(/^[A-Z].+\.$/) })
})

test("a path with an invalid encoding and one with dot segments are ordinary unknown routes", async () => {
  const server = await serve()
  for (const path of ["/%zz", "/api/v1/../../etc/passwd", "/files/%2e%2e", "//", "/api/v1/workflows/%00"]) {
    const reply = await exchange(server, `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
    expect(reply).toMatch(/^HTTP\/1\.1 40[014] /)
    expect(bodyOf(reply)).toHaveProperty("error")
  }
})

// RFC 9112 §3.2 requires Host in HTTP/1.1 only, and health checks of load balancers send 1.0 without it.
test.each([
  ["no host", "GET /livez HTTP/1.0\r\n\r\n"],
  ["an empty host", "GET /livez HTTP/1.0\r\nhost:\r\n\r\n"],
  ["a host", "GET /livez HTTP/1.0\r\nhost: x\r\n\r\n"],
  ["an absolute address", "GET http://x/livez HTTP/1.0\r\n\r\n"],
])("HTTP/1.0 with %s is served, and the connection closes after it", async (_what, raw) => {
  const reply = await exchange(await serve(), raw)
  expect(reply).toMatch(/^HTTP\/1\.1 200 /)
  expect(reply.toLowerCase()).toContain("connection: close")
})

test("HTTP/1.0 without a host keeps its connection only if the client requests it", async () => {
  const request = "GET /livez HTTP/1.0\r\nconnection: keep-alive\r\n\r\n"
  const reply = await exchange(await serve(), `${request}GET /livez HTTP/1.0\r\n\r\n`)
  expect(reply.match(/HTTP\/1\.1 200 /g)).toHaveLength(2)
  expect(reply.toLowerCase()).toMatch(/connection: keep-alive[\s\S]*connection: close/)
})

test("a request without a host is rejected also after a valid one on the same connection", async () => {
  const raw = "GET /livez HTTP/1.1\r\nhost: x\r\n\r\nGET /livez HTTP/1.1\r\n\r\n"
  expect((await exchange(await serve(), raw)).match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 400"])
})

const createWorkflow: NonNullable<NonNullable<FakeServices["workflows"]>["create"]> = async (
  _caller,
  _input,
  idempotency,
) => ({
  value: responseOf(idempotency, aWorkflow()),
  isReplayed: false,
})

test("GET, HEAD and JSON bodies work over the socket", async () => {
  const server = await serve({
    workflows: { get: async () => aWorkflow(), create: createWorkflow },
  })
  const url = `${server.url}/api/v1/workflows`
  const headers = { "x-api-key": adminKey, "content-type": "application/json" }
  const got = await fetch(`${url}/wkf_3f9a1c7e20b4`, { headers })
  expect(await got.json()).toMatchObject({ name: "Invoices" })
  const head = await fetch(`${url}/wkf_3f9a1c7e20b4`, { headers, method: "HEAD" })
  expect([head.status, await head.text()]).toEqual([200, ""])
  const body = JSON.stringify({ name: "a", configuration: aWorkflow().configuration })
  expect((await fetch(url, { method: "POST", headers, body })).status).toBe(201)
  const chunked = new Blob([body]).stream()
  expect((await fetch(url, { method: "POST", headers, body: chunked, duplex: "half" })).status).toBe(201)
})

test("a chunked JSON body that exceeds the limit gets a 413", async () => {
  const server = await serve()
  const body = new Blob([" ".repeat(2_000_000)]).stream()
  const headers = { "x-api-key": adminKey, "content-type": "application/json" }
  const response = await fetch(`${server.url}/api/v1/workflows`, { method: "POST", headers, body, duplex: "half" })
  expect(response.status).toBe(413)
  expect(await errorOf(response)).toContain("512 KiB")
})

const executePath = "/api/v1/workflows/wkf_3f9a1c7e20b4/execute"
const formHead = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.bin"\r\n\r\n'
const formEnd = "\r\n--b--\r\n"

type Start = NonNullable<NonNullable<FakeServices["startExecution"]>["start"]>

test("an upload is streamed to the service byte for byte", async () => {
  const content = Buffer.alloc(900_000, "0123456789abcdef\r\n--b")
  const start: Start = async (_caller, _id, upload, idempotency) => {
    const hash = createHash("sha256")
    for await (const chunk of upload.content) hash.update(chunk as Buffer)
    return { value: responseOf(idempotency, anExecution({ fileName: hash.digest("hex") })), isReplayed: false }
  }
  const server = await serve({ startExecution: { start } })
  const form = new FormData()
  form.append("file", new Blob([content]), "a.bin")
  const response = await fetch(server.url + executePath, {
    method: "POST",
    headers: { "x-api-key": adminKey },
    body: form,
  })
  expect(await response.json()).toMatchObject({ filename: createHash("sha256").update(content).digest("hex") })
})

/** Sends a file of this size without waiting for the response, as most clients do. */
async function upload(server: ListeningServer, sizeBytes: number, headers: Record<string, string>) {
  let sentBytes = 0
  async function* body() {
    yield Buffer.from(formHead)
    const chunk = Buffer.alloc(65_536)
    for (; sentBytes < sizeBytes; sentBytes += chunk.length) yield chunk
    yield Buffer.from(formEnd)
  }
  const replied = Promise.withResolvers<{ status: number | undefined; body: string }>()
  const request = httpRequest(server.url + executePath, {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=b", ...headers },
    agent: false,
  })
  request.on("error", replied.reject)
  request.on("response", (response) => {
    void text(response).then((body) => replied.resolve({ status: response.statusCode, body }), replied.reject)
  })
  const source = Readable.from(body())
  source.pipe(request)
  const reply = await replied.promise
  source.destroy()
  request.destroy()
  return { ...reply, sentBytes }
}

const counting =
  (received: { bytes: number }): Start =>
  async (_caller, _id, { content }, idempotency) => {
    for await (const chunk of content) received.bytes += (chunk as Buffer).length
    return { value: responseOf(idempotency, anExecution()), isReplayed: false }
  }

test.each([
  ["of unknown length", {}],
  ["with a content-length", { "content-length": String(200_000_000 + formHead.length + formEnd.length) }],
])(
  "the client of an oversized upload %s receives the 413, and neither memory nor the store is used",
  async (_what, headers) => {
    const received = { bytes: 0 }
    const server = await serve({ startExecution: { start: counting(received) } })
    const before = process.memoryUsage().rss
    const reply = await upload(server, 200_000_000, { "x-api-key": adminKey, ...headers })
    expect(reply.status).toBe(413)
    expect(JSON.parse(reply.body)).toEqual({ error: "The file may be at most 1 MB long." })
    expect(received.bytes).toBeLessThanOrEqual(maxFileBytes + 1)
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
  },
)

test("the client of an upload without a key receives the 401 while it still sends", async () => {
  const reply = await upload(await serve(), 5_000_000, {})
  expect(reply.status).toBe(401)
})

test("a client that waits for 100 Continue is not asked to send an oversized body", async () => {
  const server = await serve({ startExecution: { start: counting({ bytes: 0 }) } })
  const head = (length: number) =>
    `POST ${executePath} HTTP/1.1\r\nhost: x\r\nx-api-key: ${adminKey}\r\ncontent-type: multipart/form-data; boundary=b\r\n` +
    `content-length: ${length}\r\nexpect: 100-continue\r\n\r\n`
  const rejected = socketTo(server)
  rejected.write(head(200_000_000))
  const [first] = (await onceData(rejected)) as [Buffer]
  expect(first.toString()).toMatch(/^HTTP\/1\.1 413 /)
  rejected.destroy()

  const invited = socketTo(server)
  invited.write(head(formHead.length + 1 + formEnd.length))
  const [second] = (await onceData(invited)) as [Buffer]
  expect(second.toString()).toMatch(/^HTTP\/1\.1 100 /)
  invited.destroy()
})

async function onceData(socket: Socket): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    socket.once("data", (chunk) => resolve([chunk]))
    socket.once("error", reject)
  })
}

test("a client that disconnects during an upload aborts the service, and the server keeps serving", async () => {
  const ended = Promise.withResolvers<{ isAborted: boolean; error: unknown }>()
  const started = Promise.withResolvers<void>()
  const start: Start = async (_caller, _id, { content }, _idempotency, signal) => {
    try {
      content.once("data", () => started.resolve())
      await finished(content)
      throw new Error("the content must not end well")
    } catch (error) {
      ended.resolve({ isAborted: signal.aborted, error })
      throw error
    }
  }
  const server = await serve({ startExecution: { start } })
  const socket = socketTo(server)
  socket.write(
    `POST ${executePath} HTTP/1.1\r\nhost: x\r\nx-api-key: ${adminKey}\r\ncontent-type: multipart/form-data; boundary=b\r\n` +
      `content-length: 100000\r\n\r\n${formHead}${"x".repeat(1000)}`,
  )
  await started.promise
  socket.destroy()
  expect(await ended.promise).toMatchObject({ isAborted: true, error: { code: "invalid_request" } })
  expect((await fetch(`${server.url}/livez`)).status).toBe(200)
})

test("a download that fails in the store is logged and truncated, never completed with other bytes", async () => {
  const lines: string[] = []
  const fakes: FakeServices = {
    files: {
      open: async () => ({
        fileName: "a.pdf",
        mediaType: "application/pdf",
        sizeBytes: 1_000_000,
        sha256: "aa",
        isInline: true,
        read: async () =>
          Readable.from(
            (async function* () {
              yield Buffer.alloc(1000, "x")
              throw new Error("disk /dev/sda on fire")
            })(),
          ),
      }),
    },
  }
  const server = await serve(fakes, (line) => lines.push(line))
  const socket = socketTo(server)
  socket.write("GET /files/file_1 HTTP/1.1\r\nhost: x\r\n\r\n")
  const received = await text(socket).catch(() => "")
  expect(received).not.toMatch(/fire|Error/)
  const response = fetch(`${server.url}/files/file_1`).then(async (response) => response.text())
  await expect(response).rejects.toThrow()
  expect(lines.join("")).toContain("/dev/sda on fire")
})

test("closing lets a response in progress finish, asks its client to close the connection, and accepts no new one", async () => {
  const release = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  const server = await serve({
    workflows: {
      get: async () => {
        arrived.resolve()
        await release.promise
        return aWorkflow()
      },
    },
  })
  const agent = new Agent({ keepAlive: true })
  const reply = new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    const headers = { "x-api-key": adminKey }
    httpRequest(`${server.url}/api/v1/workflows/wkf_3f9a1c7e20b4`, { headers, agent }, (response) => {
      response.resume()
      response.on("end", () => resolve({ status: response.statusCode, connection: response.headers.connection }))
    })
      .on("error", reject)
      .end()
  })
  await arrived.promise
  const closing = server.close(10_000)
  await expect(fetch(`${server.url}/livez`)).rejects.toThrow()
  release.resolve()
  expect(await reply).toEqual({ status: 200, connection: "close" })
  await closing
  agent.destroy()
})

test("closing destroys connections that are still open at the deadline, and can be called twice", async () => {
  const server = await serve({ workflows: { get: async () => new Promise(() => {}) } })
  const reply = fetch(`${server.url}/api/v1/workflows/wkf_3f9a1c7e20b4`, { headers: { "x-api-key": adminKey } })
  const failed = expect(reply).rejects.toThrow()
  await fetch(`${server.url}/livez`)
  await Promise.all([server.close(0), server.close(0)])
  await failed
})

test("a port in use fails the start, not the process", async () => {
  const server = await serve()
  const port = Number(new URL(server.url).port)
  const second = listen(createFakeApp(), { host: "127.0.0.1", port, maxBodyBytes: 1 })
  await expect(second).rejects.toMatchObject({ code: "EADDRINUSE" })
})

test("more header fields than allowed are rejected, not dropped one by one", async () => {
  const server = await serve()
  const fields = (count: number) => Array.from({ length: count }, (_, index) => `x-${index}: 1\r\n`).join("")
  const ask = async (count: number) =>
    exchange(server, `GET /livez HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${fields(count)}\r\n`)
  expect(await ask(98)).toMatch(/^HTTP\/1\.1 200 /)
  const rejected = await ask(99)
  expect(rejected).toMatch(/^HTTP\/1\.1 431 /)
  expect(bodyOf(rejected)).toEqual({ error: "The request may have at most 100 header fields." })
})

test("a request target longer than the header limit is rejected", async () => {
  const reply = await exchange(await serve(), `GET /${"a".repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`)
  expect(reply).toMatch(/^HTTP\/1\.1 431 /)
})

// Slowloris: without these limits, a byte now and then keeps a connection open forever.
const hasty = { headersMs: 300, requestMs: 600, keepAliveMs: 300, socketMs: 2_000, checkEveryMs: 50 }

async function dripping(raw: string, drops: string): Promise<{ reply: string; tookMs: number }> {
  const app = createFakeApp({ startExecution: { start: counting({ bytes: 0 }) } })
  const server = await listen(app, { host: "127.0.0.1", port: 0, maxBodyBytes: 1_000_000, timeouts: hasty })
  open.push(server)
  const startedAt = performance.now()
  const socket = socketTo(server)
  socket.on("error", () => undefined)
  socket.write(raw)
  const timer = setInterval(() => socket.write(drops), 40)
  const reply = await text(socket).catch(() => "")
  clearInterval(timer)
  return { reply, tookMs: performance.now() - startedAt }
}

test.each([
  ["headers", "GET /livez HTTP/1.1\r\nhost: x\r\n", "x-a: b\r\n"],
  [
    "a JSON body",
    `POST /api/v1/workflows HTTP/1.1\r\nhost: x\r\nx-api-key: ${adminKey}\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n`,
    " ",
  ],
  [
    "a chunked body",
    `POST /api/v1/workflows HTTP/1.1\r\nhost: x\r\nx-api-key: ${adminKey}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
    "1\r\n \r\n",
  ],
  [
    "a file",
    `POST ${executePath} HTTP/1.1\r\nhost: x\r\nx-api-key: ${adminKey}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 100000\r\n\r\n${formHead}`,
    "x",
  ],
])("a client that sends %s byte by byte is disconnected at the deadline", async (_what, raw, drops) => {
  const { reply, tookMs } = await dripping(raw, drops)
  expect(reply).toMatch(/^(?:HTTP\/1\.1 408 [\s\S]*"error"|$)/)
  // The limits are below a second; without them the connection would stay open.
  expect(tookMs).toBeLessThan(30_000)
})

test("an idle connection is closed after the idle timeout", async () => {
  const server = await listen(createFakeApp(), { host: "127.0.0.1", port: 0, maxBodyBytes: 1, timeouts: hasty })
  open.push(server)
  const reply = await exchange(server, "GET /livez HTTP/1.1\r\nhost: x\r\n\r\n")
  expect(reply).toMatch(/^HTTP\/1\.1 200 /)
})

test("connections above the limit are closed at once and counted; open connections are served", async () => {
  const dropped: number[] = []
  const options = { host: "127.0.0.1", port: 0, maxBodyBytes: 1, maxConnections: 2 }
  const server = await listen(createFakeApp(), { ...options, onDropped: (count) => void dropped.push(count) })
  open.push(server)
  const first = socketTo(server)
  const second = socketTo(server)
  for (const socket of [first, second]) {
    socket.write("GET /livez HTTP/1.1\r\nhost: x\r\n\r\n")
    await onceData(socket)
  }
  const third = await exchange(server, "GET /livez HTTP/1.1\r\nhost: x\r\n\r\n").catch(() => "")
  expect([third, dropped]).toEqual(["", [1]])
  first.write("GET /livez HTTP/1.1\r\nhost: x\r\n\r\n")
  expect(String((await onceData(first))[0])).toMatch(/^HTTP\/1\.1 200 /)
  first.destroy()
  second.destroy()
  await fetchUntilServed(server)
})

async function fetchUntilServed(server: ListeningServer): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isServed = await fetch(`${server.url}/livez`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isServed) return
  }
  throw new Error("no new connection was accepted after one had closed")
}
