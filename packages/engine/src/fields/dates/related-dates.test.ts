import { expect, test } from "vitest"
import type { ValueType } from "../../configuration.ts"
import { aContext, aPage, type Print } from "../../../test/builders/page.ts"
import { extractFields } from "../extract-fields.ts"

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

test("the date of an order is the one after its number, or below the caption beside that of the number", () => {
  const requested = { "Invoice date": "date", "Order date": "date" } as const
  const title: Print[] = [
    { text: "Invoice", x: 400, y: 60, size: 18 },
    { text: "Invoice date: 28 March 2031", x: 400, y: 90 },
  ]
  const row = (y: number, ...texts: readonly string[]) => texts.map((text, index) => ({ text, x: 50 + 160 * index, y }))
  const captioned = [...row(120, "Buyer's order no.", "Dated"), ...row(132, "HX-7731", "19-Mar-2031")]
  expect(valuesOf([...title, ...captioned], "Invoice", requested)).toEqual(["2031-03-28", "2031-03-19"])
  const inWords = [
    { text: "Purchase order: by phone, Mr Moe", x: 50, y: 120 },
    { text: "of 19 March 2031", x: 320, y: 120 },
  ]
  expect(valuesOf([...title, ...inWords], "Invoice", requested)).toEqual(["2031-03-28", "2031-03-19"])
  const later = [{ text: "Purchase order: by phone, Mr Moe. Delivery on 19 March 2031.", x: 50, y: 120 }]
  expect(valuesOf([...title, ...later], "Invoice", requested)).toEqual(["2031-03-28", undefined])
})

test("beside the date of a credit note, the date of an invoice is that of the one that it corrects", () => {
  const row = (y: number, ...texts: readonly string[]) => texts.map((text, index) => ({ text, x: 50 + 120 * index, y }))
  const prints: Print[] = [
    { text: "AVOIR N° AV-2031-93", x: 50, y: 60, size: 18 },
    ...row(100, "Date", "Code client", "Facture d’origine", "du"),
    ...row(112, "18/09/2031", "411BEL", "FA-2031-1127", "22/05/2031"),
  ]
  const named = { Date: "date", "Date de la facture": "date" } as const
  expect(valuesOf(prints, "Avoir", named)).toEqual(["2031-09-18", "2031-05-22"])
})
