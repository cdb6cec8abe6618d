import { expect, test } from "vitest"
import type { Configuration } from "../configuration.ts"
import type { ExtractedData } from "../extraction.ts"
import { f1Of } from "./counts.ts"
import { scoreDocument } from "./score.ts"
import type { GroundTruth } from "./ground-truth.ts"

const configuration: Configuration = {
  objects: [
    {
      name: "Inv",
      fields: [
        { name: "No", type: "string" },
        { name: "Day", type: "date" },
        { name: "Sum", type: "number" },
        { name: "Iban", type: "string" },
      ],
      tables: [
        {
          name: "Lines",
          columns: [
            { name: "What", type: "string" },
            { name: "Price", type: "number" },
          ],
        },
      ],
    },
  ],
}

const apple = { What: "Apple", Price: 1 }
const pear = { What: "Pear", Price: 2 }
const plum = { What: "Plum", Price: 3 }
const fields = { No: "A-17", Day: "2024-02-03", Sum: 6, Iban: null }
const truth: GroundTruth = { Inv: { fields, tables: { Lines: [apple, pear, plum] } } }

const score = (data: ExtractedData, expected: GroundTruth = truth, accept = {}) =>
  scoreDocument(configuration, expected, data, accept)

test("an extraction equal to the ground truth is right in every figure", () => {
  const { counts, valueF1 } = score({ Inv: { fields, tables: { Lines: [apple, pear, plum] } } })
  expect(counts).toMatchObject({ right: 3, values: 3, absentRight: 1, absent: 1, anls: 1, cellsRight: 6, rowsRight: 3 })
  expect(valueF1).toBe(1)
})

test("an empty extraction is right about absent values and misses the rest", () => {
  const { counts, valueF1 } = score({})
  expect(counts).toMatchObject({ right: 0, answered: 0, absentRight: 1, cellsRight: 0, cellsGot: 0 })
  expect(valueF1).toBeCloseTo((2 * 1) / (1 + 10), 12)
})

test("rows are right in any order, and evidence is looked up by the extracted row", () => {
  const { counts, valueScores } = score({ Inv: { fields, tables: { Lines: [plum, apple, pear] } } })
  expect(counts.rowsRight).toBe(3)
  const found = valueScores.find(({ got }) => got === "Plum")
  expect(found).toMatchObject({ path: "/Inv/tables/Lines/2/What", extractedPath: "/Inv/tables/Lines/0/What" })
})

test("values of another JSON type are wrong, and a value where none exists is invented", () => {
  const wrong = { No: "A-17", Day: "03.02.2024", Sum: "6", Iban: "DE00" }
  const { counts, valueF1, valueScores } = score({ Inv: { fields: wrong, tables: { Lines: [apple, pear, plum] } } })
  expect(counts).toMatchObject({ right: 1, answered: 3, absentRight: 0 })
  expect(valueF1).toBeCloseTo((2 * 7) / (10 + 10), 12)
  expect(valueScores.find(({ path }) => path === "/Inv/fields/Iban")?.verdict).toBe("invented")
})

test("case, spaces, dashes and half a cent make no difference", () => {
  const same = { No: " a\u{2010}17 ", Day: "2024-02-03", Sum: 6.004, Iban: null }
  expect(score({ Inv: { fields: same } }, { Inv: { fields } }).valueF1).toBe(1)
  expect(score({ Inv: { fields: { ...same, Sum: 6.006 } } }, { Inv: { fields } }).counts.right).toBe(2)
})

test("an extra row costs precision but no recall", () => {
  const ghost = { What: "Ghost", Price: 9 }
  const { counts, valueScores } = score({ Inv: { fields, tables: { Lines: [apple, pear, plum, ghost] } } })
  expect(counts).toMatchObject({ cells: 6, cellsGot: 8, cellsRight: 6, rows: 3, rowsGot: 4 })
  expect(valueScores.filter(({ isExtraRow }) => isExtraRow).map(({ got }) => got)).toEqual(["Ghost", 9])
})

test("a missed row misses its values and is not credited for nulls", () => {
  const { counts } = score(
    { Inv: { tables: { Lines: [apple, pear] } } },
    { Inv: { tables: { Lines: [apple, pear, plum] } } },
  )
  expect(counts).toMatchObject({ rowsPaired: 2, unitsWant: 6, unitsGot: 4, unitsRight: 4 })
  expect(f1Of(counts.cellsRight, counts.cellsGot, counts.cells)).toBeCloseTo((2 * 4) / (4 + 6), 12)
})

test("values without ground truth are not scored, and an empty table is right when no row is extracted", () => {
  expect(score({ Inv: { fields: { No: "A-17", Sum: 99 } } }, { Inv: { fields: { No: "A-17" } } }).valueF1).toBe(1)
  expect(score({}, { Inv: { tables: { Lines: [] } } }).valueF1).toBe(1)
  expect(score({ Inv: { tables: { Lines: [apple] } } }, { Inv: { tables: { Lines: [] } } }).valueF1).toBe(0)
})

test("other accepted values are right, in fields and in cells", () => {
  const accept = { "/Inv/fields/No": ["17"], "/Inv/tables/Lines/0/What": ["Red apple"] }
  const data = { Inv: { fields: { No: "17" }, tables: { Lines: [{ What: "Red apple", Price: 1 }] } } }
  expect(score(data, { Inv: { fields: { No: "A-17" }, tables: { Lines: [apple] } } }, accept).valueF1).toBe(1)
})

test("a similar text counts with its similarity, and one with less than half nothing", () => {
  const anls = (got: string) => score({ Inv: { fields: { No: got } } }, { Inv: { fields: { No: "A-17" } } }).counts.anls
  expect(anls("A-18")).toBe(0.75)
  expect(anls("zzzz")).toBe(0)
})
