import { expect, test } from "vitest"
import type { ValueType } from "../configuration.ts"
import { aContext, aPage, type Print } from "../../test/builders/page.ts"
import { extractFields } from "./extract-fields.ts"

function valuesOf(prints: readonly Print[], objectName: string, types: Readonly<Record<string, ValueType>>) {
  const fields = Object.entries(types).map(([name, type]) => ({ name, type }))
  const found = extractFields(aContext([aPage(prints)]), { name: objectName, fields }).fields
  return fields.map(({ name }) => found.get(name)?.value)
}

const dates = { "Credit note date": "date", "Original invoice date": "date" } as const

test.each([
  ["Credit Note", "This credit refers to our invoice RX-2207 dated 14 March 2024.", "28 March 2024"],
  ["Gutschrift", "Diese Gutschrift bezieht sich auf unsere Rechnung RX-2207 vom 14.03.2024.", "28.03.2024"],
])("the date of the invoice that a credit note names is not its own: %s", (title, sentence, date) => {
  const prints: Print[] = [
    { text: title, x: 400, y: 60, size: 18 },
    { text: date, x: 400, y: 90 },
    { text: sentence, x: 50, y: 200 },
  ]
  expect(valuesOf(prints, "Credit note", dates)).toEqual(["2024-03-28", "2024-03-14"])
})

test("a date that follows the number of an invoice without a word for it is no date of another one", () => {
  const prints: Print[] = [
    { text: "Credit Note", x: 400, y: 60, size: 18 },
    { text: "For invoice RX-2207, paid in full by the 14 March 2024.", x: 50, y: 200 },
  ]
  expect(valuesOf(prints, "Credit note", dates)[1]).toBeUndefined()
})

/** Prints a title, and below it labels with a value beside each. */
const titled = (title: string, ...rows: readonly (readonly [label: string, value: string])[]): Print[] => [
  { text: title, x: 400, y: 60, size: 18 },
  ...rows.flatMap(([label, value], index) => [
    { text: label, x: 400, y: 90 + 14 * index },
    { text: value, x: 480, y: 90 + 14 * index },
  ]),
]

test("a date whose label names the invoice is not that of a credit note with a date of its own", () => {
  const invoice = ["Invoice dated", "23-Jun-2031"] as const
  const prints = titled("CREDIT NOTE", ["Date", "11-Aug-2031"], invoice)
  expect(valuesOf(prints, "Credit note", dates)).toEqual(["2031-08-11", "2031-06-23"])
  // Some programs call it so on every document.
  const alone = titled("CREDIT NOTE", invoice)
  expect(valuesOf(alone, "Credit note", { "Credit note date": "date" })).toEqual(["2031-06-23"])
})

test("the date of a delivery note is that of the delivery, but not the date of the order that it names", () => {
  const order = ["Order date", "23-Jun-2031"] as const
  const prints = titled("DELIVERY NOTE", order, ["Date", "11-Aug-2031"])
  expect(valuesOf(prints, "Delivery note", { "Delivery date": "date" })).toEqual(["2031-08-11"])
  expect(valuesOf(titled("DELIVERY NOTE", order), "Delivery note", { "Delivery date": "date" })).toEqual([undefined])
})

test("the date in the column right of the invoice's number is that of the invoice", () => {
  const row = (y: number, ...texts: readonly string[]) => texts.map((text, index) => ({ text, x: 50 + 120 * index, y }))
  const prints: Print[] = [
    { text: "Credit Note", x: 400, y: 60, size: 18 },
    { text: "28 March 2024", x: 400, y: 90 },
    ...row(200, "Invoice number", "Date", "Order reference", "Date"),
    ...row(216, "RX-2207", "14 March 2024", "NXV-88", "12 March 2024"),
  ]
  expect(valuesOf(prints, "Credit note", dates)).toEqual(["2024-03-28", "2024-03-14"])
})
