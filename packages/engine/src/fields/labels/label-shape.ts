import { conceptIndex } from "../../lexicon/concept-index.ts"
import type { ConceptLabel } from "../../lexicon/label-table.ts"
import { canonicalTokens, isPossessive } from "../../lexicon/label-key.ts"
import { endsLabel, hasKnownWords, isGenericWord } from "../../lexicon/meanings.ts"
import type { PlacedSegment } from "../../page/context.ts"
import { lineHeight } from "../../layout/line-height.ts"
import { type Fragment, NEAR_GAP } from "../candidates/fragments.ts"

/** Letters of keys such as `De`, `Von` and `To`, which are words of every sentence. */
export const MAX_SHORT_KEY = 3

/** A word and a colon, and maybe the blank that a form has for the value: `Fee: $`, `Date: ____`. */
const LABEL_END = /[\p{L}#.)]\s?:(?:\s?[\p{Sc}_.…]+)?$/u
const MAX_LABEL_END = 24

/** Returns whether text ends with a word and a colon; checks only its end, since every label checks its neighbours. */
export function endsAsLabel(text: string): boolean {
  return LABEL_END.test(text.slice(-MAX_LABEL_END))
}

/** Words of a label that the lexicon does not list. */
const MIN_UNLISTED_WORDS = 2
const MAX_UNLISTED_WORDS = 5

/** Returns whether a text is a few words of which the last says what kind of value follows: `Vessel code`. */
export function isUnlistedLabel({ text, words }: PlacedSegment): boolean {
  if (words.length < MIN_UNLISTED_WORDS || words.length > MAX_UNLISTED_WORDS || /\d/u.test(text)) return false
  const last = canonicalTokens(words.at(-1)?.text ?? "").at(-1)
  return last !== undefined && endsLabel(last)
}

/** Returns whether a label for numbers of any kind, or for an address, is the end of a longer one that the lexicon does not know: `IPv4 Address`. */
export function isTail(concepts: readonly ConceptLabel[], fragments: readonly Fragment[], from: number): boolean {
  const before = wordBefore(fragments, from)
  if (!/^\p{L}[\p{L}\p{N}]+$/u.test(before) || isPossessive(before)) return false
  const isAddress = from > 0 && concepts.some(({ concept }) => concept.id === "address")
  const isAnyNumber = concepts.length > 0 && concepts.every(({ concept, isWeak }) => isWeak && concept.kind === "id")
  if (!isAddress && !isAnyNumber) return false
  return canonicalTokens(before).every((token) => !isGenericWord(token) && !conceptIndex().frequency.has(token))
}

/** Returns the word before a fragment, in the segment before as well after a gap hardly wider than a space. */
function wordBefore(fragments: readonly Fragment[], from: number): string {
  const segment = fragments[0]?.segment
  if (from > 0 || !segment) return fragments[from - 1]?.text ?? ""
  const previous = segment.line.segments[segment.position - 1]
  if (!previous || segment.box[0] - previous.box[2] > NEAR_GAP * lineHeight(segment.box)) return ""
  return previous.words.at(-1)?.text ?? ""
}

/** Returns whether a label is the start of a longer unknown one: `Advertiser` in `Advertiser External ID:`. */
export function isCutLabel(
  hit: { readonly to: number; readonly hasColon: boolean },
  fragments: readonly Fragment[],
  hits: readonly { readonly from: number }[],
): boolean {
  if (hit.hasColon) return false
  for (let index = hit.to; index < Math.min(fragments.length, hit.to + 4); index++) {
    const text = fragments[index]?.text ?? ""
    if (/\d/u.test(text) || hits.some((other) => other.from === index)) return false
    if (text.endsWith(":")) return true
  }
  return false
}

/** The end of a word that may continue on the next line. */
const PART_OF_WORD = /[-\u2010/@]$/u

/** Returns whether a fragment may be part of a label without an entry in the lexicon; a part of a word is not looked at alone. */
export function mayHaveMeaning(fragments: readonly Fragment[], index: number): boolean {
  const fragment = fragments[index]
  const [before, after] = [fragments[index - 1], fragments[index + 1]]
  if (!fragment || fragment.word === before?.word || fragment.word === after?.word) return true
  const isBroken = PART_OF_WORD.test(fragment.text) || PART_OF_WORD.test(before?.text ?? "")
  return isBroken || hasKnownWords(fragment.text)
}
