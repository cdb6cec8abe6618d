import { expect, test } from "vitest"
import type { TableDefinition } from "../../configuration.ts"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"

const definition: TableDefinition = {
  name: "Lines",
  columns: [
    { name: "Start", type: "date" },
    { name: "Description", type: "string" },
    { name: "Price", type: "number" },
    { name: "Quantity", type: "number" },
    { name: "Amount", type: "number" },
  ],
}
const namesOf = (last: readonly (string | undefined)[]) => {
  const rows = [
    ["Start", "Description", "Times", "Price", "Quantity", "Amount"],
    ["09.09.2024", "Morning show", "6a-10a", "95.00", "10", "950.00"],
    ["12.09.2024", "Evening show", "7p-12m", "14.50", "36", "522.00"],
    last,
  ]
  const page = aPage(aTable([50, 120, 280, -380, -440, -510], rows))
  return extractTable(aContext([page]), definition).rows.map((row) => row["Description"])
}

test("a row with all of its dates and numbers may be called after a total", () => {
  const last = ["14.09.2024", "Total audience plan", "6a-12m", "11.00", "64", "704.00"]
  expect(namesOf(last)).toEqual(["Morning show", "Evening show", "Total audience plan"])
})

test("a total without a date, or called nothing else, is no row", () => {
  expect(namesOf([undefined, "Total campaign", "6a-12m", "11.00", "46", "1,472.00"])).toHaveLength(2)
  expect(namesOf(["14.09.2024", "Total", "6a-12m", "11.00", "46", "1,472.00"])).toHaveLength(2)
})
