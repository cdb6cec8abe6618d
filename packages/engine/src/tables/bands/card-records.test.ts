import { expect, test } from "vitest"
import type { TableDefinition, ValueType } from "../../configuration.ts"
import { aContext, aPage, type Print } from "../../../test/builders/page.ts"
import { findCardRecords } from "./card-records.ts"
import { tableLabels } from "../headings/column-labels.ts"
import { extractTable } from "../extract-table.ts"
import { readPageText } from "../words/page-text.ts"

const items: TableDefinition = {
  name: "Line items",
  columns: Object.entries({
    Name: "string",
    "Item number": "string",
    Quantity: "number",
    "Unit price": "number",
    "VAT rate": "number",
    "Net amount": "number",
  } satisfies Record<string, ValueType>).map(([name, type]) => ({ name, type })),
}

const at = (x: number, y: number, text: string): Print => ({ text, x, y })

/** A card of eight lines' height, with labels and values in two columns; an empty value is not printed. */
function card(top: number, number: number, name: string, code: string, count: string, price: string, total: string) {
  const pair = (x: number, row: number, label: string, value: string): Print[] => [
    at(x, top + 14 * row, label),
    ...(value === "" ? [] : [at(x + 110, top + 14 * row, value)]),
  ]
  return [
    at(40, top, `Position ${number}`),
    ...pair(40, 1, "Bezeichnung:", name),
    ...pair(310, 1, "Menge:", count),
    ...pair(40, 2, "Beschreibung:", "Bezug anthrazit"),
    ...pair(310, 2, "Einheit:", "Stück"),
    ...pair(40, 3, "Artikelnummer:", code),
    ...pair(310, 4, "Preis pro Einheit (netto):", price),
    ...pair(40, 5, "Umsatzsteuer:", "S"),
    ...pair(40, 6, "Umsatzsteuersatz:", "19 %"),
    ...pair(310, 6, "Gesamtpreis (netto):", total),
  ]
}

/** Sections whose labels are those of the cards in part. */
const head = [at(40, 40, "Name:"), at(150, 40, "Nordwind e.K."), at(310, 40, "Name:"), at(420, 40, "Simone Moe")]
const first = card(100, 1, "Drehstuhl", "BT-4401", "12", "318,00", "3.816,00")
const second = card(220, 2, "Montage", "", "6,5", "52,00", "338,00")
const row = (name: string, code: string | null, count: number, price: number, total: number) => ({
  Name: name,
  "Item number": code,
  Quantity: count,
  "Unit price": price,
  "VAT rate": 19,
  "Net amount": total,
})

test("cards of labels and values are the rows of a table, also over two pages", () => {
  const rows = [row("Drehstuhl", "BT-4401", 12, 318, 3816), row("Montage", null, 6.5, 52, 338)]
  expect(extractTable(aContext([aPage([...head, ...first, ...second])]), items).rows).toEqual(rows)
  const pages = [aPage([...head, ...first]), aPage(second)]
  expect(extractTable(aContext(pages), items).rows).toEqual(rows)
})

test("a value that wraps goes on at its left edge", () => {
  const wrapped = [
    ...first.filter(({ text }) => text !== "Drehstuhl"),
    at(150, 114, "Drehstuhl mit"),
    at(150, 122, "Armlehnen"),
  ]
  expect(extractTable(aContext([aPage([...head, ...wrapped, ...second])]), items).rows[0]).toMatchObject({
    Name: "Drehstuhl mit Armlehnen",
  })
})

test("labels that come once, or without the others, are no cards", () => {
  const cardsOf = (...prints: readonly Print[]) => {
    const { layouts, locale } = aContext([aPage(prints)])
    const rules = { definition: items, format: locale, isPricedList: true, hasAmounts: true, nested: new Map() }
    return findCardRecords(layouts.map(readPageText), rules, tableLabels(items.columns))
  }
  expect(cardsOf(...head, ...first, ...second)?.rows).toHaveLength(2)
  expect(cardsOf(...head, ...first)).toBeUndefined()
  const names = [at(40, 200, "Name:"), at(150, 200, "Ada Moe"), at(40, 240, "Menge:"), at(150, 240, "3")]
  expect(cardsOf(...head, ...names)).toBeUndefined()
})
