import { expect, test } from "vitest"
import { aContext, aPage, type Print } from "../../test/builders/page.ts"
import { extractFields } from "./extract-fields.ts"

/** Prints the cells of a row below each other's right edges, from x = 250 on. */
const row = (y: number, ...cells: readonly string[]): Print[] =>
  cells.map((text, index) => ({ text, x: 250 + index * 80, y }))

function valuesOf(names: readonly string[], ...prints: readonly Print[]) {
  const fields = names.map((name) => ({ name, type: "number" as const }))
  const context = aContext([aPage([{ text: "Invoice 4711", x: 50, y: 50 }, ...prints])])
  const extracted = extractFields(context, { name: "Invoice", fields }).fields
  return names.map((name) => extracted.get(name)?.value)
}

const summary = [
  ...row(500, "Rate", "Net", "VAT", "Total"),
  ...row(520, "20 %", "310.00", "62.00", "372.00"),
  ...row(540, "5 %", "48.40", "2.42", "50.82"),
]

test.each([
  [
    ["VAT 20 %", "VAT 5 %"],
    [62, 2.42],
  ],
  [
    ["net 20 pct", "base5pct"],
    [310, 48.4],
  ],
  [
    ["Gross 20%", "Tax at 5 %"],
    [372, 2.42],
  ],
  [
    ["MwSt 20", "Base imponible 5%"],
    [62, 48.4],
  ],
])("the summary of taxes has %j", (names, values) => {
  expect(valuesOf(names, ...summary)).toEqual(values)
})

test("base and tax are in one sentence", () => {
  const prints = [
    ...row(500, "TVA à 20 % sur 310,00 €", "", "62,00 €"),
    ...row(520, "TVA à 10 % sur 48,40 €", "", "4,84 €"),
  ]
  expect(valuesOf(["TVA 10 %", "base 20%"], ...prints)).toEqual([4.84, 310])
})

test("of the lines of items only their sum is meant", () => {
  const items = [...row(300, "20 %", "100.00", "20.00"), ...row(320, "20 %", "210.00", "42.00")]
  expect(valuesOf(["VAT 20 %"], ...items, ...summary)).toEqual([62])
})

test("a tax whose base is not printed is read after its label", () => {
  expect(valuesOf(["VAT 20%"], ...row(500, "VAT (20%)", "", "62.00"))).toEqual([62])
})

test("a rate that is not printed has no amounts", () => {
  expect(valuesOf(["VAT 10 %", "Base 10 %"], ...summary)).toEqual([undefined, undefined])
})
