import { expect, test } from "vitest"
import type { TableDefinition, ValueType } from "../../configuration.ts"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, aTable, type Print } from "../../../test/builders/page.ts"

const aDefinition = (columns: Record<string, ValueType>): TableDefinition => ({
  name: "Services",
  columns: Object.entries(columns).map(([name, type]) => ({ name, type })),
})
const read = (prints: readonly Print[], columns: Record<string, ValueType>) =>
  extractTable(aContext([aPage(prints)]), aDefinition(columns)).rows

test("a period in brackets after a name fills the columns of its start and end", () => {
  const rows = [
    ["Description", "Total"],
    ["Mail box (08/20/2025 - 09/19/2025) *", "30.00"],
    ["Set-up", "12.00"],
    ["Voucher - 10% off (08/20/2025 - 09/19/2025) *", "-3.00"],
    ["Sub total", "39.00"],
  ]
  const columns = { Description: "string", "Service start": "date", "Service end": "date", Amount: "number" } as const
  expect(read(aTable([50, -500], rows), columns).map((row) => Object.values(row))).toEqual([
    ["Mail box", "2025-08-20", "2025-09-19", 30],
    ["Set-up", null, null, 12],
    ["Voucher - 10% off", "2025-08-20", "2025-09-19", -3],
  ])
})

test("a period is left in the name where no column for it is asked", () => {
  const rows = [
    ["Description", "Total"],
    ["Mail box (08/20/2025 - 09/19/2025)", "30.00"],
    ["Set-up", "12.00"],
  ]
  const found = read(aTable([50, -500], rows), { Description: "string", "Start date": "date", Amount: "number" })
  expect(found[0]?.["Description"]).toBe("Mail box (08/20/2025 - 09/19/2025)")
})

test("a period on the line below a name is no part of it", () => {
  const rows = [
    ["Description", "Qty", "Price", "Amount"],
    ["Crew plan", "3", "10.00", "30.00"],
    ["Extra users of the crew", "1", "5.00", "5.00"],
  ]
  const periods: Print[] = [1, 2].map((row) => ({ text: "Mar 4 – Apr 4, 2025", x: 50, y: 100 + 40 * row + 11 }))
  const columns = { Description: "string", Period: "string", Qty: "number", Price: "number", Amount: "number" } as const
  const prints = [...aTable([50, -300, -400, -500], rows, { pitch: 40 }), ...periods]
  expect(read(prints, columns).map((row) => [row["Description"], row["Period"]])).toEqual([
    ["Crew plan", "Mar 4 – Apr 4, 2025"],
    ["Extra users of the crew", "Mar 4 – Apr 4, 2025"],
  ])
})

test("a column of periods fills the columns of their starts and ends", () => {
  const rows = [
    ["Item", "Period", "Quantity", "Amount"],
    ["Water", "1/1/2025 – 30/6/2025", "530", "212.60"],
    ["Sewage", "1/7/2025 – 15/12/2025", "318", "190.80"],
  ]
  const columns = { Item: "string", From: "date", To: "date", Quantity: "number", Amount: "number" } as const
  expect(read(aTable([50, 130, -360, -500], rows), columns).map((row) => Object.values(row))).toEqual([
    ["Water", "2025-01-01", "2025-06-30", 530, 212.6],
    ["Sewage", "2025-07-01", "2025-12-15", 318, 190.8],
  ])
})
