import { expect, test } from "vitest"
import type { TableDefinition } from "../../configuration.ts"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"
import { extractTable } from "../extract-table.ts"

const goods: TableDefinition = {
  name: "Goods",
  columns: [
    { name: "Description", type: "string" },
    { name: "Quantity", type: "number" },
    { name: "Amount", type: "number" },
  ],
}
const heading = ["Description", "Quantity", "Amount"]

/** Prints rows 18.5 points apart, and lines of text 17.3 points below the line above. */
function namesOf(rows: readonly (readonly string[])[], more: readonly string[] = []): unknown[] {
  let top = 100
  const prints = rows.flatMap((row) =>
    aTable([50, -400, -500], [row], { top: (top += row.length === 1 ? 17.3 : 18.5) }),
  )
  const columns = [...goods.columns, ...more.map((name) => ({ name, type: "string" as const }))]
  return extractTable(aContext([aPage(prints)]), { ...goods, columns }).rows.map((row) => row["Description"])
}

test("lines as far apart as the rows are one name where the next word never had room in its cell", () => {
  const rows = [
    heading,
    ["Beaker of clear", "4", "8.10"],
    ["borosilicate"],
    ["Conical flask", "2", "7.00"],
    ["narrow neck"],
    ["Spatula nickel", "1", "2.50"],
    ["Test tube medium", "9", "6.35"],
    ["wall"],
    ["Safety goggles", "3", "9.45"],
    ["indirect"],
  ]
  expect(namesOf(rows)).toEqual([
    "Beaker of clear borosilicate",
    "Conical flask narrow neck",
    "Spatula nickel",
    "Test tube medium wall",
    "Safety goggles indirect",
  ])
})

test("lines that end where there was room are remarks", () => {
  const rows = [
    heading,
    ["Beaker", "4", "8.10"],
    ["glass"],
    ["Conical flask", "2", "7.00"],
    ["glass"],
    ["Spatula", "1", "2.50"],
    ["nickel"],
    ["Safety goggles", "3", "9.45"],
    ["plastic"],
  ]
  expect(namesOf(rows)).toEqual(["Beaker", "Conical flask", "Spatula", "Safety goggles"])
})

test("remarks with the name of a column are no lines that end where there was room", () => {
  const rows = [
    heading,
    ["Beaker of clear", "4", "8.10"],
    ["borosilicate"],
    ["Lot 24G117"],
    ["Conical flask", "2", "7.00"],
    ["narrow neck"],
    ["Lot 24G118"],
    ["Spatula nickel", "1", "2.50"],
    ["Test tube medium", "9", "6.35"],
    ["wall"],
    ["Safety goggles", "3", "9.45"],
    ["indirect"],
  ]
  expect(namesOf(rows, ["Lot"])).toEqual([
    "Beaker of clear borosilicate",
    "Conical flask narrow neck",
    "Spatula nickel",
    "Test tube medium wall",
    "Safety goggles indirect",
  ])
})

test.each([
  ["in bold are one name", true, ["Beaker glass", "Flask narrow"]],
  ["in plain type may be remarks", false, ["Beaker", "Flask"]],
])("two lines at the pitch of the rows %s", (_, isBold, names) => {
  const rows = [
    ["Beaker", "4", "8.10"],
    ["Flask", "2", "7.00"],
  ]
  const prints = [
    ...aTable([50, -400, -500], [heading], { top: 80 }),
    ...rows.flatMap(([name = "", ...numbers], index) => [
      ...aTable([50], [[name]], { top: 100 + 26 * index, isBold }),
      ...aTable([50], [[index === 0 ? "glass" : "narrow"]], { top: 113 + 26 * index, isBold }),
      ...aTable([-400, -500], [numbers], { top: 100 + 26 * index }),
    ]),
  ]
  expect(extractTable(aContext([aPage(prints)]), goods).rows.map((row) => row["Description"])).toEqual(names)
})
