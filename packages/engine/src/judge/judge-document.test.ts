import { expect, test } from "vitest"
import type { Extraction } from "../extraction.ts"
import { hitsOf, missesOf, tallyFields } from "./field-tally.ts"
import { judgeExtraction, judgeFailure } from "./judge-document.ts"
import type { Case } from "./manifest.ts"
import { figuresOf } from "./summary.ts"

const given: Case = {
  id: "a",
  file: "a.pdf",
  configuration: {
    objects: [
      {
        name: "Bill",
        fields: [
          { name: "No/Nr", type: "string" },
          { name: "Tax", type: "number" },
        ],
        tables: [{ name: "Lines", columns: [{ name: "Price", type: "number" }] }],
      },
    ],
  },
  expected: { Bill: { fields: { "No/Nr": "7", Tax: null }, tables: { Lines: [{ Price: 1 }, { Price: 2 }] } } },
  accept: {},
  places: { "/Bill/fields/No~1Nr": [{ page: 1, cell: "B1" }] },
  tags: [],
}

const evidence = { page: 1, cell: "B1", text: "7", confidence: 0.9, source: "builtin" } as const
const extraction: Extraction = {
  data: { Bill: { fields: { "No/Nr": "7", Tax: 3 }, tables: { Lines: [{ Price: 2 }, { Price: 9 }] } } },
  evidence: {
    "/Bill/fields/No~1Nr": evidence,
    "/Bill/fields/Tax": { ...evidence, confidence: 0.4 },
    "/Bill/tables/Lines/0/Price": evidence,
  },
  pages: [{ page: 1, width: 1, height: 1 }],
  warnings: [],
}

test("without the document, evidence is judged where the true place is known, and nowhere else", () => {
  const { counts, fieldConfidences, cellConfidences } = judgeExtraction(given, extraction)
  expect(counts).toMatchObject({ values: 1, right: 1, absent: 1, absentRight: 0, cells: 2, cellsRight: 1 })
  expect(counts).toMatchObject({ proofs: 1, pagesRight: 1, boxes: 1, boxesRight: 1 })
  expect(fieldConfidences).toEqual([
    { confidence: 0.9, isRight: true },
    { confidence: 0.4, isRight: false },
  ])
  expect(cellConfidences).toEqual([{ confidence: 0.9, isRight: true }])
})

test("a failed document counts as one without any right value, also where null would be right", () => {
  const failed = judgeFailure(given, "no_text: Nothing.")
  expect(failed).toMatchObject({ status: "Failed", reason: "no_text: Nothing.", valueF1: 0 })
  expect(figuresOf([failed])).toMatchObject({ fieldExact: 0, absentNull: 0, cellF1: 0, valueF1: 0 })
})

test("without ground truth only the outcome is known", () => {
  const unknown = { ...given, expected: undefined }
  expect(judgeExtraction(unknown, extraction)).toMatchObject({ status: "Completed", pages: 1, valueScores: [] })
  expect(judgeFailure(unknown, "x: y").counts).toBeUndefined()
})

test("fields and columns are tallied over documents and rows, the worst first", () => {
  const tallies = tallyFields([judgeExtraction(given, extraction), judgeExtraction(given, extraction)])
  expect(tallies.map((tally) => [tally.table, tally.name, hitsOf(tally), missesOf(tally)])).toEqual([
    [undefined, "Tax", 0, 2],
    ["Lines", "Price", 2, 4],
    [undefined, "No/Nr", 2, 0],
  ])
})
