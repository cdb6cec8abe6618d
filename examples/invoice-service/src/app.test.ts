import { randomUUID } from "node:crypto"
import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { Client } from "@docsift/sdk"
import { type RunningServer, startServer } from "@docsift/server"
import { serve } from "@hono/node-server"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type AppOptions, createApp } from "./app.ts"
import { ensureWorkflow } from "./ensure-workflow.ts"
import type { ServiceError } from "./service-error.ts"
import { parseUsers } from "./users.ts"

const adaToken = "a-token-of-ada-0001"
const bobToken = "a-token-of-bob-0002"
let server: RunningServer
let client: Client
let workflowId: string

beforeAll(async () => {
  server = await startServer({ maxFileBytes: 5_000 })
  client = new Client({ apiKey: server.adminKey, baseUrl: server.url, maxRetries: 0 })
  workflowId = await ensureWorkflow(client)
})
afterAll(() => server.close())

function createService(changes: Partial<AppOptions> = {}) {
  const logged: ServiceError[] = []
  const findUser = parseUsers(`ada:${adaToken},bob:${bobToken}`)
  const app = createApp({ client, workflowId, findUser, log: (error) => logged.push(error), ...changes })
  return { app, logged }
}

const invoice = (number: string) => `Invoice\n\nInvoice number: ${number}\nInvoice date: 5 March 2026\n
Description      Amount\nDesk lamp        97.80\nChair            120.00\n\nTotal due: 217.80\n`

function aRequest(
  content: string,
  { key = randomUUID(), token = adaToken }: { readonly key?: string; readonly token?: string } = {},
) {
  const body = new FormData()
  body.set("file", new File([content], "invoice.txt"))
  const headers = { authorization: `Bearer ${token}`, "idempotency-key": key }
  return { method: "POST", body, headers } satisfies RequestInit
}

/** A client whose wait for an execution never returns; `onWait` is called with the signal of each wait. */
const stalledClient = (onWait: (signal: AbortSignal) => void = () => {}) =>
  client.withOptions({
    fetch: (url, init) => {
      if (!url.endsWith("/status") || !init.signal) return fetch(url, init)
      onWait(init.signal)
      return new Promise(() => {})
    },
  })

test("an uploaded invoice is returned in the service's own shape", async () => {
  const { app } = createService()
  const response = await app.request("/invoices", aRequest(invoice("A-17")))
  expect(response.status).toBe(200)
  expect(await response.json()).toStrictEqual({
    number: "A-17",
    issuedOn: "2026-03-05",
    total: 217.8,
    lines: [
      { description: "Desk lamp", amount: 97.8 },
      { description: "Chair", amount: 120 },
    ],
  })
})

test("a request repeated with one key is one execution, and the same key of another user is another one", async () => {
  const { app } = createService()
  const countExecutions = async () => (await client.executions.list({ workflowId })).length
  const before = await countExecutions()
  for (const token of [adaToken, adaToken, bobToken]) {
    const response = await app.request("/invoices", aRequest(invoice("K-1"), { key: "one key", token }))
    expect(response.status).toBe(200)
  }
  expect((await countExecutions()) - before).toBe(2)
})

test("a key that was used for another file is rejected", async () => {
  const { app } = createService()
  await app.request("/invoices", aRequest(invoice("R-1"), { key: "reused" }))
  const response = await app.request("/invoices", aRequest(invoice("R-2"), { key: "reused" }))
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ error: { code: "key_reused" } })
})

test.each([
  ["without a known token", { ...aRequest("x", { token: "an-unknown-token-03" }) }, 401, "unauthorized"],
  ["without a key", { ...aRequest("x"), headers: { authorization: `Bearer ${adaToken}` } }, 400, "invalid_request"],
  ["without a form", { ...aRequest("x"), body: "text" }, 400, "invalid_request"],
  ["without a file", { ...aRequest("x"), body: new FormData() }, 400, "invalid_request"],
  ["with an empty file", aRequest(""), 400, "invalid_request"],
  ["with a file of an unknown type", aRequest("\u0000\u0001\u0002\u0003"), 415, "file_unsupported"],
  ["with a file beyond Docsift's limit", aRequest("x".repeat(6_000)), 413, "file_too_large"],
  ["with a body beyond its own limit", aRequest("x".repeat(60_000)), 413, "file_too_large"],
  ["with a broken document", aRequest("%PDF-1.7 and nothing else"), 422, "file_unreadable"],
])("a request %s is the user's mistake", async (_, request, status, code) => {
  const { app, logged } = createService({ maxBodyBytes: 50_000 })
  const response = await app.request("/invoices", request)
  expect(response.status).toBe(status)
  expect(await response.json()).toStrictEqual({ error: { code, message: expect.any(String) } })
  expect(logged).toStrictEqual([])
})

test("an unknown path returns the usual error body", async () => {
  const response = await createService().app.request("/")
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ error: { code: "not_found" } })
})

test("a wrong API key appears only in the log", async () => {
  const { key, id } = await client.apiKeys.create({ name: "revoked" })
  await client.apiKeys.revoke(id)
  const { app, logged } = createService({ client: client.withOptions({ apiKey: key }) })
  const response = await app.request("/invoices", aRequest(invoice("A-1")))
  expect(response.status).toBe(500)
  expect(await response.text()).not.toMatch(/key|unauthorized/i)
  expect(logged).toMatchObject([{ code: "internal", cause: { status: 401 } }])
})

test("an unreachable Docsift is a temporary failure", async () => {
  const unreachable = client.withOptions({ fetch: () => Promise.reject(new TypeError("refused")) })
  const { app } = createService({ client: unreachable })
  const response = await app.request("/invoices", aRequest(invoice("A-1")))
  expect(response.status).toBe(503)
  expect(response.headers.get("retry-after")).toBe("10")
})

test("an invoice that takes too long is found again with the same key", async () => {
  const request = () => aRequest(invoice("S-1"), { key: "slow" })
  const impatient = createService({ client: stalledClient(), deadlineMs: 1_500 })
  const response = await impatient.app.request("/invoices", request())
  expect(response.status).toBe(504)
  expect(response.headers.get("retry-after")).toBe("5")

  const again = await createService().app.request("/invoices", request())
  expect(await again.json()).toMatchObject({ number: "S-1" })
})

test("a user who disconnects ends the wait for Docsift", async () => {
  const user = new AbortController()
  const docsiftSawAbort = Promise.withResolvers<void>()
  const disconnecting = stalledClient((signal) => {
    signal.addEventListener("abort", () => docsiftSawAbort.resolve())
    user.abort()
  })
  const { app, logged } = createService({ client: disconnecting })
  const listening = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" })
  await once(listening, "listening")
  const { port } = listening.address() as AddressInfo // a TCP server's address is an object, never the name of a pipe
  const request = { ...aRequest(invoice("L-1")), signal: user.signal }

  await expect(fetch(`http://127.0.0.1:${port}/invoices`, request)).rejects.toThrow("aborted")
  await docsiftSawAbort.promise
  expect(logged).toStrictEqual([])
  await new Promise((resolve) => listening.close(resolve))
})
