import { expect, test } from "vitest"
import type { TableDefinition, ValueType } from "../../configuration.ts"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, type Print } from "../../../test/builders/page.ts"

const aDefinition = (columns: Record<string, ValueType>): TableDefinition => ({
  name: "Items",
  columns: Object.entries(columns).map(([name, type]) => ({ name, type })),
})

const items = { Description: "string", Quantity: "number", Amount: "number" } as const

interface Item {
  readonly name: string
  readonly below: readonly string[]
}

/** Prints items below their headings, each with lines below its name, and a code in a column that is not asked for. */
function aList(rows: readonly Item[], heading = "Shelf"): Print[] {
  const prints: Print[] = [
    { text: "Description", x: 50, y: 80 },
    { text: heading, x: 220, y: 80 },
    { text: "Quantity", x: 320, y: 80, isRight: true },
    { text: "Amount", x: 420, y: 80, isRight: true },
  ]
  let y = 88
  for (const [index, { name, below }] of rows.entries()) {
    y += 12
    prints.push(
      { text: name, x: 50, y },
      { text: `B1${index}-4`, x: 220, y },
      { text: `${index + 2}`, x: 320, y, isRight: true },
      { text: `${index + 2}0.00`, x: 420, y, isRight: true },
      ...below.map((text): Print => ({ text, x: 50, y: (y += 12) })),
    )
  }
  return prints
}

const read = (prints: readonly Print[], columns: Record<string, ValueType>) =>
  extractTable(aContext([aPage(prints)]), aDefinition({ ...items, ...columns })).rows

const names = ["Garden hose", "Desk lamp", "Copper pipe"]
const valuesOf = (rows: ReturnType<typeof read>, name: string) => rows.map((row) => row[name])

test("lines below the names that begin with the name of a column print its values, with a colon or without", () => {
  for (const mark of [":", ""]) {
    const below = [`Country of origin${mark} Italy`, `Unit price${mark} EUR 10.00`]
    const rows = read(aList(names.map((name) => ({ name, below }))), { Origin: "string", "Unit price": "number" })
    expect(valuesOf(rows, "Description")).toEqual(names)
    expect(valuesOf(rows, "Origin")).toEqual(["Italy", "Italy", "Italy"])
    expect(valuesOf(rows, "Unit price")).toEqual([10, 10, 10])
  }
})

test("a line has several labels, also of columns that are not requested", () => {
  const rows = read(
    aList([
      { name: "Garden hose", below: ["Lot A771 EXP 04/27 / Origin DE"] },
      { name: "Desk lamp", below: ["Lot B120 EXP 05/27 / Origin FR"] },
    ]),
    { "Lot number": "string", Origin: "string" },
  )
  expect(valuesOf(rows, "Lot number")).toEqual(["A771", "B120"])
  expect(valuesOf(rows, "Origin")).toEqual(["DE", "FR"])
})

test("a label of several words ends where the texts of the rows begin to differ", () => {
  const rows = read(
    aList([
      { name: "Garden hose", below: ["Item number seller KX-149"] },
      { name: "Desk lamp", below: ["Item number seller AB-220"] },
    ]),
    { "Item number": "string" },
  )
  expect(valuesOf(rows, "Item number")).toEqual(["KX-149", "AB-220"])
})

test("a word that begins a single line below a name is no label", () => {
  const [first] = read(
    aList([
      { name: "Garden hose", below: ["Origin unknown"] },
      { name: "Desk lamp", below: [] },
      { name: "Copper pipe", below: [] },
    ]),
    { Shelf: "string", Origin: "string" },
  )
  expect(first).toMatchObject({ Description: "Garden hose", Origin: null })
})

test("a label above the first row is that of a title, not of the row above it", () => {
  const prints = aList(names.map((name) => ({ name, below: [] })))
  const titles = [94, 106, 118].map((y, index): Print => ({ text: `Room ${index + 1}`, x: 50, y: 22 * index + y }))
  const spread = prints.map((print) =>
    print.y > 90 ? { ...print, y: print.y + 22 * ((print.y - 100) / 12) + 6 } : print,
  )
  expect(valuesOf(read([...spread, ...titles], { Room: "number" }), "Room")).toEqual([1, 2, 3])
})

test("a column with labels below the names is none of the printed ones", () => {
  const rows = read(
    aList(
      names.map((name, index) => ({ name, below: [`Article: VE-2301${index}`] })),
      "Location",
    ),
    { Article: "string" },
  )
  expect(valuesOf(rows, "Article")).toEqual(["VE-23010", "VE-23011", "VE-23012"])
})

test("remarks below a labelled line belong to its row and are no part of a name", () => {
  const rows = read(
    aList([
      { name: "Garden hose", below: ["Lot A771", "Missing pieces follow"] },
      { name: "Desk lamp", below: ["Lot B120"] },
      { name: "Copper pipe", below: ["Lot C330"] },
    ]),
    { "Lot number": "string" },
  )
  expect(valuesOf(rows, "Description")).toEqual(names)
  expect(valuesOf(rows, "Lot number")).toEqual(["A771", "B120", "C330"])
})

test("a label means a column of numbers by its words, and may begin with the sign of a rate", () => {
  const rows = read(
    aList(names.map((name, index) => ({ name, below: [`Cost each 1${index}.00`, `% discount: ${index + 5}`] }))),
    { "Unit price": "number", "Discount %": "number" },
  )
  expect(valuesOf(rows, "Unit price")).toEqual([10, 11, 12])
  expect(valuesOf(rows, "Discount %")).toEqual([5, 6, 7])
})

test("the reader's number is that of the party in the name of a column, and not the one below the heading of articles", () => {
  const rows = read(
    aList(
      names.map((name, index) => ({ name, below: [`Your material number: HB-88${index}`] })),
      "Material",
    ),
    { "Material number": "string", "Customer part number": "string" },
  )
  expect(valuesOf(rows, "Material number")).toEqual(["B10-4", "B11-4", "B12-4"])
  expect(valuesOf(rows, "Customer part number")).toEqual(["HB-880", "HB-881", "HB-882"])
})

test("a colon makes two labels enough, however many rows have none", () => {
  const long = [...names, "Wheel", "Ladder", "Rake"]
  const below = (index: number): string[] => (index > 3 ? [`Serial number: K69${index}`] : [])
  const rows = read(aList(long.map((name, index) => ({ name, below: below(index) }))), { "Serial number": "string" })
  expect(valuesOf(rows, "Serial number")).toEqual([null, null, null, null, "K694", "K695"])
})

test("remarks that signs part from each other are read by themselves, also behind one without a label", () => {
  const remarks = [
    "S355J2H · Item no. 71-204 · Origin IT",
    "C45E, forged · Item no. 71-310 · from stock",
    "blue | Item no. 71-402",
  ]
  const rows = read(aList(names.map((name, index) => ({ name, below: [remarks[index] ?? ""] }))), {
    "Item number": "string",
    Origin: "string",
  })
  expect(valuesOf(rows, "Description")).toEqual(names)
  expect(valuesOf(rows, "Item number")).toEqual(["71-204", "71-310", "71-402"])
})

test("a name in front of the label of its line stays the name", () => {
  const prints = aList(names.map((name) => ({ name, below: [] })))
  // The first name stands beside its numbers, the others above theirs.
  const spread = prints.flatMap((print): Print[] => {
    const row = (print.y - 100) / 12
    if (row < 1) return [print]
    const y = 100 + 30 * row
    return [print.x === 50 ? { text: `${print.text} · Lot A77${row}`, x: 50, y: y - 12 } : { ...print, y }]
  })
  const rows = read(spread, { "Lot number": "string" })
  expect(rows.map((row) => String(row["Description"]).slice(0, 6))).toEqual(names.map((name) => name.slice(0, 6)))
})
