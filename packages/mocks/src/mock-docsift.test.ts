import { Client, type Configuration } from "@docsift/sdk"
import { unwrap } from "@docsift/sdk/webhooks"
import { getResponse } from "msw"
import { setupServer } from "msw/node"
import { Webhook } from "standardwebhooks"
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest"
import { mockDocsift } from "./mock-docsift.ts"

const docsift = mockDocsift({ now: () => Date.UTC(2026, 0, 2) })
const server = setupServer(...docsift.handlers)
beforeAll(() => server.listen({ onUnhandledFrame: "error" }))
afterEach(() => docsift.reset())
afterAll(() => server.close())

const client = new Client({ apiKey: docsift.apiKey, baseUrl: "https://docsift.example", maxRetries: 0 })
const configuration = {
  objects: [
    {
      name: "Invoice",
      fields: [
        { name: "number", type: "string" },
        { name: "date", type: "date" },
        { name: "total", type: "number" },
      ],
      tables: [{ name: "items", columns: [{ name: "amount", type: "number" }] }],
    },
  ],
} as const satisfies Configuration
const pdf = () => new File(["%PDF-1.7"], "invoice.pdf")

test("a review has at most 1,000 revisions", async () => {
  const workflow = await client.workflows.create({ name: "Invoices", configuration })
  await client.extract({ workflow, file: pdf() })
  const [execution] = await client.executions.list()
  // msw compares each request with the paths of all operations: 6 s of processor time for a thousand.
  const direct = client.withOptions({ fetch: docsift.fetch })
  const change = (sender: Client, revision: number) =>
    sender.executions.updateReview(execution?.id ?? "", { revision, corrections: {} })
  for (let revision = 0; revision < 1000; revision++) await change(direct, revision)
  await expect(change(client, 1000)).rejects.toMatchObject({ code: "too_many_revisions" })
})

test("a document passes through the real client and msw, and its values match the workflow", async () => {
  const workflow = await client.workflows.create({ name: "Invoices", configuration })
  const { extractedData } = await client.extract({ workflow, file: pdf() })
  expect(extractedData).toEqual({
    Invoice: {
      fields: { number: "number 11", date: "2026-01-13", total: 1300.5 },
      tables: { items: [{ amount: 1100.5 }, { amount: 2100.5 }] },
    },
  })
  const [execution] = await client.executions.list()
  const evidence = await client.executions.evidence(execution?.id ?? "")
  expect(Object.keys(evidence.evidence)).toHaveLength(5)
  expect(await (await client.executions.download(execution?.id ?? "")).text()).toBe("%PDF-1.7")
})

test("ids and times are the same in every run", async () => {
  const { workflowId } = await client.workflows.create({ name: "Invoices", configuration })
  expect(workflowId).toBe("wkf_000000000005")
  expect((await client.workflows.get(workflowId)).createdAt).toBe("2026-01-02T00:00:00.000Z")
})

test("a reset restores the initial state and ends an outage", async () => {
  await client.workflows.create({ name: "Invoices", configuration })
  docsift.fail("unavailable")
  await expect(client.workflows.list()).rejects.toMatchObject({ status: 503, code: "unavailable", retryAfterMs: 1000 })
  docsift.reset()
  expect(await client.workflows.list()).toEqual([])
})

test.for([
  ["internal", 500],
  ["unavailable", 503],
  ["rate_limited", 429],
] as const)("during an outage %s every operation responds with %i", async ([outage, status]) => {
  docsift.fail(outage)
  await expect(client.admin.models.list()).rejects.toMatchObject({ status, code: outage })
})

test("an unknown route of the API is rejected, any other URL is not handled", async () => {
  const response = await fetch("https://docsift.example/api/v1/nothing")
  expect([response.status, response.headers.get("x-error-code")]).toEqual([404, "not_found"])
  const elsewhere = new Request("https://docsift.example/elsewhere")
  expect(await getResponse([...docsift.handlers], elsewhere)).toBeUndefined()
})

test("with a base URL only requests to it are handled", async () => {
  const { handlers } = mockDocsift({ baseUrl: "https://one.example/" })
  server.use(...handlers)
  const one = new Client({ apiKey: docsift.apiKey, baseUrl: "https://one.example" })
  expect(await one.workflows.list()).toEqual([])
  server.resetHandlers()
})

test("a signed message is what the client and the reference implementation verify", async () => {
  const { id, secret } = await client.webhooks.create({ url: "https://erp.example.com/hooks", events: ["*"] })
  const { secret: next } = await client.webhooks.rotateSecret(id, {})
  const event = { type: "webhook.test", timestamp: "2026-01-02T00:00:00.000Z", data: { webhookId: id } } as const
  const { body, headers } = await docsift.webhooks.sign(event, [secret, next])
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 2), toFake: ["Date"] })
  onTestFinished(() => void vi.useRealTimers())
  for (const each of [secret, next]) {
    expect(await unwrap(body, headers, each)).toEqual(event)
    expect(new Webhook(each).verify(body, { ...headers })).toEqual(event)
  }
  const again = await docsift.webhooks.sign(event, secret)
  expect(again.headers["webhook-id"]).not.toBe(headers["webhook-id"])
  await expect(unwrap(again.body, again.headers, next)).rejects.toMatchObject({ reason: "bad_signature" })
  await expect(docsift.webhooks.sign(event, "secret")).rejects.toThrow("must be whsec_")
})

test("a rotation ends with its overlap", async () => {
  let now = Date.UTC(2026, 0, 2)
  const own = mockDocsift({ now: () => now })
  const { webhooks } = new Client({ apiKey: own.apiKey, baseUrl: "https://own.example", fetch: own.fetch })
  const { id } = await webhooks.create({ url: "https://erp.example.com/hooks", events: ["*"] })
  await webhooks.rotateSecret(id, { overlapSeconds: 60 })
  now += 59_999
  await expect(webhooks.rotateSecret(id, {})).rejects.toMatchObject({ code: "webhook_rotation_open" })
  now += 1
  expect((await webhooks.get(id)).previousStopsAt).toBeUndefined()
  await webhooks.rotateSecret(id, {})
})

test("the fetch of the mocks works without msw", async () => {
  const direct = mockDocsift({ apiKey: "my-key" })
  const own = new Client({ apiKey: "my-key", baseUrl: "https://nowhere.example", fetch: direct.fetch })
  expect((await own.apiKeys.list())[0]?.key).toBe("…")
})

test("a review and its corrections are of one moment, however the clock moves", async () => {
  let now = Date.UTC(2026, 0, 2)
  const own = mockDocsift({ now: () => now++ })
  const { workflows, executions, extract } = new Client({
    apiKey: own.apiKey,
    baseUrl: "https://own.example",
    fetch: own.fetch,
  })
  await extract({ workflow: await workflows.create({ name: "Invoices", configuration }), file: pdf() })
  const [execution] = await executions.list()
  const corrections = { "/Invoice/fields/total": { value: 7.25 } }
  const saved = await executions.updateReview(execution?.id ?? "", { revision: 0, corrections })
  expect(saved.corrections["/Invoice/fields/total"]?.at).toBe(saved.reviewedAt)
})
