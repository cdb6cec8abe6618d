import type { FieldPlan } from "../lexicon/field-plan.ts"
import type { Candidate } from "./candidate.ts"

/** Factor on a line of an address that a block has all of. */
const ONE_LINE = 0.5

/** Prefers the whole of an address, which a block has, to the one line of it that a label leads to: the town beside `Payer's name and address`. */
export function preferWholeAddresses(plans: readonly FieldPlan[], candidates: readonly Candidate[][]): Candidate[][] {
  return candidates.map((list, index) => {
    const whole =
      plans[index]?.kind === "address" ? list.find(({ derivation }) => derivation.by === "block") : undefined
    const best = whole && list[0]
    if (!best || !isLineOf(best, whole)) return list
    return list
      .map((candidate) => {
        if (candidate === whole) return { ...whole, score: Math.max(whole.score, best.score) }
        return isLineOf(candidate, whole) ? { ...candidate, score: candidate.score * ONE_LINE } : candidate
      })
      .sort((a, b) => b.score - a.score)
  })
}

/** Returns whether a labelled text is a part of an address, in its words or printed once more. */
const isLineOf = ({ value, derivation, words }: Candidate, whole: Candidate): boolean =>
  derivation.by === "label" && words.length < whole.words.length && ` ${whole.value} `.includes(` ${value} `)
