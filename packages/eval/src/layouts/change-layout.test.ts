import { expect, test } from "vitest"
import type { TableDefinition, Word } from "@docsift/engine"
import { aDocument, anExtraction, aWord } from "../../test/builders/printed-document.ts"
import { findPrintedHeadings } from "../headings/printed-headings.ts"
import { changeLayout, type LayoutChange } from "./change-layout.ts"
import { findPrintedTable, type PrintedTable } from "./printed-table.ts"

const headings = [aWord("Item", 50, 150), aWord("Quantity", 250, 150), aWord("Price", 350, 150)]
const first = [aWord("Garden", 50, 180), aWord("hose", 82, 180), aWord("12", 250, 180), aWord("4.00", 350, 180)]
const second = [aWord("Rake", 50, 200), aWord("2", 250, 200), aWord("19.50", 350, 200)]
const footer = aWord("Thanks", 50, 300)

const document = aDocument([...headings, ...first, ...second, footer])
const definition: TableDefinition = {
  name: "Items",
  columns: [
    { name: "Item", type: "string" },
    { name: "Quantity", type: "number" },
    { name: "Unit price", type: "number" },
  ],
}

const extraction = anExtraction({
  "/Order/tables/Items/0/Item": first.slice(0, 2),
  "/Order/tables/Items/0/Quantity": first.slice(2, 3),
  "/Order/tables/Items/0/Unit price": first.slice(3),
  "/Order/tables/Items/1/Item": second.slice(0, 1),
  "/Order/tables/Items/1/Quantity": second.slice(1, 2),
  "/Order/tables/Items/1/Unit price": second.slice(2),
})

function table(printed = document, found = extraction): PrintedTable {
  const pointer = "/Order/tables/Items"
  const heads = findPrintedHeadings(printed, found, pointer)
  const rows = heads && findPrintedTable(found, heads, pointer, definition)
  if (!rows) throw new Error("no table found")
  return rows
}

/** Returns the texts of the page line by line, from left to right. */
function linesAfter(change: LayoutChange, variant = 0): string[] {
  const words = changeLayout(document, table(), change)[variant]?.document.pages[0]?.words ?? []
  return [...Map.groupBy(words, ({ box }) => box[1])]
    .toSorted(([a], [b]) => a - b)
    .map(([, line]) =>
      line
        .toSorted((a, b) => a.box[0] - b.box[0])
        .map(({ text }) => text)
        .join(" "),
    )
}

test("a table is its headings and the rows below them", () => {
  expect(table().rows.map(({ top, bottom, cells }) => [top, bottom, cells.size])).toEqual([
    [180, 190, 3],
    [200, 210, 3],
  ])
})

test("the name of a column may have a slash", () => {
  const named = anExtraction({
    "/Order/tables/Items/0/Item": first.slice(0, 2),
    "/Order/tables/Items/0/Price~1unit": first.slice(3),
    "/Order/tables/Items/1/Item": second.slice(0, 1),
    "/Order/tables/Items/1/Price~1unit": second.slice(2),
  })
  expect([...(table(document, named).rows[0]?.cells.keys() ?? [])]).toEqual(["Item", "Price/unit"])
})

test("each two neighbouring columns change places, with their headings", () => {
  expect(changeLayout(document, table(), "swap").map(({ text }) => text)).toEqual([
    "columns 1 and 2",
    "columns 2 and 3",
  ])
  expect(linesAfter("swap")).toEqual(["Quantity Item Price", "12 Garden hose 4.00", "2 Rake 19.50", "Thanks"])
  expect(linesAfter("swap", 1)).toEqual(["Item Price Quantity", "Garden hose 4.00 12", "Rake 19.50 2", "Thanks"])
})

test.each<[LayoutChange, string[]]>([
  ["wrap", ["Item Quantity Price", "Garden 12 4.00", "hose", "Rake 2 19.50", "Thanks"]],
  ["sections", ["Item Quantity Price", "Ground floor", "Garden hose 12 4.00", "Rake 2 19.50", "Thanks"]],
  ["details", ["Item Quantity Price", "Garden hose 12 4.00", "Ref: ZK-4711", "Rake 2 19.50", "Ref: ZK-4724", "Thanks"]],
  ["currency", ["Item Quantity Price", "Garden hose 12 €4.00", "Rake 2 €19.50", "Thanks"]],
  ["currency-apart", ["Item Quantity Price", "Garden hose 12 $ 4.00", "Rake 2 $ 19.50", "Thanks"]],
  ["unit", ["Item Quantity Price", "Garden hose 12 pcs 4.00", "Rake 2 pcs 19.50", "Thanks"]],
])("%s changes the lines of the table", (change, lines) => {
  expect(linesAfter(change)).toEqual(lines)
})

test("numbers are aligned in the width of their column", () => {
  const edgesOf = (change: LayoutChange): number[] =>
    (changeLayout(document, table(), change)[0]?.document.pages[0]?.words ?? [])
      .filter(({ text }) => text === "12" || text === "2")
      .map(({ box }) => (change === "left" ? box[0] : box[2]))
  expect(edgesOf("left")).toEqual([250, 250])
  expect(edgesOf("right")).toEqual([290, 290])
})

test("more room between rows moves what follows them down", () => {
  const words = changeLayout(document, table(), "spread")[0]?.document.pages[0]?.words ?? []
  expect(words.filter(({ text }) => ["Garden", "Rake", "Thanks"].includes(text)).map(({ box }) => box[1])).toEqual([
    180, 214, 328,
  ])
})

test("a sign that would not fit beside the number changes nothing", () => {
  const narrow = aDocument([...headings, ...first, ...second, footer, aWord("x", 344, 180)])
  expect(changeLayout(narrow, table(narrow), "currency-apart")).toEqual([])
})

test("a value below a name is set no larger than the name", () => {
  const small = (words: readonly Word[]): Word[] => words.map((word) => ({ ...word, fontSize: 7 }))
  const printed = aDocument([...headings, ...small(first), ...small(second)])
  const words = changeLayout(printed, table(printed), "labelled")[0]?.document.pages[0]?.words ?? []
  expect(words.find(({ text }) => text === "Quantity:")?.fontSize).toBe(7)
})

test("a column below a heading that another one shares is not moved", () => {
  const wide: Word = { ...aWord("Quantity", 250, 150), box: [250, 150, 400, 160] }
  const printed = aDocument([aWord("Item", 50, 150), wide, ...first, ...second])
  const { headings: heads, ...rest } = table()
  const shared: PrintedTable = { ...rest, headings: { ...heads, columns: [[aWord("Item", 50, 150)], [wide]] } }
  expect(changeLayout(printed, shared, "labelled")).toEqual([])
})

test("a column is not moved without a word that is as near to its heading as one of the same text", () => {
  const [page] = aDocument([...headings, aWord("Net", 250, 139), ...first, ...second]).pages
  expect(page && changeLayout(document, { ...table(), page }, "labelled")).toEqual([])
})

test("a value behind a label of its own stays where it is", () => {
  const labels = [aWord("Qty:", 226, 180), aWord("Qty:", 226, 200)].map((word): Word => ({
    ...word,
    box: [word.box[0], word.box[1], 248, word.box[3]],
  }))
  const labelled = aDocument([...headings, ...first, ...second, footer, ...labels])
  expect(changeLayout(document, table(), "stacked").map(({ text }) => text)).toEqual(["Quantity"])
  expect(changeLayout(labelled, table(labelled), "stacked")).toEqual([])
})

test("numbers that end below each other do so below their neighbours, and behind them", () => {
  const priced = [
    [aWord("Item", 50, 150), aWord("Code", 200, 150), aWord("Quantity", 300, 150), aWord("Price", 450, 150)],
    [aWord("Hose", 50, 180), aWord("A", 200, 180), aWord("1200", 320, 180), aWord("4.00", 455, 180)],
    [aWord("Rake", 50, 200), aWord("BC", 200, 200), aWord("2", 335, 200), aWord("9.50", 455, 200)],
  ]
  const names = ["Item", "Code", "Quantity", "Price"]
  const columns = names.map((name): TableDefinition["columns"][number] => ({
    name,
    type: name === "Item" || name === "Code" ? "string" : "number",
  }))
  const cells = priced
    .slice(1)
    .flatMap((row, index) => row.map((word, at) => [`/Order/tables/Items/${index}/${names[at]}`, [word]] as const))
  const found = anExtraction(Object.fromEntries(cells))
  const quantities = (change: LayoutChange, ...more: readonly Word[]): (readonly number[])[] => {
    const printed = aDocument([...priced.flat(), ...more])
    const heads = findPrintedHeadings(printed, found, "/Order/tables/Items")
    const rows = heads && findPrintedTable(found, heads, "/Order/tables/Items", { name: "Items", columns })
    const changed = rows ? changeLayout(printed, rows, change) : []
    const words = changed.find(({ text }) => text === "Quantity")?.document.pages[0]?.words ?? []
    return ["1200", "2", "A"].map((text) => words.find((word) => word.text === text)?.box.slice(0, 3) ?? [])
  }
  expect(
    quantities("stacked")
      .slice(0, 2)
      .map(([, , end]) => end),
  ).toEqual([220, 220])
  expect(quantities("joined")).toEqual([
    [320, 180, 340],
    [335, 200, 340],
    [306, 180, 311],
  ])
  // Another text may not be as near as a word.
  expect(quantities("joined", aWord("x", 343, 180))).toEqual([[], [], []])
})
