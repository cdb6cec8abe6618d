import { expect, test } from "vitest"
import { bookInvoice } from "./book-invoice.ts"

const fields = { Number: "A-17", Issued: "2026-03-05", Total: 0.3 }
const line = (Amount: number | null) => ({ Description: "Screw", Amount })

test("amounts are in cents, and an invoice whose lines add up is balanced", () => {
  expect(bookInvoice({ Invoice: { fields, tables: { Lines: [line(0.1), line(0.2)] } } })).toStrictEqual({
    entry: { reference: "A-17", bookedOn: "2026-03-05", amountCents: 30, isBalanced: true },
  })
})

test("a missing amount leaves the invoice unbalanced", () => {
  const booking = bookInvoice({ Invoice: { fields, tables: { Lines: [line(0.1), line(null)] } } })
  expect(booking).toMatchObject({ entry: { isBalanced: false } })
})

test("an invoice with missing values is not booked, and they are named", () => {
  const booking = bookInvoice({ Invoice: { fields: { ...fields, Number: null, Total: null }, tables: { Lines: [] } } })
  expect(booking).toStrictEqual({ missing: ["Number", "Total"] })
})
