import { expect, test } from "vitest"
import { aContext, aPage, aTable, type Print } from "../../../test/builders/page.ts"
import { extractFields } from "../extract-fields.ts"

const SUMMARY = aTable(
  [50, -200, -300, -400],
  [
    ["Rate", "Base", "VAT", "Total"],
    ["21 %", "412.00", "86.52", "498.52"],
    ["12 %", "250.50", "30.06", "280.56"],
  ],
  { top: 500 },
)

function numbersOf(names: readonly string[], prints: readonly Print[]) {
  const context = aContext([aPage([{ text: "Invoice 4711", x: 50, y: 50 }, ...prints])])
  const fields = names.map((name) => ({ name, type: "number" as const }))
  const found = extractFields(context, { name: "Invoice", fields }).fields
  return names.map((name) => found.get(name)?.value)
}

test("the lines of a summary have the base and the tax of each rate", () => {
  expect(numbersOf(["VAT 21%", "VAT 12%", "Base 21%", "Base 12%"], SUMMARY)).toEqual([86.52, 30.06, 412, 250.5])
})

test("the rate, the base and the tax may be a sentence", () => {
  const prints = [
    { text: "VAT at 20 % on 412.00", x: 350, y: 500 },
    { text: "82.40", x: 500, y: 500 },
  ]
  expect(numbersOf(["VAT 20%", "Base 20%"], prints)).toEqual([82.4, 412])
})

test("of the lines of a table with rates, the one that the others add up to is that of the summary", () => {
  const lines = aTable(
    [50, -200, -300, -400],
    [
      ["12 %", "100.50", "12.06", "112.56"],
      ["21 %", "412.00", "86.52", "498.52"],
      ["12 %", "150.00", "18.00", "168.00"],
    ],
    { top: 200 },
  )
  expect(numbersOf(["VAT 12%", "Base 12%", "VAT 21%"], [...lines, ...SUMMARY])).toEqual([30.06, 250.5, 86.52])
  expect(numbersOf(["Base 12%"], lines)).toEqual([undefined])
})

test("a printed sum of what is taxed at each rate is that of the document, wherever it is printed", () => {
  const sum = { text: "779.08", x: 470, y: 540 }
  expect(numbersOf(["Total"], [...SUMMARY, { text: "TO PAY", x: 470, y: 525 }, sum])).toEqual([779.08])
})

test("a tax whose base is not printed is read after its label, and a rate that is not printed has no amounts", () => {
  const prints = [
    { text: "VAT (20%)", x: 350, y: 500 },
    { text: "62.00", x: 500, y: 500 },
  ]
  expect(numbersOf(["VAT 20%"], prints)).toEqual([62])
  expect(numbersOf(["VAT 10 %", "Base 10 %"], SUMMARY)).toEqual([undefined, undefined])
})

test("the tax that a buyer keeps back is what is deducted, not the amount that it is computed from", () => {
  const prints = [
    { text: "Imponibile", x: 350, y: 480 },
    { text: "€ 4.250,00", x: 500, y: 480 },
    { text: "Ritenuta d'acconto 20% su € 4.250,00", x: 250, y: 500 },
    { text: "- € 850,00", x: 500, y: 500 },
    { text: "Netto a pagare", x: 350, y: 520 },
    { text: "€ 3.400,00", x: 500, y: 520 },
  ]
  expect(numbersOf(["Ritenuta"], prints)).toEqual([850])
})

test("what is taxed is not the tax, where a line prints both", () => {
  const prints = [
    { text: "Total for the term", x: 50, y: 60 },
    { text: "4,200.00", x: 400, y: 60 },
    { text: "VAT at 20% on 3,900.00", x: 50, y: 74 },
    { text: "780.00", x: 400, y: 74 },
  ]
  const object = { name: "Fees", fields: [{ name: "VAT", type: "number" as const }] }
  expect(extractFields(aContext([aPage(prints)]), object).fields.get("VAT")?.value).toBe(780)
})

test("the amounts of one rate are no sums of a document with two", () => {
  const total = aTable(
    [50, -400],
    [
      ["Gesamtbetrag", "779,08"],
      ["Bar", "779,08"],
    ],
    { top: 440 },
  )
  const summary = aTable(
    [50, 90, -200, -300, -400],
    [
      ["Typ", "Satz", "Netto", "MwSt", "Brutto"],
      ["A", "21,00%", "412,00", "86,52", "498,52"],
      ["B", "12,00%", "250,50", "30,06", "280,56"],
    ],
    { top: 500 },
  )
  expect(numbersOf(["Gesamtbetrag"], [...total, ...summary])).toEqual([779.08])
})

test("beside a taxed line the tax of nothing on an exempt one is not that of the document", () => {
  const lines = aTable(
    [50, -200, -300, -400],
    [
      ["Riepilogo", "%IVA", "Totale imponibile", "Totale imposta"],
      ["Esigibilità immediata", "22,00", "6.358,50", "1.398,87"],
      ["Escluso art. 15", "0,00", "316,00", "0,00"],
    ],
    { top: 500 },
  )
  const total = ["Totale documento", "Importo"].flatMap((text, index) => [
    { text, x: 50, y: 600 + 20 * index },
    { text: "8.073,37", x: 150, y: 600 + 20 * index },
  ])
  expect(numbersOf(["VAT amount", "Total with tax"], [...lines, ...total])).toEqual([1398.87, 8073.37])
})
