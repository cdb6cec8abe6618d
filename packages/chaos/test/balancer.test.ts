import { once } from "node:events"
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import { setTimeout as sleep } from "node:timers/promises"
import { expect, onTestFinished, test } from "vitest"
import { Balancer, type BalancerOptions } from "../src/balancer.ts"

/** Starts a replica that is ready. */
async function startReplica(respond: RequestListener): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === "/readyz") outgoing.end()
    else respond(incoming, outgoing)
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => close(server))
  return urlOf(server)
}

function urlOf(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("a TCP server has a port")
  return `http://127.0.0.1:${address.port}`
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

async function startBalancer(urls: readonly string[], options?: BalancerOptions): Promise<Balancer> {
  const balancer = await Balancer.start(urls, options)
  onTestFinished(() => balancer[Symbol.asyncDispose]())
  return balancer
}

/** Starts a replica that breaks the connection of every request, and one that echoes the request's body. */
async function startBrokenAndEcho(): Promise<{ urls: string[]; broken: () => number }> {
  let broken = 0
  const urls = await Promise.all([
    startReplica((incoming) => {
      incoming.resume()
      incoming.once("end", () => {
        broken++
        incoming.socket.destroy()
      })
    }),
    startReplica((incoming, outgoing) => void incoming.pipe(outgoing)),
  ])
  return { urls, broken: () => broken }
}

/** Sends requests until one has reached the broken replica. */
async function sendUntilBroken(balancer: Balancer, broken: () => number, init: RequestInit): Promise<number[]> {
  const statuses: number[] = []
  while (broken() === 0) {
    const response = await fetch(`${balancer.url}/x`, init)
    statuses.push(response.status)
    await response.arrayBuffer()
  }
  return statuses
}

test("streams method, path, headers and body to the replica, and the response back", async () => {
  const url = await startReplica((incoming, outgoing) => {
    outgoing.writeHead(201, { "x-seen": `${incoming.method} ${incoming.url} ${String(incoming.headers["x-mine"])}` })
    incoming.pipe(outgoing)
  })
  const balancer = await startBalancer([url])
  const body = new TransformStream<Uint8Array, Uint8Array>()
  const writer = body.writable.getWriter()
  const init = { method: "POST", headers: { "x-mine": "1" }, body: body.readable, duplex: "half" as const }
  const asked = fetch(`${balancer.url}/a%20b?c=%FF`, init)
  await writer.write(new TextEncoder().encode("first"))
  // The response has started before the request has ended.
  const response = await asked
  expect(response.status).toBe(201)
  expect(response.headers.get("x-seen")).toBe("POST /a%20b?c=%FF 1")
  await writer.write(new TextEncoder().encode(", second"))
  await writer.close()
  expect(await response.text()).toBe("first, second")
  expect(balancer.failures).toEqual([])
})

test("a failed connection is retried at another replica, with the complete body", async () => {
  const url = await startReplica((incoming, outgoing) => void incoming.pipe(outgoing))
  const gone = createServer((_incoming, outgoing) => void outgoing.end()).listen(0, "127.0.0.1")
  await once(gone, "listening")
  // No poll finds out before a request does.
  const balancer = await startBalancer([urlOf(gone), url], { pollMs: 3_600_000 })
  await close(gone)
  const body = "x".repeat(3_000_000)
  while (balancer.rerouted === 0) {
    const response = await fetch(balancer.url, { method: "POST", body })
    expect(await response.text()).toBe(body)
  }
  expect(balancer.rerouted).toBe(1)
})

test("a replica that is not ready gets no requests; when none is ready, the response is 502", async () => {
  const server = createServer((_incoming, outgoing) => void outgoing.writeHead(503).end()).listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => close(server))
  const balancer = await startBalancer([urlOf(server)])
  expect((await fetch(balancer.url)).status).toBe(502)
  expect(balancer.failures).toEqual(["GET /: no replica was ready"])
})

test("a request whose connection broke is not retried by default", async () => {
  const { urls, broken } = await startBrokenAndEcho()
  const balancer = await startBalancer(urls)
  expect((await sendUntilBroken(balancer, broken, {})).at(-1)).toBe(502)
  expect(balancer.failures).toEqual(["GET /x: its connection broke"])
})

test.for<[string, RequestInit, number]>([
  ["a safe one", {}, 200],
  ["one with an idempotency key", { method: "POST", headers: { "idempotency-key": "k" }, body: "b" }, 200],
  ["not a write without a key", { method: "POST", body: "b" }, 502],
  [
    "not one with a long body",
    { method: "POST", headers: { "idempotency-key": "k" }, body: "b".repeat(2_000_000) },
    502,
  ],
])("with retries, a broken request is retried: %s", async ([, init, status]) => {
  const { urls, broken } = await startBrokenAndEcho()
  const balancer = await startBalancer(urls, { retries: true })
  expect((await sendUntilBroken(balancer, broken, init)).at(-1)).toBe(status)
  expect(balancer.repeated).toBe(status === 200 ? 1 : 0)
})

test("a replica is notified when its client disconnects, and stays in use", async () => {
  const arrived = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  let probes = 0
  const server = createServer((incoming, outgoing) => {
    // Reports ready only once: once taken out of use, it would not return.
    if (incoming.url === "/readyz") {
      if (probes++ === 0) outgoing.end()
    } else if (incoming.url === "/slow") {
      outgoing.once("close", () => left.resolve())
      arrived.resolve()
    } else outgoing.end("here")
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => close(server))
  const balancer = await startBalancer([urlOf(server)])
  const client = new AbortController()
  const asked = fetch(`${balancer.url}/slow`, { signal: client.signal })
  await arrived.promise
  client.abort()
  await expect(asked).rejects.toThrow()
  await left.promise
  expect(await (await fetch(balancer.url)).text()).toBe("here")
  expect(balancer.failures).toEqual([])
})

test("between writes, a replica has and gets no write, but still serves reads", async () => {
  const log: string[] = []
  const writing = Promise.withResolvers<void>()
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (incoming.method === "POST") writing.resolve()
    await text(incoming)
    if (incoming.method === "POST") await sleep(100)
    log.push(`${incoming.method} ended`)
    outgoing.end()
  }
  const url = await startReplica((incoming, outgoing) => void respond(incoming, outgoing))
  const balancer = await startBalancer([url])
  const first = fetch(balancer.url, { method: "POST", body: "1" })
  await Promise.race([first, writing.promise])
  let second: Promise<Response> | undefined
  await balancer.betweenWrites(url, async () => {
    log.push("between")
    second = fetch(balancer.url, { method: "POST", body: "2" })
    await fetch(balancer.url)
    await sleep(150)
    log.push("over")
  })
  expect((await first).status).toBe(200)
  expect((await second)?.status).toBe(200)
  expect(log).toEqual(["POST ended", "between", "GET ended", "over", "POST ended"])
})
