import { expect, test } from "vitest"
import { bookInvoice } from "./book-invoice.ts"

const fields = { Number: "A-17", Issued: "2026-03-05", Total: 0.3 }
const line = (Amount: number | null) => ({ Description: "Screw", Amount })

test("amounts are whole cents, and lines that add up balance", () => {
  expect(bookInvoice({ Invoice: { fields, tables: { Lines: [line(0.1), line(0.2)] } } })).toStrictEqual({
    entry: { reference: "A-17", bookedOn: "2026-03-05", amountCents: 30, isBalanced: true },
  })
})

test("an amount that was not read leaves the invoice unbalanced", () => {
  const booking = bookInvoice({ Invoice: { fields, tables: { Lines: [line(0.1), line(null)] } } })
  expect(booking).toMatchObject({ entry: { isBalanced: false } })
})

test("an invoice is not booked without what the document did not hold", () => {
  const booking = bookInvoice({ Invoice: { fields: { ...fields, Number: null, Total: null }, tables: { Lines: [] } } })
  expect(booking).toStrictEqual({ missing: ["Number", "Total"] })
})
