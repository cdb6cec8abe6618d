import type { RecognizedWord } from "./recognizer.ts"

/** The whole part of an amount that ends with its decimal separator, perhaps after a currency: `65.`, `RM1,`. */
const WHOLE = /^\D{0,3}\d{1,6}[.,]$/u
const CENTS = /^\d\d$/u
/** Largest gap before the cents, in heights of the word: letters of receipt printers are as far apart as words elsewhere. */
const MAX_GAP = 0.8

/**
 * Joins the cents that were split off an amount (`65. 20`), as narrow points of receipt printers make OCR do. The first
 * word of a line stays if more follows: it may number the line (`1. 20 bolts`).
 */
export function joinSplitAmounts(words: readonly RecognizedWord[]): RecognizedWord[] {
  const joined: RecognizedWord[] = []
  let isFirst = true
  for (const [index, word] of words.entries()) {
    const last = joined.at(-1)
    if (last === undefined || last.line !== word.line) isFirst = true
    else if ((!isFirst || words[index + 1]?.line !== word.line) && isCentsOf(last, word)) {
      joined[joined.length - 1] = joinWords(last, word)
      continue
    } else isFirst = false
    joined.push(word)
  }
  return joined
}

function isCentsOf(whole: RecognizedWord, cents: RecognizedWord): boolean {
  const gap = cents.left - (whole.left + whole.width)
  return WHOLE.test(whole.text) && CENTS.test(cents.text) && gap <= MAX_GAP * cents.height && gap > -cents.height
}

function joinWords(a: RecognizedWord, b: RecognizedWord): RecognizedWord {
  const left = Math.min(a.left, b.left)
  const top = Math.min(a.top, b.top)
  return {
    text: a.text + b.text,
    left,
    top,
    width: Math.max(a.left + a.width, b.left + b.width) - left,
    height: Math.max(a.top + a.height, b.top + b.height) - top,
    line: a.line,
    confidence: Math.min(a.confidence, b.confidence),
  }
}
