import { mockDocsift } from "@docsift/mocks"
import { testServer } from "@docsift/mocks/test-server"
import { AuthenticationError, Client } from "@docsift/sdk"
import { http, HttpResponse } from "msw"
import { setupServer } from "msw/node"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { bookInvoice, type Books, resumeBooking } from "./book-invoice.ts"
import { invoiceWorkflow } from "./invoice-workflow.ts"

// Every document has these values, except the one named here.
const docsift = mockDocsift({
  decide: ({ fileName }) => ({
    extractedData: { Invoice: { fields: { Number: "A-17", Total: fileName === "no-total.pdf" ? null : 217.8 } } },
  }),
})
const server = setupServer(...docsift.handlers)
beforeAll(() => server.listen({ onUnhandledFrame: "error" }))
afterEach(() => {
  server.resetHandlers()
  docsift.reset()
})
afterAll(() => server.close())

// The client retries transient failures; without that, each test sees the first response.
const client = new Client({ apiKey: docsift.apiKey, maxRetries: 0 })

async function openBooks({ name = invoiceWorkflow.name, ...changes }: Partial<Books> & { name?: string } = {}) {
  const { workflowId } = await client.workflows.create({ ...invoiceWorkflow, name })
  return { client, workflowId, entries: [], ...changes } satisfies Books
}

const pdf = (name = "invoice.pdf") => new File(["%PDF-1.7"], name)

test("an invoice is booked in cents", async () => {
  const books = await openBooks()
  const entry = { number: "A-17", totalCents: 21_780 }
  expect(await bookInvoice(books, pdf())).toEqual({ status: "booked", entry })
  expect(books.entries).toEqual([entry])
})

test("an invoice without a total is left to a person", async () => {
  const books = await openBooks()
  const [booking, execution] = [await bookInvoice(books, pdf("no-total.pdf")), docsift.executions()[0]]
  expect(booking).toEqual({ status: "incomplete", executionId: execution?.id })
  expect(books.entries).toEqual([])
})

test.for([
  ["encrypted.pdf", "file_encrypted"],
  ["broken.pdf", "file_unreadable"],
  ["no-text.pdf", "no_text"],
])("the sender of %s is asked for another file", async ([name, reason]) => {
  const books = await openBooks()
  expect(await bookInvoice(books, pdf(name))).toEqual({ status: "unreadable", reason })
  expect(books.entries).toEqual([])
})

test("after too many requests, the invoice waits as long as the server says", async () => {
  const books = await openBooks({ name: "rate-limited" })
  expect(await bookInvoice(books, pdf())).toEqual({ status: "busy", retryAfterMs: 1_000 })
  expect(docsift.executions()).toEqual([])
})

test("a transient failure is retried, and the invoice is processed once", async () => {
  const books = await openBooks({ name: "server-error-once", client: client.withOptions({ maxRetries: 1 }) })
  expect(await bookInvoice(books, pdf())).toMatchObject({ status: "booked" })
  expect(docsift.executions()).toHaveLength(1)
})

test("an invoice that takes long is booked later, without being sent again", async () => {
  const books = await openBooks({ waitMs: 50 })
  const booking = await bookInvoice(books, pdf("slow.pdf"))
  if (booking.status !== "pending") throw new Error(`The booking is ${booking.status}.`)
  expect(await resumeBooking(books, booking.executionId)).toEqual(booking)

  docsift.finish(booking.executionId)
  expect(await resumeBooking({ ...books, waitMs: 10_000 }, booking.executionId)).toMatchObject({ status: "booked" })
  expect(docsift.executions()).toHaveLength(1)
})

test("an outage is not the fault of the invoice", async () => {
  const books = await openBooks()
  docsift.fail("unavailable")
  expect(await bookInvoice(books, pdf())).toEqual({ status: "busy", retryAfterMs: 1_000 })
})

test("neither is a broken connection: a handler of the test takes precedence over the mocks", async () => {
  const books = await openBooks()
  server.use(http.post("*/execute", () => HttpResponse.error()))
  expect(await bookInvoice(books, pdf())).toEqual({ status: "busy", retryAfterMs: 30_000 })
})

test("a wrong key is for the operator and ends the program", async () => {
  const books = await openBooks({ client: client.withOptions({ apiKey: "dsk_wrong" }) })
  await expect(bookInvoice(books, pdf())).rejects.toThrow(AuthenticationError)
})

// The first start of a server takes some seconds, and longer on a busy machine.
const serverTestMs = 60_000

test(
  "the workflow finds number and total in a document, processed by the real server in memory",
  async () => {
    await using real = await testServer()
    const realClient = new Client({ apiKey: real.apiKey, baseUrl: real.baseUrl, fetch: real.fetch })
    const { workflowId } = await realClient.workflows.create(invoiceWorkflow)
    const document = new File(["Invoice\n\nInvoice number: B-18\n\nTotal due: 1,217.80\n"], "invoice.txt")
    const booking = await bookInvoice({ client: realClient, workflowId, entries: [] }, document)
    expect(booking).toEqual({ status: "booked", entry: { number: "B-18", totalCents: 121_780 } })
  },
  serverTestMs,
)
