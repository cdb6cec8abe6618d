import { expect, test } from "vitest"
import type { TableDefinition, ValueType } from "../../configuration.ts"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, type Print } from "../../../test/builders/page.ts"

const aDefinition = (columns: Record<string, ValueType>): TableDefinition => ({
  name: "Items",
  columns: Object.entries(columns).map(([name, type]) => ({ name, type })),
})

/** A printed line: texts by the x of their left edge, or of their right edge where negative. */
type Line = readonly (readonly [x: number, text: string])[]

const print = (lines: readonly Line[], top = 100): Print[] =>
  lines.flatMap((line, index) =>
    line.map(([x, text]) => ({ text, x: Math.abs(x), y: top + index * 12, isRight: x < 0, size: 8 })),
  )
const read = (definition: TableDefinition, ...pages: readonly (readonly Print[])[]) =>
  extractTable(aContext(pages.map((prints, index) => aPage(prints, [], index + 1))), definition)

const ORDER_HEADINGS: readonly Line[] = [
  [
    [50, "Item"],
    [90, "Material"],
    [200, "Description"],
  ],
  [
    [90, "Order qty."],
    [-260, "Unit"],
    [-420, "Price per unit"],
    [-540, "Net value"],
  ],
]
const anOrderItem = (item: string, code: string, name: string, ...figures: readonly string[]): Line[] => [
  [
    [50, item],
    [90, code],
    [200, name],
  ],
  [
    [-130, figures[0] ?? ""],
    [-260, "EA"],
    [-420, figures[1] ?? ""],
    [-540, figures[2] ?? ""],
  ],
]
const ORDER = aDefinition({
  Material: "string",
  Description: "string",
  Quantity: "number",
  Unit: "string",
  "Unit price": "number",
  "Net value": "number",
})
const anOrderRow = (code: string, name: string, quantity: number, price: number, value: number) => ({
  Material: code,
  Description: name,
  Quantity: quantity,
  Unit: "EA",
  "Unit price": price,
  "Net value": value,
})

test("values belong to the headings of their own tier", () => {
  const page = print([
    ...ORDER_HEADINGS,
    ...anOrderItem("00010", "P-100234", "Hydraulic pump 12 l/min", "2", "410.00", "820.00"),
    [[200, "with flange"]],
    [],
    ...anOrderItem("00020", "S-200871", "Seal kit", "10", "12.50", "125.00"),
    [],
    [
      [-420, "Total net value"],
      [-540, "945.00"],
    ],
  ])
  const { rows, evidence } = read(ORDER, page)
  expect(rows).toEqual([
    anOrderRow("P-100234", "Hydraulic pump 12 l/min with flange", 2, 410, 820),
    anOrderRow("S-200871", "Seal kit", 10, 12.5, 125),
  ])
  // Evidence is where the value is printed.
  expect(evidence[1]?.["Net value"]?.box?.[2]).toBeCloseTo(540, 0)
})

test("a number in a name is none of the lower tier, though it is set wide and below a heading of that", () => {
  const [upper = [], lower = []] = anOrderItem("00010", "P-100234", "Hook, wires", "2", "410.00", "820.00")
  const page = print([
    ...ORDER_HEADINGS,
    [...upper, [248, "3/16 in"]],
    lower,
    [],
    ...anOrderItem("00020", "S-200871", "Seal kit", "10", "12.50", "125.00"),
  ])
  expect(read(ORDER, page).rows).toEqual([
    anOrderRow("P-100234", "Hook, wires 3/16 in", 2, 410, 820),
    anOrderRow("S-200871", "Seal kit", 10, 12.5, 125),
  ])
})

test("a single record has two tiers too", () => {
  const page = print([
    ...ORDER_HEADINGS,
    ...anOrderItem("00010", "P-100234", "Hydraulic pump", "2", "410.00", "820.00"),
  ])
  expect(read(ORDER, page).rows).toEqual([anOrderRow("P-100234", "Hydraulic pump", 2, 410, 820)])
})

test("records in two tiers go on below no headings on the next page", () => {
  const first = print(
    [
      ...ORDER_HEADINGS,
      ...anOrderItem("00010", "P-100234", "Pump", "2", "410.00", "820.00"),
      [],
      ...anOrderItem("00020", "S-200871", "Seal kit", "10", "12.50", "125.00"),
    ],
    720,
  )
  const second = print([
    ...anOrderItem("00030", "P-300234", "Valve", "2", "400.00", "800.00"),
    [],
    ...anOrderItem("00040", "S-400871", "Filter", "10", "1.50", "15.00"),
  ])
  expect(read(ORDER, first, second).rows.map((row) => row["Description"])).toEqual([
    "Pump",
    "Seal kit",
    "Valve",
    "Filter",
  ])
})

test("the lower tier may have the names", () => {
  const page = print([
    [
      [50, "Pos."],
      [-330, "Menge"],
      [350, "Einheit"],
      [-450, "Einzelpreis"],
      [-540, "Betrag"],
    ],
    [
      [90, "Artikel-Nr."],
      [170, "Bezeichnung"],
    ],
    [
      [50, "1"],
      [-330, "12"],
      [350, "Stk"],
      [-450, "4,20"],
      [-540, "50,40"],
    ],
    [
      [90, "4711-20"],
      [170, "Sechskantschraube M8"],
    ],
    [
      [50, "2"],
      [-330, "100"],
      [350, "Stk"],
      [-450, "0,20"],
      [-540, "20,00"],
    ],
    [
      [90, "4712-25"],
      [170, "Unterlegscheibe"],
    ],
    [[170, "verzinkt"]],
    [
      [50, "3"],
      [-330, "1"],
      [350, "Psch"],
      [-450, "15,00"],
      [-540, "15,00"],
    ],
    [
      [90, "4999"],
      [170, "Fracht"],
    ],
  ])
  const definition = aDefinition({
    Pos: "string",
    Artikelnummer: "string",
    Bezeichnung: "string",
    Menge: "number",
    Betrag: "number",
  })
  expect(read(definition, page).rows).toEqual([
    { Pos: "1", Artikelnummer: "4711-20", Bezeichnung: "Sechskantschraube M8", Menge: 12, Betrag: 50.4 },
    { Pos: "2", Artikelnummer: "4712-25", Bezeichnung: "Unterlegscheibe verzinkt", Menge: 100, Betrag: 20 },
    { Pos: "3", Artikelnummer: "4999", Bezeichnung: "Fracht", Menge: 1, Betrag: 15 },
  ])
})

test("remarks below codes and dates start no row and are no codes", () => {
  const page = print([
    [
      [50, "Line"],
      [90, "Part no."],
      [190, "Description"],
    ],
    [
      [90, "Due date"],
      [-300, "Qty"],
      [-450, "Unit price"],
      [-540, "Extended"],
    ],
    [
      [50, "1"],
      [90, "AX-100"],
      [190, "Bracket, steel"],
    ],
    [
      [90, "03/21/2025"],
      [-300, "4"],
      [-450, "12.00"],
      [-540, "48.00"],
    ],
    [[90, "Drawing 4471 rev. B"]],
    [[90, "RoHS compliant"]],
    [
      [50, "2"],
      [90, "AX-200"],
      [190, "Bracket, brass"],
    ],
    [
      [90, "03/28/2025"],
      [-300, "6"],
      [-450, "15.00"],
      [-540, "90.00"],
    ],
    [[90, "Drawing 4472 rev. A"]],
  ])
  const definition = aDefinition({
    "Part number": "string",
    Description: "string",
    "Due date": "date",
    Quantity: "number",
    Amount: "number",
  })
  expect(read(definition, page).rows).toEqual([
    { "Part number": "AX-100", Description: "Bracket, steel", "Due date": "2025-03-21", Quantity: 4, Amount: 48 },
    { "Part number": "AX-200", Description: "Bracket, brass", "Due date": "2025-03-28", Quantity: 6, Amount: 90 },
  ])
})

test("headings that wrap above rows of one line are one tier", () => {
  const page = print([
    [
      [50, "Item"],
      [90, "Description"],
      [-380, "Unit"],
      [-540, "Line"],
    ],
    [
      [-300, "Quantity"],
      [-380, "price"],
      [-540, "total"],
    ],
    ...["Hammer", "Saw", "Pliers"].map((name, index): Line => [
      [50, String(index + 1)],
      [90, name],
      [-300, "2"],
      [-380, "10.00"],
      [-540, "20.00"],
    ]),
  ])
  const definition = aDefinition({
    Description: "string",
    Quantity: "number",
    "Unit price": "number",
    "Line total": "number",
  })
  expect(read(definition, page).rows).toEqual(
    ["Hammer", "Saw", "Pliers"].map((name) => ({
      Description: name,
      Quantity: 2,
      "Unit price": 10,
      "Line total": 20,
    })),
  )
})
