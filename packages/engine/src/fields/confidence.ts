import type { ConceptKind } from "../lexicon/concept.ts"

/** Names and addresses are right to the letter less often than figures and days of the same score. */
const BY_KIND: Readonly<Partial<Record<ConceptKind, number>>> = { party: 0.9, address: 0.5, text: 0.9 }

/** Makes scores of different kinds comparable; `extract/calibration.ts` turns them into probabilities. */
export const comparableScore = (score: number, kind: ConceptKind): number => score * (BY_KIND[kind] ?? 1)
