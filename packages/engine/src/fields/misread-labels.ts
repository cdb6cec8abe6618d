import { conceptIndex } from "../lexicon/concept-index.ts"
import { canonicalTokens } from "../lexicon/label-key.ts"
import type { Fragment } from "./fragments.ts"

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

/** Words of earlier documents and the label words that they were read from; documents repeat their misreadings. */
const known = new Map<string, string | undefined>()
const MAX_KNOWN = 20_000

function labelWordOf(token: string): string | undefined {
  if (token.length < MIN_LENGTH - 1 || token.length > MAX_LENGTH || !/\p{L}{2}/u.test(token)) return undefined
  if (known.has(token)) return known.get(token)
  const found = nearestLabelWord(token)
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(token, found)
  return found
}

/** Returns the word of most labels that differs in one letter; undefined where the token is a word of a label itself. */
function nearestLabelWord(token: string): string | undefined {
  const { frequency } = conceptIndex()
  if (frequency.has(token)) return undefined
  let best: string | undefined
  for (const [word, count] of frequency) {
    if (word.length < MIN_LENGTH || !differsInOne(token, word)) continue
    if (best === undefined || count > (frequency.get(best) ?? 0)) best = word
  }
  return best
}

/** Returns whether two different words become equal when one letter is replaced, or removed from the longer one. */
function differsInOne(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  return Math.max(a.length, b.length) - start - end === 1
}
