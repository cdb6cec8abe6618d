import { expect, test } from "vitest"
import { withoutFamily } from "./ablation.ts"
import { chooseThresholds, fitConfidence } from "./calibrate-model.ts"
import { fitWeights } from "./fit-weights.ts"
import { judge } from "./judge.ts"
import { foldsOf, judgeByGenerated, judgeLeftOut, unlimited } from "./left-out.ts"
import type { DocumentSample } from "./samples.ts"
import { sourceOf } from "./write-model.ts"

const names = ["bias", "rule.score", "place.isTop"]

/** Documents with one field each: the second candidate is right and printed at the top, or the value is absent. */
function documents(count: number): DocumentSample[] {
  return Array.from({ length: count }, (_, index) => {
    const isAbsent = index % 4 === 3
    const choice = (value: string, isTop: boolean, score: number) => ({
      value,
      position: value,
      names: Uint16Array.from(isTop ? [0, 1, 2] : [0, 1]),
      values: Float64Array.from(isTop ? [1, score, 1] : [1, score]),
      isRight: isTop,
      readConfidence: 1,
    })
    const choices = [choice("wrong", false, 0.9), ...(isAbsent ? [] : [choice("right", true, 0.5)])]
    const plan = { kind: "id" as const, concept: "invoiceNumber" as const, end: undefined }
    return {
      origin: "labelled",
      pack: "pack",
      id: `${index}`,
      design: `design ${Math.floor(index / 3)}`,
      objects: [[{ name: "Number", plan, isAbsent, choices }]],
    }
  })
}

test("the fit learns which feature tells the right candidate, whatever the rules say", () => {
  const weights = fitWeights(documents(200), names)
  expect(weights.id["place.isTop"]).toBeGreaterThan(1)
  const judged = judge(
    documents(40),
    { weights, ...unlimited, thresholds: { ...unlimited.thresholds, id: 0.5 } },
    names,
  )
  expect(judged.filter(({ isAbsent, prediction }) => !isAbsent && prediction?.isRight)).toHaveLength(30)
  expect(judged.filter(({ isAbsent, prediction }) => isAbsent && prediction)).toHaveLength(0)
})

test("the same documents give the same file", () => {
  const sources = [1, 2].map(() => sourceOf({ weights: fitWeights(documents(60), names), ...unlimited }))
  expect(sources[0]).toBe(sources[1])
  expect(sources[0]).toContain('"place.isTop": ')
})

test("documents of one design are left out together, and every document is judged once", () => {
  const all = documents(60)
  const folds = foldsOf(all)
  expect(new Set(folds.values()).size).toBeGreaterThan(3)
  expect(folds.size).toBe(20)
  expect(judgeLeftOut(all, names, unlimited)).toHaveLength(60)
})

const predictions = (probability: number, count: number, right: number) =>
  Array.from({ length: count }, (_, index) => ({
    pack: "pack",
    group: "id" as const,
    name: "Number",
    isAbsent: false,
    prediction: { isRight: index < right, probability, confidence: probability },
  }))

test("a threshold rises as long as it costs hardly any right prediction", () => {
  const threshold = (right: number) =>
    chooseThresholds([...predictions(0.9, 400, 390), ...predictions(0.3, 20, right)]).id
  expect(threshold(0)).toBeGreaterThan(0.3)
  expect(threshold(10)).toBeLessThanOrEqual(0.3)
})

test("the curve of the confidence follows how often predictions were right", () => {
  const judged = [...predictions(0.95, 100, 80), ...predictions(0.5, 100, 20)]
  const { id, party } = fitConfidence(judged)
  expect(id).toEqual([
    [0.5, 0.2],
    [0.95, 0.8],
  ])
  expect(party).toEqual(id)
})

test("each group has its own curve, in which the predictions of others count little", () => {
  const names = predictions(0.95, 100, 60).map((each) => ({ ...each, group: "party" as const }))
  const { id, party } = fitConfidence([...predictions(0.95, 100, 100), ...names])
  expect(id).toEqual([[0.95, expect.closeTo(0.964)]])
  expect(party).toEqual([[0.95, expect.closeTo(0.636)]])
})

test("a family of features is left out by its prefix", () => {
  const [document] = withoutFamily(documents(1), names, "place")
  expect(document?.objects[0]?.[0]?.choices.map((choice) => [...choice.names])).toEqual([
    [0, 1],
    [0, 1],
  ])
})

test("a model of generated documents judges the labelled ones alone", () => {
  const generated = documents(60).map((each) => ({ ...each, pack: "generated", origin: "generated" as const }))
  const judged = judgeByGenerated([...documents(12), ...generated], names)
  expect(new Set(judged.map(({ pack }) => pack))).toEqual(new Set(["pack"]))
  expect(judged.filter(({ prediction }) => prediction?.isRight)).toHaveLength(9)
})
