import { expect, test } from "vitest"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"
import { extractTable } from "../extract-table.ts"
import { cellProbability } from "./cell-confidence.ts"
import { cellModel } from "./cell-model.generated.ts"

test("stronger features of a cell never mean a lower confidence, and none is certain", () => {
  const model = { ...cellModel, weights: { bias: 1 } }
  const confidences = [-9, -2, -1, 0, 0.5, 1, 2, 4, 9].map((bias) => cellProbability({ bias }, model))
  expect(confidences).toEqual([...confidences].sort((a, b) => a - b))
  expect(Math.min(...confidences)).toBeGreaterThan(0)
  expect(Math.max(...confidences)).toBeLessThan(1)
})

const columns = [
  { name: "Description", type: "string" as const },
  { name: "Quantity", type: "number" as const },
  { name: "Unit price", type: "number" as const },
  { name: "Amount", type: "number" as const },
]

const confidencesOf = (rows: readonly (readonly string[])[], requested = columns) => {
  const context = aContext([aPage(aTable([50, -250, -350, -450], rows))])
  return extractTable(context, { name: "Items", columns: requested }).evidence
}

const heads = ["Description", "Quantity", "Unit price", "Amount"]
const items = [
  ["Garden hose", "2", "10.00", "20.00"],
  ["Desk lamp", "3", "7.50", "22.50"],
  ["Folding ladder", "1", "48.00", "48.00"],
]

test("cells below headings that mean their columns, confirmed by their products, are nearly certain", () => {
  const evidence = confidencesOf([heads, ...items])
  const cells = evidence.flatMap((row) => Object.values(row))
  expect(cells).toHaveLength(12)
  for (const cell of cells) {
    expect(cell.confidence).toBeGreaterThan(0.97)
    expect(cell).not.toHaveProperty("clues")
  }
})

test("amounts in a text column of an unknown meaning are doubtful", () => {
  const other = [
    { name: "Line", type: "string" as const },
    { name: "Plan", type: "string" as const },
    { name: "Charge", type: "number" as const },
  ]
  const rows = [["Line", "", "Plan", "Charge"], ...items]
  const plans = confidencesOf(rows, other).flatMap(({ Plan }) => Plan ?? [])
  expect(plans).toHaveLength(3)
  for (const { confidence } of plans) expect(confidence).toBeLessThan(0.95)
})
