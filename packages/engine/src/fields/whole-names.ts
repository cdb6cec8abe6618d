import type { FieldPlan } from "../lexicon/field-plan.ts"
import type { Candidate } from "./candidate.ts"

/** Factor on the first line of a name that a block has all of. */
const FIRST_LINE = 0.5

/** Prefers the whole of a name that is wrapped, which its block has, to its first line, which its label leads to. */
export function preferWholeNames(plans: readonly FieldPlan[], candidates: readonly Candidate[][]): Candidate[][] {
  return candidates.map((list, index) => {
    const whole = plans[index]?.kind === "party" ? list.find(({ derivation }) => derivation.by === "block") : undefined
    const line = whole && list.find((candidate) => isFirstLine(candidate, whole))
    if (!whole || !line) return list
    return list
      .map((candidate) => {
        if (candidate === whole) return { ...whole, score: Math.max(whole.score, line.score) }
        return isFirstLine(candidate, whole) ? { ...candidate, score: candidate.score * FIRST_LINE } : candidate
      })
      .sort((a, b) => b.score - a.score)
  })
}

const isFirstLine = ({ words, derivation }: Candidate, whole: Candidate): boolean =>
  derivation.by === "label" &&
  words.length < whole.words.length &&
  words.every((word, index) => word === whole.words[index])
