import { expect, test } from "vitest"
import { CellFit, type ScoredCell } from "./fit-confidence.ts"

const cells = (count: number, right: number, features: ScoredCell["features"]): ScoredCell[] =>
  Array.from({ length: count }, (_, index) => ({
    origin: "labelled",
    request: "given",
    pack: "pack",
    design: `design ${index % 12}`,
    document: `document ${index}`,
    features: { bias: 1, ...features },
    isRight: index < right,
  }))

test("a feature of wrong cells gets a negative weight, and the same cells give the same model", () => {
  const all = [...cells(240, 236, {}), ...cells(60, 20, { "table.guessed": 1 })]
  const { model } = new CellFit(all)
  expect(model.weights["bias"]).toBeGreaterThan(2)
  expect(model.weights["table.guessed"]).toBeLessThan(-2)
  expect(model.curve.length).toBeGreaterThan(1)
  expect(new CellFit(all).model).toEqual(model)
})

test("features that no cell has are left out, and rare ones keep what is known of them before", () => {
  const { weights } = new CellFit([...cells(100, 95, {}), ...cells(1, 1, { "row.isTotal": 1 })]).model
  expect(weights["row.isTotal"]).toBeLessThan(-1)
  expect(weights).not.toHaveProperty("row.isSum")
})
