import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { type Candidate, preferWhole } from "../candidates/candidate.ts"

/** Factor on a line of an address that a block has all of. */
const ONE_LINE = 0.5

/** Prefers the whole of an address, which a block has, to the one line of it that a label leads to: the town beside `Payer's name and address`. */
export function preferWholeAddresses(plans: readonly FieldPlan[], candidates: readonly Candidate[][]): Candidate[][] {
  return candidates.map((list, index) => {
    const isAddress = plans[index]?.kind === "address"
    const whole = isAddress ? list.find(({ derivation }) => derivation.by === "block") : undefined
    return preferWhole(list, whole, ONE_LINE, isLineOf)
  })
}

/** Returns whether a labelled text is a part of an address, in its words or printed once more. */
const isLineOf = ({ value, derivation, words }: Candidate, whole: Candidate): boolean =>
  derivation.by === "label" && words.length < whole.words.length && ` ${whole.value} `.includes(` ${value} `)
