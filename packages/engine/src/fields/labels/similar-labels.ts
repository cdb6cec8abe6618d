import { isSureLabel } from "../../lexicon/sure-labels.ts"
import { significantTokens } from "../../lexicon/label-key.ts"
import { valueWordOf } from "../../lexicon/meanings.ts"
import { isEnumerator } from "../../text/enumerator.ts"
import type { Fragment } from "../candidates/fragments.ts"
import type { NameMatcher } from "./similar-names.ts"

/** Weight of a label with the same words as a field's name in another order; the lexicon's labels are more certain. */
const SAME_WORDS = 0.9
/** Factor on a label that the lexicon knows to mean something else. */
const OTHER_CONCEPT = 0.5
/** Words of a label in front of its value without a colon, and the similarity that it needs. */
const MAX_OPEN_LABEL = 5
const MIN_OPEN_SIMILARITY = 0.85
/** Words between two colons that may be a value and the next label. */
const MAX_INNER_LABEL = 5
/** Words of a label that is a segment of its own. */
const MAX_SEGMENT_LABEL = 9

/** Positions of text that looks like a label: before a colon, alone in its segment, or at the start of one. */
interface Place {
  readonly from: number
  readonly to: number
  readonly hasColon: boolean
  readonly minSimilarity: number
}

/** A label that is similar to the name of one field. */
export interface SimilarLabel {
  /** Fragments `from` to `to` (exclusive) of the segment are the label. */
  readonly from: number
  readonly to: number
  readonly hasColon: boolean
  /** Position of the field's plan. */
  readonly plan: number
  /** 0 to 1. */
  readonly weight: number
  readonly similarity: number
}

/**
 * Finds the labels that share most of their words with the name of a field that the lexicon does not know, where no
 * listed label is as likely; `weightOf` is the weight of the likeliest.
 */
export function similarLabels(
  fragments: readonly Fragment[],
  tokens: readonly (readonly string[])[],
  matcher: NameMatcher,
  weightOf: (plan: number) => number,
): SimilarLabel[] {
  const best = new Map<number, SimilarLabel>()
  for (const { minSimilarity, ...place } of placesOf(fragments, tokens.length)) {
    if (isKindOfValue(tokens, place.to)) continue
    const words = tokens.slice(place.from, place.to).flat()
    if (words.length === 0) continue
    for (const [plan, similarity] of matcher(words)) {
      const weight = SAME_WORDS * similarity ** 2 * (isKnown(words) ? OTHER_CONCEPT : 1)
      const least = best.get(plan)?.weight ?? weightOf(plan)
      if (similarity >= minSimilarity && weight > least) best.set(plan, { ...place, plan, weight, similarity })
    }
  }
  return [...best.values()]
}

/** Words at the end of a label that say which kind of value it has. */
const MAX_VALUE_WORDS = 2

/** Returns whether all that follows in a segment says what kind of value is meant, and so is part of the label: `Vessel name`. */
export function isKindOfValue(tokens: readonly (readonly string[])[], from: number): boolean {
  const count = tokens.length - from
  if (count === 0 || count > MAX_VALUE_WORDS) return false
  return tokens.slice(from).every((words) => words.length > 0 && words.every((word) => valueWordOf(word) !== undefined))
}

/** Returns whether the lexicon lists the words as a label that hardly means anything else. */
const isKnown = (words: readonly string[]): boolean => isSureLabel(significantTokens(words).join(""), () => true)

/** Returns whether words are the middle of a sentence: both they and what follows start with a small letter. */
const isProse = (first: Fragment | undefined, next: Fragment | undefined): boolean =>
  /^\p{Ll}/u.test(first?.text ?? "") && /^\p{Ll}/u.test(next?.text ?? "")

function* placesOf(fragments: readonly Fragment[], most: number): Generator<Place> {
  const start = isEnumerator(fragments[0]?.text ?? "") ? 1 : 0
  const colons = fragments.slice(0, most).flatMap(({ text }, index) => (/[:：]$/u.test(text) ? [index] : []))
  const [first] = colons
  if (first !== undefined) {
    yield { from: start, to: first + 1, hasColon: true, minSimilarity: 0 }
    for (const colon of colons.slice(1)) {
      for (let length = 1; length <= MAX_INNER_LABEL && colon - length + 1 > first; length++)
        yield { from: colon - length + 1, to: colon + 1, hasColon: true, minSimilarity: 0 }
    }
    return
  }
  const hasDigits = fragments.slice(start).some(({ text }) => /\d/u.test(text))
  if (!hasDigits && fragments.length - start <= MAX_SEGMENT_LABEL)
    yield { from: start, to: fragments.length, hasColon: false, minSimilarity: 0 }
  for (let length = 1; length <= MAX_OPEN_LABEL && start + length < Math.min(most, fragments.length); length++) {
    if (isProse(fragments[start], fragments[start + length])) continue
    yield { from: start, to: start + length, hasColon: false, minSimilarity: MIN_OPEN_SIMILARITY }
  }
}
