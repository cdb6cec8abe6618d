import type { Client } from "@docsift/sdk"
import { dataSchema, parseWorkflow, type UntypedData } from "@docsift/sdk/schema"
import { expectTypeOf, test } from "vitest"
import { bookInvoice } from "./book-invoice.ts"
import { invoice, type InvoiceData } from "./invoice.ts"
import { parseStored } from "./parse-stored.ts"

declare const client: Client
declare const file: Blob

test("the definition determines the types of the values", () => {
  expectTypeOf<InvoiceData["Invoice"]["fields"]["Total"]>().toEqualTypeOf<number | null>()
  expectTypeOf<InvoiceData["Invoice"]["fields"]["Issued"]>().toEqualTypeOf<string | null>()
  expectTypeOf<InvoiceData["Invoice"]["tables"]["Lines"][number]>().toEqualTypeOf<{
    readonly Description: string | null
    readonly Amount: number | null
  }>()
})

test("data that a client extracts with the definition can be booked without conversion", async () => {
  const workflow = await client.workflows.create(invoice)
  const { extractedData } = await client.extract({ workflow, file })
  expectTypeOf(bookInvoice).toBeCallableWith(extractedData)
})

test("stored JSON has the definition's type once it is validated", async () => {
  expectTypeOf(await parseStored(dataSchema(invoice), "{}")).toEqualTypeOf<InvoiceData>()
})

test("data of a definition from a file is untyped and cannot be booked", async () => {
  const data = await parseStored(dataSchema(parseWorkflow("{}")), "{}")
  expectTypeOf(data).toEqualTypeOf<UntypedData>()
  // @ts-expect-error -- its type does not say that it contains an invoice
  bookInvoice(data)
})

test("a name that the definition lacks does not compile", () => {
  // @ts-expect-error -- there is no such field
  type Missing = InvoiceData["Invoice"]["fields"]["Currency"]
  expectTypeOf<Missing>().not.toBeString()
})
