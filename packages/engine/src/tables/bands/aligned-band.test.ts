import { expect, test } from "vitest"
import type { TableDefinition, ValueType } from "../../configuration.ts"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"
import { extractTable } from "../extract-table.ts"

const types: Record<string, ValueType> = { Aaq: "string", Bbq: "date", Ccq: "number", Ddq: "number" }
const definition: TableDefinition = {
  name: "Table",
  columns: Object.entries(types).map(([name, type]) => ({ name, type })),
}
const xs = [50, 200, -380, -500]
const rows = [
  ["Harbour news", "03.02.2024", "4", "98.00"],
  ["Evening film", "05.02.2024", "12", "250.00"],
  ["Talk", "09.02.2024", "3", "77.50"],
]

const read = (printed: readonly (readonly string[])[]) =>
  extractTable(aContext([aPage(aTable(xs, printed))]), definition).rows

test("rows below each other are a table without headings where each column asked for has cells of its type", () => {
  expect(read(rows)).toEqual([
    { Aaq: "Harbour news", Bbq: "2024-02-03", Ccq: 4, Ddq: 98 },
    { Aaq: "Evening film", Bbq: "2024-02-05", Ccq: 12, Ddq: 250 },
    { Aaq: "Talk", Bbq: "2024-02-09", Ccq: 3, Ddq: 77.5 },
  ])
})

test("remarks between the rows do not part them", () => {
  const remarked = rows.flatMap((row) => [row, ["with a break"]])
  expect(read(remarked).map((row) => row["Ddq"])).toEqual([98, 250, 77.5])
})

test("two lines may be aligned by chance", () => {
  expect(read(rows.slice(0, 2))).toEqual([])
})

test("rows without a cell of one type are not the table", () => {
  expect(read(rows.map(([name = "", , count = "", amount = ""]) => [name, "later", count, amount]))).toEqual([])
})
