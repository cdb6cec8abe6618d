import { expect, test } from "vitest"
import { rowFeatures } from "./row-features.ts"

const definition = {
  name: "Items",
  columns: [
    { name: "Name", type: "string" as const },
    { name: "Count", type: "number" as const },
    { name: "Amount", type: "number" as const },
  ],
}

const row = (Name: string | null, Count: number | null, Amount: number | null) => ({ Name, Count, Amount })
const featureOf = (rows: readonly ReturnType<typeof row>[], name: string): (number | undefined)[] =>
  rowFeatures({ rows: [...rows], evidence: [] }, definition).map((features) => features[name])

test("a row that adds up those above is a sum, and what follows is below it", () => {
  const rows = [row("Hose", 2, 20), row("Lamp", 1, 7.5), row("Both", null, 27.5), row("Postage", null, 5)]
  expect(featureOf(rows, "row.isSum")).toEqual([0, 0, 1, 0])
  expect(featureOf(rows, "row.isTotal")).toEqual([0, 0, 0, 0])
  expect(featureOf(rows.slice(0, 3), "row.isTotal")).toEqual([0, 0, 1])
  expect(featureOf(rows, "row.isBelowSum")).toEqual([0, 0, 0, 1])
})

test("one figure printed twice is no sum", () => {
  expect(featureOf([row("Hose", 1, 20), row("Lamp", 2, 20)], "row.isSum")).toEqual([0, 0])
})

test("rows with fewer values below the last full one are set apart", () => {
  const rows = [row("Hose", 2, 20), row("Lamp", 1, 7.5), row("Rack", 3, 9), row(null, null, 4), row(null, null, 5)]
  expect(featureOf(rows, "row.isBelowFull")).toEqual([0, 0, 0, 1, 1])
  expect(featureOf(rows, "row.isSparse").at(-1)).toBeCloseTo(2 / 3)
  expect(featureOf(rows, "row.isOdd").at(-1)).toBeCloseTo(2 / 3)
})
