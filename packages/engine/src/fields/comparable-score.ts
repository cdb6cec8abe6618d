import type { ConceptKind } from "../lexicon/concept.ts"
import { SCORE_BY_KIND } from "./weights.ts"

/** Makes scores of different kinds comparable; `extract/calibration.ts` turns them into probabilities. */
export const comparableScore = (score: number, kind: ConceptKind): number => score * (SCORE_BY_KIND[kind] ?? 1)
