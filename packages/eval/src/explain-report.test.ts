import { expect, test } from "vitest"
import type { CandidateExplanation } from "@docsift/engine"
import { Counts } from "@docsift/engine/internal/judge/counts"
import { differencesOf, explainCase } from "./explain-report.ts"

const candidate = (
  value: string,
  weights: Readonly<Record<string, number>>,
  isChosen = false,
): CandidateExplanation => ({
  value,
  evidence: { page: 1, box: [10.2, 20, 30, 40], text: value, confidence: 0.5, source: "builtin" },
  derivation: "label right",
  probability: isChosen ? 0.8 : 0.1,
  strength: 1.5,
  isChosen,
  features: Object.entries(weights).map(([name, weight]) => ({ name, value: 1, weight })),
})

const chosen = candidate("A-17", { "label.isName": 2, "place.isTop": 0.5 }, true)
const rival = candidate("B-18", { "place.isTop": 0.5, "near.leftOther": -1 })

test("what decided is what one candidate has over the other, the largest difference first", () => {
  expect(differencesOf(chosen, rival)).toEqual([
    { name: "label.isName", difference: 2 },
    { name: "near.leftOther", difference: 1 },
  ])
})

test("a case is explained field by field, with the candidates and what decided", () => {
  const path = "/Invoice/fields/Number"
  const text = explainCase("bills", {
    path: "a.pdf",
    document: undefined,
    configuration: { objects: [] },
    places: {},
    extraction: {
      data: {},
      evidence: {},
      pages: [],
      warnings: [],
      explanations: { [path]: { candidates: [chosen, rival], compared: 7, emptyProbability: 0.1, threshold: 0.4 } },
    },
    result: {
      id: "a",
      file: "a.pdf",
      tags: [],
      status: "Completed",
      pages: 1,
      parseMs: 1,
      extractMs: 1,
      counts: new Counts(),
      fieldConfidences: [],
      cellConfidences: [],
      valueScores: [
        { verdict: "right", kind: "field", type: "string", path, extractedPath: path, want: "A-17", got: "A-17" },
      ],
    },
  })
  expect(text).toBe(
    [
      "bills a",
      "",
      `${path} right: want "A-17" got "A-17"`,
      "  7 candidates, left empty 10.0 %, threshold 40.0 %",
      '  → 80.0 % "A-17" (label right, page 1 10 20 30 40, strength 1.50)',
      "        label.isName +2.00, place.isTop +0.50",
      '    10.0 % "B-18" (label right, page 1 10 20 30 40, strength 1.50)',
      "        place.isTop +0.50, near.leftOther −1.00",
      '    decided against "B-18" by: label.isName +2.00, near.leftOther +1.00',
    ].join("\n"),
  )
})
