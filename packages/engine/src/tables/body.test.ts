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

test("papers called after a tax and taxes posted below dates and names are rows of an account", () => {
  const rows = [
    ["Date", "Description", "Charges", "Credits"],
    ["04/08/2025", "Tax Invoice", "1,842.50"],
    ["12/08/2025", "Tax Invoice", "329.89"],
    ["15/08/2025", "VAT credit note", undefined, "88.00"],
    ["18/08/2025", "VAT for the quarter", "310.00"],
    ["29/08/2025", "Tax Invoice – PO 4471", "4,710.20"],
  ]
  const found = extractTable(aContext([aPage(aTable([50, 150, -400, -500], rows))]), postings).rows
  expect(found.map((row) => row["Charges"])).toEqual([1842.5, 329.89, null, 310, 4710.2])
})

test("a paper called after a tax is a row where its date stands after it, and the sum of such a paper is none", () => {
  const rows = [
    ["Description", "Date", "Charges", "Credits"],
    ["Tax invoice", "04/08/2025", "1,842.50"],
    ["Tax invoice", "12/08/2025", "329.89"],
    ["Tax invoice total", undefined, "2,200.00"],
  ]
  const found = extractTable(aContext([aPage(aTable([50, 200, -400, -500], rows))]), postings).rows
  expect(found.map((row) => row["Charges"])).toEqual([1842.5, 329.89])
})
