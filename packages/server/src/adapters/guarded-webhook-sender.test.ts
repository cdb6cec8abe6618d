import { execFileSync } from "node:child_process"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { createServer, type RequestListener } from "node:http"
import { createServer as createTlsServer } from "node:https"
import { type AddressInfo, createServer as createSocketServer, type Server } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, expect, test } from "vitest"
import { allowedHosts } from "../domain/allowed-hosts.ts"
import { createGuardedFetch } from "./guarded-fetch.ts"
import { GuardedWebhookSender } from "./guarded-webhook-sender.ts"

const closing: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** Long enough for a loaded machine: only what never responds reaches it, in tests that give a shorter one. */
const patience = 10_000

async function send(url: string, timeoutMs = patience, signal = new AbortController().signal) {
  const guarded = createGuardedFetch({
    allowsPrivate: false,
    requiresTls: true,
    allowedHosts: allowedHosts(["127.0.0.1"]),
  })
  closing.push(() => guarded.close())
  const sender = new GuardedWebhookSender(guarded.fetch, timeoutMs)
  return sender.send(
    { url, headers: { "content-type": "application/json", "webhook-id": "msg_1" }, body: "{}" },
    signal,
  )
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  closing.push(() => new Promise((done) => server.close(done)))
  return (server.address() as AddressInfo).port // A listening server of TCP.
}

/** Starts a receiver; it is closed after the test. */
async function receive(listener: (...given: Parameters<RequestListener>) => unknown): Promise<string> {
  const server = createServer((request, response) => void listener(request, response))
  const port = await listen(server)
  closing.push(() => server.closeAllConnections())
  return `http://127.0.0.1:${port}/hooks`
}

test("the receiver gets body and headers, and its status comes back without its body", async () => {
  const seen: unknown[] = []
  const url = await receive(async (request, response) => {
    const parts = await request.toArray()
    seen.push([request.method, request.url, request.headers["webhook-id"], Buffer.concat(parts).toString()])
    response.writeHead(202, { "x-secret": "internal" }).end("internal")
  })
  expect(await send(url)).toEqual({ status: 202 })
  expect(seen).toEqual([["POST", "/hooks", "msg_1", "{}"]])
})

test.each([300, 400, 404, 410, 429, 500, 503])(
  "a response with %d is an error, with its retry-after",
  async (status) => {
    const url = await receive(
      (_request, response) => void response.writeHead(status, { "retry-after": "120" }).end("no"),
    )
    expect(await send(url)).toEqual({ status, error: "status", retryAfter: "120" })
  },
)

test("a redirect is an error and is not followed", async () => {
  let hits = 0
  const target = await receive((_request, response) => void (hits++, response.end()))
  const url = await receive((_request, response) => void response.writeHead(307, { location: target }).end())
  expect(await send(url)).toEqual({ status: 307, error: "status", retryAfter: undefined })
  expect(hits).toBe(0)
})

test("an endless body is read to 64 KiB, and the message counts as delivered", async () => {
  let written = 0
  const url = await receive((_request, response) => {
    const write = () => {
      while (!response.destroyed && response.write(Buffer.alloc(16_384))) written += 16_384
    }
    response.on("drain", write)
    write()
  })
  expect(await send(url)).toEqual({ status: 200 })
  // What the operating system buffers was sent as well; without a limit this would not end.
  expect(written).toBeLessThan(50_000_000)
})

test("no response, and a body that never ends, are timeouts", async () => {
  const silent = await receive(() => undefined)
  const halting = await receive((_request, response) => void response.writeHead(200).write("a"))
  expect(await send(silent, 100)).toEqual({ error: "timeout" })
  expect(await send(halting, 500)).toEqual({ error: "timeout" })
})

test("an address that the rules forbid is refused", async () => {
  const url = await receive((_request, response) => void response.end())
  expect(await send(url.replace("127.0.0.1", "127.0.0.2"))).toEqual({ error: "refused" })
  expect(await send("https://169.254.169.254/latest")).toEqual({ error: "refused" })
  expect(await send("http://127.0.0.1:25/")).toEqual({ error: "refused" })
})

test("a name that resolves to the machine itself is refused", async () => {
  const guarded = createGuardedFetch({ allowsPrivate: false, requiresTls: true })
  closing.push(() => guarded.close())
  const request = { url: "https://localhost/hooks", headers: {}, body: "{}" }
  const sender = new GuardedWebhookSender(guarded.fetch)
  expect(await sender.send(request, new AbortController().signal)).toEqual({ error: "refused" })
})

test("a port without a listener is unreachable", async () => {
  const url = await receive((_request, response) => void response.end())
  for (const close of closing.splice(0).toReversed()) await close()
  expect(await send(url)).toEqual({ error: "unreachable" })
})

test("a name that does not exist is an error of DNS", async () => {
  expect(await send("https://no-such-host.invalid/hooks")).toEqual({ error: "dns" })
})

test("a server without a trusted certificate, or without TLS, is an error of TLS", async () => {
  const directory = await mkdtemp(join(tmpdir(), "docsift-tls-"))
  closing.push(() => rm(directory, { recursive: true }))
  const [key, cert] = [join(directory, "key.pem"), join(directory, "certificate.pem")]
  const options = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=ours"]
  execFileSync("openssl", [...options, "-keyout", key, "-out", cert], { stdio: "pipe" })
  const unknown = createTlsServer({ key: await readFile(key), cert: await readFile(cert) })
  expect(await send(`https://127.0.0.1:${await listen(unknown)}/`)).toEqual({ error: "tls" })
  const plain = await receive((_request, response) => void response.end())
  expect(await send(plain.replace("http:", "https:"))).toEqual({ error: "tls" })
})

test("a connection that breaks, or no HTTP, is a reset", async () => {
  const breaking = createSocketServer((socket) => void socket.once("data", () => socket.resetAndDestroy()))
  expect(await send(`http://127.0.0.1:${await listen(breaking)}/`)).toEqual({ error: "reset" })
  const talking = createSocketServer((socket) => void socket.once("data", () => socket.end("220 ready\r\n")))
  expect(await send(`http://127.0.0.1:${await listen(talking)}/`)).toEqual({ error: "reset" })
})

test("an abort ends the call with its reason", async () => {
  const controller = new AbortController()
  const reason = new Error("stopping")
  const url = await receive(() => controller.abort(reason))
  await expect(send(url, patience, controller.signal)).rejects.toBe(reason)
})
