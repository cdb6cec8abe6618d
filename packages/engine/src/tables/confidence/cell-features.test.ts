import { expect, test } from "vitest"
import type { Features } from "../../scoring/feature-input.ts"
import { featureGroups, joinedFeatures } from "./cell-features.ts"
import type { CellClues, FoundCell } from "../cells/found-table.ts"

const definition = {
  name: "Items",
  columns: [
    { name: "Lane", type: "string" as const },
    { name: "Quantity", type: "number" as const },
  ],
}
const format = {}

const cell = (text: string, clues: Partial<CellClues> = {}): FoundCell => ({
  page: 1,
  text,
  source: "builtin",
  clues: { origin: "headed", heading: 1, recognised: 1, ...clues },
})

const groupsOf = (evidence: readonly Record<string, FoundCell>[], rival?: number) =>
  featureGroups(
    { rows: evidence.map(() => ({ Lane: "x", Quantity: 1 })), evidence: [...evidence], rival },
    definition,
    format,
  )

const featuresOf = (evidence: readonly Record<string, FoundCell>[], rival?: number): Record<string, Features>[] => {
  const groups = groupsOf(evidence, rival)
  return evidence.map((cells, row) =>
    Object.fromEntries(
      Object.entries(cells).map(([name, own]) => [name, joinedFeatures(groups, row, name, own)] as const),
    ),
  )
}

test("no feature is in two groups, whose weights are added up", () => {
  const own = cell("North")
  const { whole, rows, ofCell } = groupsOf([{ Lane: own, Quantity: cell("3") }])
  const names = [whole, rows[0], ...ofCell(0, "Lane", own)].flatMap((group) => Object.keys(group ?? {}))
  expect(new Set(names).size).toBe(names.length)
})

test("headings count for their cells and for the whole table", () => {
  const [first] = featuresOf([{ Lane: cell("North"), Quantity: cell("3", { heading: 0.5, origin: "guessed" }) }])
  expect(first?.["Lane"]).toMatchObject({
    "found.headed": 1,
    "cell.heading": 1,
    "table.heading": 0.75,
    "table.guessed": 0.5,
  })
  expect(first?.["Quantity"]).toMatchObject({ "found.guessed": 1, "cell.heading": 0.5 })
})

test("a product that fails counts against its row only where it holds in others", () => {
  const rows = (last: boolean) => [true, true, last].map((isProduct) => ({ Quantity: cell("3", { isProduct }) }))
  expect(featuresOf(rows(false))[2]?.["Quantity"]?.["cell.breaksProduct"]).toBeCloseTo(2 / 3)
  const none = featuresOf([{ Quantity: cell("3", { isProduct: false }) }])
  expect(none[0]?.["Quantity"]?.["cell.breaksProduct"]).toBe(0)
})

test("amounts in a text column contradict every column of the table", () => {
  const rows = ["$5.20", "$7.10", "$9.00"].map((text) => ({ Lane: cell(text), Quantity: cell("3") }))
  expect(featuresOf(rows)[0]?.["Lane"]).toMatchObject({ "column.isAmounts": 1, "table.isAmounts": 1 })
  expect(featuresOf(rows)[0]?.["Quantity"]).toMatchObject({ "column.isAmounts": 0, "table.isAmounts": 1 })
})

test("a cell is compared with the others of its column", () => {
  const rows = ["North", "South", "A sentence that is printed below the table in full", "7.10"].map((text) => ({
    Lane: cell(text),
  }))
  const features = featuresOf(rows).map((each) => each["Lane"])
  expect(features.map((each) => each?.["cell.isLong"])).toEqual([0, 0, 1, 0])
  expect(features.map((each) => each?.["cell.isUnlike"])).toEqual(
    [1 / 3, 1 / 3, 1 / 3, 1].map((each) => expect.closeTo(each)),
  )
})

test("another table that is nearly as good makes a table less certain", () => {
  const rival = (distance?: number) => featuresOf([{ Lane: cell("North") }], distance)[0]?.["Lane"]?.["table.rival"]
  expect([rival(), rival(-3), rival(-0.25)]).toEqual([0, 0, 0.75])
})
