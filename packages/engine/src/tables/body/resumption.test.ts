import { expect, test } from "vitest"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, aTable, type Print } from "../../../test/builders/page.ts"
import { items } from "../../../test/builders/items.ts"

const read = (rows: readonly (readonly (string | undefined)[])[]): unknown[] =>
  extractTable(aContext([aPage(aTable([50, -300, -450], rows))]), items).rows.map((row) => row["Description"])

const heading = ["Description", "Quantity", "Amount"]
const first = [
  ["Ground floor"],
  ["Garden hose", "5", "70.00"],
  ["Desk lamp", "3", "806.00"],
  ["Total ground floor", undefined, "876.00"],
]

test("rows of three texts continue after the total of their section", () => {
  expect(read([heading, ...first, ["Attic"], ["Spade", "2", "30.00"], ["Rake", "1", "12.00"]])).toEqual([
    "Garden hose",
    "Desk lamp",
    "Spade",
    "Rake",
  ])
})

test("taxes with a base and an amount below a total are not rows", () => {
  expect(read([heading, ...first, ["VAT 20 %", "876.00", "175.20"]])).toEqual(["Garden hose", "Desk lamp"])
})

test("rows continue whose numbers are centred below those of the first row", () => {
  const centred = (text: string, x: number, y: number): Print => ({ text, x: x - (text.length * 10 * 0.5) / 2, y })
  const rows = [
    ["Garden hose", "5", "1170.00"],
    ["Total ground floor", undefined, "1170.00"],
    ["Desk lamp", "12", "8.00"],
  ]
  const prints = rows.flatMap(([name = "", quantity, amount = ""], index): Print[] => [
    { text: name, x: 50, y: 120 + 20 * index },
    ...(quantity === undefined ? [] : [centred(quantity, 300, 120 + 20 * index)]),
    centred(amount, 450, 120 + 20 * index),
  ])
  const heads = heading.map((text, index): Print => centred(text, [78, 300, 450][index] ?? 0, 100))
  const { rows: read } = extractTable(aContext([aPage([...heads, ...prints])]), items)
  expect(read.map((row) => row["Description"])).toEqual(["Garden hose", "Desk lamp"])
})

test("below the sums, payments under headings of their own are no rows", () => {
  const rows = [
    ["Description", "Qty", "Unit price", "Amount"],
    ["Team plan", "12", "$15.00", "$180.00"],
    ["Additional storage", "2", "$8.50", "$17.00"],
    ["Subtotal", undefined, undefined, "$197.00"],
    ["Amount paid", undefined, undefined, "$197.00"],
    ["Payment method", "Date", "Amount paid", "Receipt number"],
    ["Visa - 4412", "April 3, 2026", "$197.00", "2084-5513"],
  ]
  const names = ["Description", "Qty", "Unit price", "Amount"]
  const columns = names.map((name, index) => ({ name, type: index === 0 ? ("string" as const) : ("number" as const) }))
  const context = aContext([aPage(aTable([50, -300, -400, -500], rows))])
  expect(extractTable(context, { name: "Items", columns }).rows.map((row) => row["Description"])).toEqual([
    "Team plan",
    "Additional storage",
  ])
})
