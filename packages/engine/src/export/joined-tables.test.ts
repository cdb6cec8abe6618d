import { expect, test } from "vitest"
import { joinTables } from "./joined-tables.ts"
import { toSheets } from "./sheets.ts"

const field = (name: string) => ({ name, type: "string" as const })
const configuration = {
  objects: [
    { name: "Invoice", fields: [field("Number"), field("Date")], tables: [{ name: "Lines", columns: [field("SKU")] }] },
  ],
}

test("documents become rows of one table of fields, and their rows follow one another with the document's number of each", () => {
  const one = { Invoice: { fields: { Number: "1" }, tables: { Lines: [{ SKU: "a" }, { SKU: "b" }] } } }
  const other = { Invoice: { fields: { Number: "2", Date: "2026-01-31" } } }
  const documents = [
    { leading: ["1.pdf"], data: one },
    { leading: ["2.pdf"], data: other },
    { leading: ["3.pdf"], data: {} },
  ]
  expect(joinTables(configuration, ["file"], documents)).toEqual([
    {
      name: "Invoice",
      columns: ["file", "Number", "Date"],
      rows: [
        ["1.pdf", "1", null],
        ["2.pdf", "2", "2026-01-31"],
        ["3.pdf", null, null],
      ],
    },
    {
      name: "Lines",
      columns: ["file", "row", "SKU"],
      rows: [
        ["1.pdf", 1, "a"],
        ["1.pdf", 2, "b"],
      ],
    },
  ])
})

test("tables of one name, and of an object's, become sheets of different names", () => {
  const table = { name: "Invoice", columns: ["a"], rows: [] }
  expect(toSheets([table, table]).map(({ name }) => name)).toEqual(["Invoice", "Invoice (2)"])
})
