import { expect, test } from "vitest"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"
import { countedPerWeek } from "./counts-per-week.ts"
import { extractTable } from "../extract-table.ts"

test.each([
  ["Spots per week", "spots"],
  ["Weekly spots", "spots"],
  ["Spots/Wk", "spots"],
  ["Stunden pro Woche", "stunden"],
  ["Week", undefined],
  ["Rate per week", undefined],
  ["Spots", undefined],
])("%s counts by the week: %s", (name, counted) => {
  expect(countedPerWeek(name)).toBe(counted)
})

test("a count per week is not the one whose product with the price is the total", () => {
  const rows = [
    ["Network", "Len", "Spots/Wk", "Rate", "Spots", "Cost"],
    ["ABC", "30", "8", "11.50", "32", "368.00"],
    ["DEF", "30", "10", "6.00", "40", "240.00"],
    ["GHI", "30", "5", "18.75", "20", "375.00"],
    ["JKL", "30", "3", "34.00", "9", "306.00"],
  ]
  const names = ["Spots per week", "Rate", "Spots", "Cost"]
  const columns = [
    { name: "Network", type: "string" } as const,
    ...names.map((name) => ({ name, type: "number" }) as const),
  ]
  const context = aContext([aPage(aTable([50, -200, -270, -350, -420, -500], rows))])
  expect(extractTable(context, { name: "Lines", columns }).rows).toEqual([
    { Network: "ABC", "Spots per week": 8, Rate: 11.5, Spots: 32, Cost: 368 },
    { Network: "DEF", "Spots per week": 10, Rate: 6, Spots: 40, Cost: 240 },
    { Network: "GHI", "Spots per week": 5, Rate: 18.75, Spots: 20, Cost: 375 },
    { Network: "JKL", "Spots per week": 3, Rate: 34, Spots: 9, Cost: 306 },
  ])
})
