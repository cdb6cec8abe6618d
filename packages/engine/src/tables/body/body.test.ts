import { expect, test } from "vitest"
import type { TableDefinition } from "../../configuration.ts"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"

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

test("a title that crosses the headings above the first row is no text that ends the table", () => {
  const xs = [50, 80, 130, -280, -360, -440]
  const rows = [
    ["Ln", "Net", "Program", "Spots", "Rate", "Amount"],
    ["1", "HGTV", "Prime rotator", "48", "22.00", "1,056.00"],
    ["2", "WEA", "Early morning", "60", "7.50", "450.00"],
  ]
  const [headings = [], ...body] = rows
  const prints = [
    ...aTable(xs, [headings]),
    { text: "** ZONE WICHITA METRO (0311)", x: 45, y: 114 },
    ...aTable(xs, body, { top: 128, pitch: 14 }),
  ]
  const definition: TableDefinition = {
    name: "Lines",
    columns: [
      { name: "Network", type: "string" },
      { name: "Program", type: "string" },
      { name: "Spots", type: "number" },
      { name: "Rate", type: "number" },
      { name: "Amount", type: "number" },
    ],
  }
  expect(extractTable(aContext([aPage(prints)]), definition).rows).toEqual([
    { Network: "HGTV", Program: "Prime rotator", Spots: 48, Rate: 22, Amount: 1056 },
    { Network: "WEA", Program: "Early morning", Spots: 60, Rate: 7.5, Amount: 450 },
  ])
})
