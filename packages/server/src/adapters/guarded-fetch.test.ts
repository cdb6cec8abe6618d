import type * as dns from "node:dns"
import { lookup } from "node:dns"
import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { allowedHosts } from "../domain/allowed-hosts.ts"
import { createGuardedFetch, type OutboundPolicy } from "./guarded-fetch.ts"

vi.mock("node:dns", async (original) => ({ ...(await original<typeof dns>()), lookup: vi.fn() }))

const hits: string[] = []
const respond: RequestListener = (request, response) => {
  hits.push(request.url ?? "")
  if (request.url === "/moved") response.writeHead(302, { location: "http://169.254.169.254/latest" }).end()
  else if (request.url === "/endless") response.end(Buffer.alloc(300_000))
  else response.end("fine")
}
const server = createServer(respond)
let port = 0
const opened: { close(): Promise<void> }[] = []

function guard(policy: OutboundPolicy): typeof fetch {
  const guarded = createGuardedFetch(policy)
  opened.push(guarded)
  return guarded.fetch
}

/** Makes every name resolve to these addresses, one lookup after another. */
function resolveNames(...lookups: string[][]): void {
  vi.mocked(lookup).mockImplementation(((_name: string, _options: unknown, done: Function) => {
    const addresses = lookups.length > 1 ? lookups.shift() : lookups[0]
    done(
      null,
      addresses?.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    )
  }) as unknown as typeof lookup) // one of its overloads
}

beforeEach(async () => {
  hits.length = 0
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  port = (server.address() as AddressInfo).port
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((guarded) => guarded.close()))
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})

/** Returns the reason of a blocked call, which fetch wraps in a TypeError. */
async function blockReasonOf(call: Promise<Response>): Promise<string> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  const cause = error instanceof TypeError ? error.cause : error
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : "not blocked"
}

test("self-hosted models can be called when private addresses are allowed", async () => {
  const response = await guard({ allowsPrivate: true })(`http://127.0.0.1:${port}/`)
  expect(await response.text()).toBe("fine")
})

test.each(["127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "0x7f.1", "2130706433"])(
  "http://%s is not called when private addresses are not allowed",
  async (host) => {
    const reason = await blockReasonOf(guard({ allowsPrivate: false })(`http://${host}:${port}/`))
    expect(reason).toBe("OutboundRefusedError: private addresses are not called by this server")
    expect(hits).toEqual([])
  },
)

test("a host name is checked by the address that the socket connects to, at every connection", async () => {
  resolveNames(["93.184.216.34"], ["127.0.0.1"])
  // DNS rebinding: a check before the call would see the first address; the connection gets the second.
  await new Promise<void>((done) => lookup("model.example", { all: true }, () => done()))
  const reason = await blockReasonOf(guard({ allowsPrivate: false })(`http://model.example:${port}/`))
  expect(reason).toContain("private addresses")
  expect(hits).toEqual([])
})

test("a host name with one forbidden address is not called at its other addresses either", async () => {
  resolveNames(["127.0.0.1", "169.254.169.254"])
  const reason = await blockReasonOf(guard({ allowsPrivate: true })(`http://model.example:${port}/`))
  expect(reason).toContain("never called")
  expect(hits).toEqual([])
})

test("a redirect is returned and not followed", async () => {
  const response = await guard({ allowsPrivate: true })(`http://127.0.0.1:${port}/moved`)
  expect(response.status).toBe(302)
  expect(hits).toEqual(["/moved"])
})

test("a response over the limit is not read to its end", async () => {
  const guarded = guard({ allowsPrivate: true, maxResponseBytes: 1000 })
  await expect(guarded(`http://127.0.0.1:${port}/endless`).then((response) => response.text())).rejects.toThrow()
})

test.each(["file:///etc/passwd", "ftp://127.0.0.1/", "data:text/plain,x"])("%s is not called", async (url) => {
  expect(await blockReasonOf(guard({ allowsPrivate: true })(url))).toContain("only http and https")
})

test("an allowed host is called at a private address, and without TLS; others are not", async () => {
  resolveNames(["127.0.0.1"])
  const guarded = guard({ allowsPrivate: false, requiresTls: true, allowedHosts: allowedHosts(["hooks.internal"]) })
  expect(await (await guarded(`http://hooks.internal:${port}/`)).text()).toBe("fine")
  expect(await blockReasonOf(guarded(`https://other.internal:${port}/`))).toContain("private addresses")
  expect(await blockReasonOf(guarded(`http://other.internal:${port}/`))).toContain(
    "http is called at allowed hosts only",
  )
  expect(await blockReasonOf(guarded(`http://127.0.0.1:${port}/`))).toContain("http is called at allowed hosts only")
  expect(hits).toEqual(["/"])
})

test("a name that resolves into an allowed network is called", async () => {
  resolveNames(["127.0.0.1"])
  const guarded = guard({ allowsPrivate: false, allowedHosts: allowedHosts(["127.0.0.0/8"]) })
  expect(await (await guarded(`http://other.internal:${port}/`)).text()).toBe("fine")
})

test.each([["169.254.169.254"], ["127.0.0.1", "169.254.169.254"]])(
  "an allowed host is not called at forbidden addresses",
  async (...addresses) => {
    resolveNames(addresses)
    const guarded = guard({ allowsPrivate: true, allowedHosts: allowedHosts(["hooks.internal", "0.0.0.0/0"]) })
    expect(await blockReasonOf(guarded(`http://hooks.internal:${port}/`))).toContain("never called")
    expect(hits).toEqual([])
  },
)
