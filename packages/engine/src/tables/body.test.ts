import { expect, test } from "vitest"
import type { TableDefinition } from "../configuration.ts"
import { extractTable } from "./extract-table.ts"
import { aContext, aPage, aTable } from "../../test/builders/page.ts"

const postings: TableDefinition = {
  name: "Postings",
  columns: [
    { name: "Date", type: "date" },
    { name: "Description", type: "string" },
    { name: "Charges", type: "number" },
    { name: "Credits", type: "number" },
  ],
}

test("a tax that an account posts with a date is a row, and one without a date ends the rows", () => {
  const rows = [
    ["Date", "Description", "Charges", "Credits"],
    ["04-Mar-2025", "Cabin", "150.00"],
    ["05-Mar-2025", "Sauna", "18.00"],
    ["06-Mar-2025", "GST 5%", "8.40"],
    ["06-Mar-2025", "Card payment", undefined, "176.40"],
    [undefined, "GST 5%", "8.40"],
  ]
  const found = extractTable(aContext([aPage(aTable([50, 150, -400, -500], rows))]), postings).rows
  expect(found.map((row) => row["Description"])).toEqual(["Cabin", "Sauna", "GST 5%", "Card payment"])
})
