import { conceptIndex } from "../../lexicon/concept-index.ts"
import { canonicalTokens } from "../../lexicon/label-key.ts"
import type { Fragment } from "../candidates/fragments.ts"
import { indexNearWords, type NearWords } from "./near-words.ts"

/** Shorter words of labels have too many neighbours: `date`, `rate` and `tare`. */
const MIN_LENGTH = 5
/** Longer words are rarely read with a single wrong letter, and bound the comparison. */
const MAX_LENGTH = 14

/**
 * Returns the tokens of a fragment, each word that OCR read with one wrong, missing or additional letter as the word of
 * a label: `Tatal` as `Total`. Text that was not recognized stays as it is.
 */
export function tokensOfFragment({ text, word }: Fragment): readonly string[] {
  const tokens = canonicalTokens(text)
  if (word.source.confidence >= 1) return tokens
  return tokens.map((token) => labelWordOf(token) ?? token)
}

/** Returns the word of most labels that differs in one letter; undefined where the token is a word of a label itself. */
function labelWordOf(token: string): string | undefined {
  if (token.length < MIN_LENGTH - 1 || token.length > MAX_LENGTH || !/\p{L}{2}/u.test(token)) return undefined
  const { frequency } = conceptIndex()
  if (frequency.has(token)) return undefined
  let best: string | undefined
  for (const word of labelWords().near(token)) {
    if (word.length < MIN_LENGTH) continue
    if (best === undefined || (frequency.get(word) ?? 0) > (frequency.get(best) ?? 0)) best = word
  }
  return best
}

let words: NearWords | undefined

/** Returns the words of all labels. */
function labelWords(): NearWords {
  words ??= indexNearWords(new Set(conceptIndex().frequency.keys()), MIN_LENGTH)
  return words
}
