import { isPossessive } from "../../lexicon/label-key.ts"
import type { Fragment } from "../candidates/fragments.ts"
import { lettersIn } from "../../text/letters.ts"

/** Factors on the likelihood that words are a label, by their surroundings. */
export const LIKELIHOOD = {
  /** Neither at the start of the segment nor after a value. */
  inSentence: 0.55,
  /** The end of a longer unknown label: `No.` in `Permit No.`. */
  tail: 0.25,
  /** Followed by words: `Invoice date 7. Mai` is still a label, `the invoice date is` is not. */
  beforeCapital: 0.85,
  beforeLowerCase: 0.6,
  /** Two letters without a colon. */
  twoLetters: 0.7,
  /** The start of a longer unknown label. */
  cut: 0.35,
  /** `Date` after the number of another document: `Buyer's order no. & date`. */
  ofOtherNumber: 0.3,
  /** Inside a longer label that means other fields. */
  overlapped: 0.35,
  /** A label with weak meanings only that is an entire segment. */
  entireWeak: 1.3,
  nameWords: 0.6,
  period: 0.75,
} as const

/** Returns whether text has neither letters nor digits. */
export const isDecoration = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text)

/** Returns how likely words are a label: one starts its segment or a bracket, or follows a value, and ends with a colon or before a value. */
export function labelLikelihoodOf(fragments: readonly Fragment[], from: number, to: number, hasColon: boolean): number {
  const before = fragments[from - 1]?.text
  const after = fragments[to]?.text
  const opens =
    before === undefined ||
    isPossessive(before) ||
    /[:|/·•*\-–;]$/u.test(before) ||
    isDecoration(before) ||
    /\d/u.test(before) ||
    /^[([]\p{L}/u.test(fragments[from]?.text ?? "")
  const last = fragments[to - 1]?.text ?? ""
  let labelLikelihood = opens ? 1 : LIKELIHOOD.inSentence
  if (!hasColon && after !== undefined && !/^[\d€$£(#:-]/u.test(after) && !/\d/u.test(after)) {
    labelLikelihood *=
      /^[\p{Lu}]/u.test(after) || /[#°]$/u.test(last) ? LIKELIHOOD.beforeCapital : LIKELIHOOD.beforeLowerCase
  }
  const letters = fragments.slice(from, to).reduce((sum, fragment) => sum + lettersIn(fragment.text), 0)
  if (letters <= 2 && !hasColon && !/[#°]/u.test(last) && after !== undefined) labelLikelihood *= LIKELIHOOD.twoLetters
  return labelLikelihood
}
