import { expect, test } from "vitest"
import type { TableDefinition } from "../../configuration.ts"
import { aContext, aPage, aTable, type Print } from "../../../test/builders/page.ts"
import { extractTable } from "../extract-table.ts"

const works: TableDefinition = {
  name: "Works",
  columns: [
    { name: "Pos.", type: "string" },
    { name: "Quantity", type: "number" },
    { name: "Description", type: "string" },
    { name: "Amount", type: "number" },
  ],
}
const xs = [40, -120, 150, -500]
const heading = aTable(xs, [["Pos.", "Quantity", "Description", "Amount"]], { top: 80 })

const namesOf = (prints: readonly Print[]) =>
  extractTable(aContext([aPage([...heading, ...prints])]), works).rows.map((row) => row["Description"])

const aRow = (position: string, name: string, amount: string, top: number): Print[] =>
  aTable(xs, [[position, "2", name, amount]], { top })
const aTitle = (text: string, top: number, isBold: boolean): Print[] => aTable([150], [[text]], { top, isBold })

test.each([true, false])("a title above some rows is not the name of the row below it (bold: %s)", (isBold) => {
  const prints = [
    ...aTitle("Kitchen", 100, isBold),
    ...aRow("1.1", "Worktop with a cut-out", "40.00", 118),
    ...aTable([150], [["for the sink"]], { top: 129 }),
    ...aRow("1.2", "Drawer", "31.00", 147),
    ...aTitle("Bathroom", 171, isBold),
    ...aRow("2.1", "Mirror", "25.50", 189),
    ...aRow("2.2", "Shelf", "12.00", 207),
  ]
  expect(namesOf(prints)).toEqual(["Worktop with a cut-out for the sink", "Drawer", "Mirror", "Shelf"])
})

test("the first line of a name that most rows print above their numbers is part of it", () => {
  const rows = ["Mirror", "Shelf", "Drawer"].flatMap((name, index) => [
    ...aTitle(name, 100 + 40 * index, true),
    ...aRow(`${index + 1}`, "white oak", "25.50", 112 + 40 * index),
  ])
  expect(namesOf(rows)).toEqual(["Mirror", "Shelf", "Drawer"])
})
