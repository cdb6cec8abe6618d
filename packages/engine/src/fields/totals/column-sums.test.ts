import { expect, test } from "vitest"
import { aContext, aPage, type Print } from "../../../test/builders/page.ts"
import { at, valuesOf } from "../../../test/builders/paper.ts"
import { planFields } from "../../lexicon/plan-fields.ts"
import type { Candidate } from "../candidates/candidate.ts"
import { preferColumnSums } from "./column-sums.ts"

const row = (y: number, ...texts: readonly string[]) =>
  texts.map((text, column) => at([50, 150, 300, 400][column] ?? 0, y, text)).filter(({ text }) => text !== "")

const bill = [
  ...row(40, "Date", "Description", "Charges EUR", "Credits EUR"),
  ...row(60, "01/07/2024", "Room", "165.00"),
  ...row(80, "02/07/2024", "Minibar", "109.80"),
  ...row(100, "03/07/2024", "Deposit", "", "150.00"),
  ...row(120, "04/07/2024", "Card", "", "100.00"),
  ...row(140, "", "Total", "274.80", "250.00"),
  at(50, 200, "VAT analysis"),
  at(150, 200, "Gross"),
  at(50, 220, "VAT 13.5 %"),
  at(150, 220, "165.00"),
]

test("a total of what a column lists is the sum below its heading, where the line of totals prints several", () => {
  expect(valuesOf({ "Total charges": "number", "Total credits": "number" }, bill)).toEqual([274.8, 250])
})

test("of the weights below a label the one that is the sum of the others is raised, and those are lowered", () => {
  const right = (y: number, text: string): Print => ({ text, x: 480, y, isRight: true })
  const weights = ["11480", "2960", "410", "14850"].map((weight, index) => right(60 + 20 * index, weight))
  const context = aContext([aPage([right(40, "Gross weight in kg"), ...weights])])
  const candidates = context.segments.slice(1).map(({ text, words, page }): Candidate => ({
    value: Number(text),
    words,
    page,
    score: 1,
    derivation: { by: "pattern" },
  }))
  const plans = planFields({ name: "Note", fields: [{ name: "Total gross weight", type: "number" }] })
  const [weighed = []] = preferColumnSums(context, plans, [candidates])
  expect(weighed.map(({ value }) => value)).toEqual([14850, 11480, 2960, 410])
  expect(weighed.every(({ score }) => score !== 1)).toBe(true)
})
