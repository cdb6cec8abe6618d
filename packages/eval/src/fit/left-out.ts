import type { ScoringModel } from "@docsift/engine/internal/scoring/model"
import { chooseThresholds, fitConfidence } from "./calibrate-model.ts"
import { fitWeights } from "./fit-weights.ts"
import { IDENTITY } from "../isotonic.ts"
import { judge, type Judged } from "./judge.ts"
import type { DocumentSample } from "./samples.ts"

/** Groups of designs; each is judged by a model that was fitted to the others. */
export const FOLDS = 6
/** Coprime to the number of folds: neighbours in the alphabet, which are often of one author, spread over all. */
const STRIDE = 5

/** Numbers the folds of the documents: those of one design are in one. */
export function foldsOf(documents: readonly Pick<DocumentSample, "design">[]): ReadonlyMap<string, number> {
  const designs = [...new Set(documents.map(({ design }) => design))].sort()
  return new Map(designs.map((design, index) => [design, (index * STRIDE) % FOLDS]))
}

/** Leaves every field that has a candidate filled, so that all thresholds can be compared. */
export const unlimited: Pick<ScoringModel, "thresholds" | "confidence"> = {
  thresholds: { amount: 0, date: 0, id: 0, party: 0, address: 0, text: 0, pattern: 0 },
  confidence: {
    amount: IDENTITY,
    date: IDENTITY,
    id: IDENTITY,
    party: IDENTITY,
    address: IDENTITY,
    text: IDENTITY,
    pattern: IDENTITY,
  },
}

/** Judges every document by a model that was fitted without its design. */
export function judgeLeftOut(
  documents: readonly DocumentSample[],
  names: readonly string[],
  rest: Pick<ScoringModel, "thresholds" | "confidence">,
  weightsOfFolds: readonly ScoringModel["weights"][] = weightsLeftOut(documents, names),
): Judged[] {
  const folds = foldsOf(documents)
  return weightsOfFolds.flatMap((weights, fold) =>
    judge(
      documents.filter(({ design }) => folds.get(design) === fold),
      { weights, ...rest },
      names,
    ),
  )
}

/** Fits the weights once for each fold, without its designs. */
export function weightsLeftOut(
  documents: readonly DocumentSample[],
  names: readonly string[],
): ScoringModel["weights"][] {
  const folds = foldsOf(documents)
  return Array.from({ length: FOLDS }, (_, fold) =>
    fitWeights(
      documents.filter(({ design }) => folds.get(design) !== fold),
      names,
    ),
  )
}

/** Documents judged by models that were fitted without their designs, and what the judgement is good for. */
export interface LeftOut {
  readonly judged: readonly Judged[]
  /** Thresholds and curve that fit the judgement. */
  readonly rest: Pick<ScoringModel, "thresholds" | "confidence">
}

/** Fits weights, thresholds and confidence with the designs of each fold left out, and judges these. */
export function fitLeftOut(documents: readonly DocumentSample[], names: readonly string[]): LeftOut {
  const weights = weightsLeftOut(documents, names)
  const rest = restOf(judgeLeftOut(documents, names, unlimited, weights))
  return { judged: judgeLeftOut(documents, names, rest, weights), rest }
}

/** Judges the labelled documents by a model that was fitted to generated ones alone. */
export function judgeByGenerated(documents: readonly DocumentSample[], names: readonly string[]): Judged[] {
  const generated = documents.filter(({ origin }) => origin === "generated")
  const labelled = documents.filter(({ origin }) => origin === "labelled")
  const { rest } = fitLeftOut(generated, names)
  return judge(labelled, { weights: fitWeights(generated, names), ...rest }, names)
}

const restOf = (judged: readonly Judged[]): LeftOut["rest"] => ({
  thresholds: chooseThresholds(judged),
  confidence: fitConfidence(judged),
})
