/** Letters of an abbreviation in a narrow column; longer ones are words. */
const MIN_LENGTH = 2
const MAX_LENGTH = 4
/** Letters of the start of a word that may stand for it. */
const MIN_START = 3
const VOWEL = /[aeiouy]/u

/** Returns whether a short text, in folded letters, stands for a word: its start, `len`, or consonants of it to the last one, `ln` and `qty`. */
export function isAbbreviation(short: string, word: string): boolean {
  if (short.length < MIN_LENGTH || short.length > MAX_LENGTH || word.length <= short.length) return false
  if (word.startsWith(short)) return short.length >= MIN_START
  if (short[0] !== word[0] || VOWEL.test(short.slice(1, -1)) || !endsAlike(short, word)) return false
  let at = 0
  for (const letter of short.slice(1)) {
    at = word.indexOf(letter, at + 1)
    if (at === -1) return false
  }
  return true
}

/** Returns whether both end with the same letter, but for the last vowel of the word. */
const endsAlike = (short: string, word: string): boolean =>
  word.endsWith(short.slice(-1)) || word.replace(/[aeiou]$/u, "").endsWith(short.slice(-1))

/** Letters of the longest contraction. */
const MAX_CONTRACTION = 5

/** Returns whether a short word consists of the first two and some later letters of a word twice as long. */
export function isContraction(short: string, word: string): boolean {
  if (short.length > MAX_CONTRACTION || word.length < 2 * short.length || !word.startsWith(short.slice(0, 2)))
    return false
  let at = 0
  for (const letter of short) {
    at = word.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}
