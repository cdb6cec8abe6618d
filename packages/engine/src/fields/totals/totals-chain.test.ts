import { expect, test } from "vitest"
import { aContext, aPage, type Print } from "../../../test/builders/page.ts"
import { extractFields } from "../extract-fields.ts"

/** Prints labels on the left and amounts that end at one right edge. */
const column = (rows: readonly (readonly [string, string])[], top = 300): Print[] =>
  rows.flatMap(([label, amount], index) => [
    { text: label, x: 300, y: top + 20 * index },
    { text: amount, x: 540, y: top + 20 * index, isRight: true },
  ])

function valuesOf(names: readonly string[], prints: readonly Print[]) {
  const fields = names.map((name) => ({ name, type: "number" as const }))
  const { fields: found } = extractFields(aContext([aPage(prints)]), { name: "Invoice", fields })
  return names.map((name) => found.get(name)?.value)
}

const LINES: readonly (readonly [string, string])[] = [
  ["Blue carpet", "40.00"],
  ["Red cushion", "60.00"],
  ["Green lamp", "25.50"],
]

test("the sum of the amounts above it is the sum of the lines, whatever its label", () => {
  const prints = column([...LINES, ["Wares", "125.50"], ["VAT 20%", "25.10"], ["All in", "150.60"]])
  expect(valuesOf(["Sum of the line items", "Total amount"], prints)).toEqual([125.5, 150.6])
})

test("what is deducted before the tax is a discount, what is deducted after it a payment", () => {
  const prints = column([
    ...LINES,
    ["Wares", "125.50"],
    ["Loyalty", "-25.50"],
    ["Taxable", "100.00"],
    ["VAT 20%", "20.00"],
    ["Grand total", "120.00"],
    ["Received already", "-50.00"],
    ["Remaining", "70.00"],
  ])
  const names = ["Sum of the line items", "Discount", "Total amount", "Amount already paid", "Amount due"]
  expect(valuesOf(names, prints)).toEqual([125.5, 25.5, 120, 50, 70])
})

test("amounts that do not add up are not a chain", () => {
  const prints = column([
    ["Blue carpet", "40.00"],
    ["Red cushion", "61.00"],
    ["Weight", "17.35"],
  ])
  expect(valuesOf(["Sum of the line items"], prints)).toEqual([undefined])
})

test("the sum of the lines may be printed at another edge than the lines", () => {
  const lines = LINES.flatMap(([label, amount], index): Print[] => [
    { text: label, x: 60, y: 200 + 20 * index },
    { text: amount, x: 400, y: 200 + 20 * index, isRight: true },
  ])
  const sums = column([
    ["Wares", "125.50"],
    ["Carriage", "4.50"],
    ["VAT 20%", "26.00"],
    ["All in", "156.00"],
  ])
  expect(valuesOf(["Sum of the line items", "Shipping cost", "Total amount"], [...lines, ...sums])).toEqual([
    125.5, 4.5, 156,
  ])
})

test("the sums of sections add up to the sum of the lines", () => {
  const prints = column([
    ["Blue carpet", "40.00"],
    ["Red cushion", "60.00"],
    ["Green lamp", "25.50"],
    ["Total ground floor", "125.50"],
    ["Yellow lamp", "25.50"],
    ["Total first floor", "25.50"],
    ["Wares", "151.00"],
    ["VAT 20%", "30.20"],
    ["All in", "181.20"],
  ])
  expect(valuesOf(["Sum of the line items", "Total amount"], prints)).toEqual([151, 181.2])
})

test("what the lines add up to is before tax, also where its label says gross", () => {
  const prints = column([...LINES, ["Gross amount", "125.50"], ["VAT 20%", "25.10"], ["Total incl. VAT", "150.60"]])
  expect(valuesOf(["Sum of the line items", "Total amount"], prints)).toEqual([125.5, 150.6])
})

test("a subtotal is the sum of the lines, before freight", () => {
  const prints = column([
    ["Subtotal", "125.50"],
    ["Freight", "4.50"],
    ["Net total", "130.00"],
    ["VAT 20%", "26.00"],
    ["Grand total", "156.00"],
  ])
  expect(valuesOf(["Subtotal", "Total amount"], prints)).toEqual([125.5, 156])
})

test("the sum of the rates wins over each of them", () => {
  const rows = [
    ["", "Net", "VAT", "Gross"],
    ["23%", "24.90", "5.73", "30.63"],
    ["8%", "18.00", "1.44", "19.44"],
    ["Total", "42.90", "7.17", "50.07"],
  ]
  const prints = rows.flatMap((row, line): Print[] =>
    row.flatMap((text, index) =>
      text === "" ? [] : [{ text, x: 250 + 90 * index, y: 300 + 16 * line, isRight: true }],
    ),
  )
  expect(valuesOf(["Net total", "VAT amount", "Gross amount"], prints)).toEqual([42.9, 7.17, 50.07])
})

test("without a tax the last amount that the lines add up to is the total, wherever it is printed", () => {
  const prints = [
    ...column(LINES),
    { text: "Thank you for your order of these fine wares from our house", x: 40, y: 100 },
    { text: "125.50", x: 300, y: 500, size: 16 },
    { text: "Pay up", x: 300, y: 520 },
  ]
  expect(valuesOf(["Total amount"], prints)).toEqual([125.5])
})

test("the sum of a section is not a sum of the lines where sums at another edge start with that of all", () => {
  const sections = column(
    [...LINES, ["Subtotal home", "125.50"], ["Lease", "30.00"], ["Fee", "20.00"], ["Subtotal other", "50.00"]],
    200,
  )
  const sums = [
    ["Wares", "175.50"],
    ["VAT 20%", "35.10"],
    ["All in", "210.60"],
  ].flatMap(([label = "", amount = ""], index): Print[] => [
    { text: label, x: 300, y: 380 + 20 * index },
    { text: amount, x: 500, y: 380 + 20 * index, isRight: true },
  ])
  expect(valuesOf(["Sum of the line items"], [...sections, ...sums])).toEqual([175.5])
})

test("a second tax that the lexicon does not know is not freight", () => {
  const prints = column([
    ...LINES,
    ["Wares", "125.50"],
    ["GST 5%", "6.28"],
    ["ZZT 9.975%", "12.52"],
    ["All in", "144.30"],
  ])
  expect(valuesOf(["Shipping cost", "Total amount"], prints)).toEqual([undefined, 144.3])
})

test("a tax that the buyer keeps back is not a discount", () => {
  const prints = column([
    ...LINES,
    ["Base imponible", "125.50"],
    ["IVA 21 %", "26.36"],
    ["Retención IRPF 15 %", "-18.83"],
    ["Total", "133.03"],
  ])
  expect(valuesOf(["Discount", "Withholding tax"], prints)).toEqual([undefined, 18.83])
})

test("the sum before tax in the column of a heading is not the total, although its label begins as that of one", () => {
  const prints = [
    { text: "Total price", x: 540, y: 280, isRight: true },
    ...column([
      ["Blue carpet", "40.00"],
      ["Red cushion", "61.00"],
      ["Total before tax", "101.00"],
      ["Duties at the border of this land", "9.00"],
    ]),
    { text: "Payable", x: 60, y: 460 },
    { text: "110.00", x: 200, y: 460, isRight: true },
  ]
  expect(valuesOf(["Gross total"], prints)).not.toEqual([101])
})

test("what is due is the rounded total without the advance that is deducted from it", () => {
  const prints = column([
    ["Sum of the line items", "114,642.60"],
    ["Rounding", "0.40"],
    ["Total", "114,643.00"],
    ["Less advance payment", "-40,000.00"],
    ["Amount due", "74,643.00"],
  ])
  expect(valuesOf(["Deducted advance", "Amount due"], prints)).toEqual([40_000, 74_643])
})
