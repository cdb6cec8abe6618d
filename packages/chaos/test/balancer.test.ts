import { once } from "node:events"
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import { setTimeout as sleep } from "node:timers/promises"
import { expect, onTestFinished, test } from "vitest"
import { Balancer, type BalancerOptions } from "../src/balancer.ts"

/** Starts a replica that is ready. */
async function startReplica(answer: RequestListener): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === "/readyz") outgoing.end()
    else answer(incoming, outgoing)
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

/** Starts a replica that breaks every connection of a request, and one that answers with the request's body. */
async function startBrokenAndWhole(): Promise<{ urls: string[]; broken: () => number }> {
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

/** Sends requests until one of them has met the broken replica. */
async function sendUntilBroken(balancer: Balancer, broken: () => number, init: RequestInit): Promise<number[]> {
  const statuses: number[] = []
  while (broken() === 0) {
    const answer = await fetch(`${balancer.url}/x`, init)
    statuses.push(answer.status)
    await answer.arrayBuffer()
  }
  return statuses
}

test("passes method, path, headers and body on, and the answer back, as they come", async () => {
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
  // The answer has begun before the request has ended.
  const answer = await asked
  expect(answer.status).toBe(201)
  expect(answer.headers.get("x-seen")).toBe("POST /a%20b?c=%FF 1")
  await writer.write(new TextEncoder().encode(", second"))
  await writer.close()
  expect(await answer.text()).toBe("first, second")
  expect(balancer.failures).toEqual([])
})

test("a connection that cannot be made is tried at another replica, with the whole body", async () => {
  const url = await startReplica((incoming, outgoing) => void incoming.pipe(outgoing))
  const gone = createServer((_incoming, outgoing) => void outgoing.end()).listen(0, "127.0.0.1")
  await once(gone, "listening")
  const balancer = await startBalancer([urlOf(gone), url])
  await close(gone)
  const body = "x".repeat(3_000_000)
  const endsAt = performance.now() + 900
  while (balancer.rerouted === 0 && performance.now() < endsAt) {
    const answer = await fetch(balancer.url, { method: "POST", body })
    expect(await answer.text()).toBe(body)
  }
  expect(balancer.rerouted).toBe(1)
})

test("a replica that is not ready gets nothing; when none is, the answer is 502", { timeout: 20_000 }, async () => {
  const server = createServer((_incoming, outgoing) => void outgoing.writeHead(503).end()).listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => close(server))
  const balancer = await startBalancer([urlOf(server)])
  expect((await fetch(balancer.url)).status).toBe(502)
  expect(balancer.failures).toEqual(["GET /: no replica was ready"])
})

test("a request whose connection broke is not repeated unless that was asked for", async () => {
  const { urls, broken } = await startBrokenAndWhole()
  const balancer = await startBalancer(urls)
  expect((await sendUntilBroken(balancer, broken, {})).at(-1)).toBe(502)
  expect(balancer.failures).toEqual(["GET /x: its connection broke"])
})

test.for<[string, RequestInit, number]>([
  ["a safe one", {}, 200],
  ["one with an idempotency key", { method: "POST", headers: { "idempotency-key": "k" }, body: "b" }, 200],
  ["not one that changes something without a key", { method: "POST", body: "b" }, 502],
  [
    "not one with a long body",
    { method: "POST", headers: { "idempotency-key": "k" }, body: "b".repeat(2_000_000) },
    502,
  ],
])("where that was asked for, a broken request is repeated: %s", async ([, init, status]) => {
  const { urls, broken } = await startBrokenAndWhole()
  const balancer = await startBalancer(urls, { retries: true })
  expect((await sendUntilBroken(balancer, broken, init)).at(-1)).toBe(status)
  expect(balancer.repeated).toBe(status === 200 ? 1 : 0)
})

test("a replica whose client has gone away is told so, and stays in use", async () => {
  const arrived = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  let probes = 0
  const server = createServer((incoming, outgoing) => {
    // Says once that it is ready: taken out of use, it would not come back.
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

test("between writes, a replica has none in work and gets none, and is read from all the same", async () => {
  const log: string[] = []
  const writing = Promise.withResolvers<void>()
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (incoming.method === "POST") writing.resolve()
    await text(incoming)
    if (incoming.method === "POST") await sleep(100)
    log.push(`${incoming.method} ended`)
    outgoing.end()
  }
  const url = await startReplica((incoming, outgoing) => void answer(incoming, outgoing))
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
