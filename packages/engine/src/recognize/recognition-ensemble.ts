import type { Box, Word } from "../document.ts"
import { plausibilityOf } from "./plausible-text.ts"

/** Boxes of the same word in two recognitions overlap by at least this share of the smaller one. */
export const MIN_OVERLAP = 0.5
/** Margin by which the second spelling must be better, so that noise does not decide. */
const MIN_GAIN = 0.02
/** Minimum confidence of a word that only the second recognition found. */
const MIN_NEW_CONFIDENCE = 0.6
/** The advantage of a spelling that a further recognition confirms, as a difference of confidence. */
const CONFIRMED = 0.15
/** Each word is compared with each; more words than on any printed page would take minutes. */
export const MAX_WORDS = 4_000

/**
 * Combines two recognitions of one page: of a word that both found the more confident and plausible spelling, and the words
 * that only one found. A third one, of another image of the page, confirms spellings. Where one split what the other joined, the first is kept, and on pages of more than 4,000 words
 * all of the first.
 */
export function combineRecognitions(
  first: readonly Word[],
  second: readonly Word[],
  witness: readonly Word[] = [],
): Word[] {
  if (Math.max(first.length, second.length) > MAX_WORDS) return [...first]
  const inFirst = second.map((word) => first.filter((other) => overlapOf(word.box, other.box) > MIN_OVERLAP))
  const inSecond = new Map(
    first.map((word) => [word, second.filter((_, index) => inFirst[index]?.includes(word) === true)]),
  )
  const confirm = witness.length > MAX_WORDS ? () => false : confirmationBy(witness)
  const weightOf = (word: Word): number => word.confidence + plausibilityOf(word.text) + (confirm(word) ? CONFIRMED : 0)
  const joined = first.map((word): Word => {
    const [other, more] = inSecond.get(word) ?? []
    const isSame = other && !more && inFirst[second.indexOf(other)]?.length === 1
    return isSame && weightOf(other) > weightOf(word) + MIN_GAIN ? { ...other, fontSize: word.fontSize } : word
  })
  return [
    ...joined,
    ...second.filter((word, index) => inFirst[index]?.length === 0 && word.confidence > MIN_NEW_CONFIDENCE),
  ]
}

const confirmationBy =
  (witness: readonly Word[]) =>
  ({ text, box }: Word): boolean =>
    witness.some((other) => other.text === text && overlapOf(box, other.box) > MIN_OVERLAP)

/** Returns the area that two boxes share, as a share of the smaller one. */
export function overlapOf(a: Box, b: Box): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  if (width <= 0 || height <= 0) return 0
  const area = (box: Box): number => (box[2] - box[0]) * (box[3] - box[1])
  return (width * height) / Math.max(1e-6, Math.min(area(a), area(b)))
}
