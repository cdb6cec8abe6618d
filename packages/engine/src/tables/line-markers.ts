import { patternOf, textsOf } from "../lexicon/language-words.ts"
import { foldText } from "../text/folding.ts"
import { matchKeyOf } from "./page-text.ts"

/** The match keys and patterns, in all languages, by which lines are recognised. */
interface MarkerKeys {
  readonly taxes: ReadonlySet<string>
  readonly totals: ReadonlySet<string>
  readonly payments: ReadonlySet<string>
  readonly carries: ReadonlySet<string>
  readonly caption: RegExp
  readonly footnote: RegExp
}

let cachedKeys: MarkerKeys | undefined

function markerKeys(): MarkerKeys {
  cachedKeys ??= {
    taxes: new Set(textsOf("taxes").map(matchKeyOf)),
    totals: new Set(textsOf("totals").map(matchKeyOf)),
    payments: new Set(textsOf("payments").map(matchKeyOf)),
    carries: new Set(textsOf("carries").map(matchKeyOf)),
    caption: new RegExp(`^(?:${patternOf((language) => language.captions)})\\s*[a-z]{0,2}\\d`, "u"),
    footnote: new RegExp(`^(?:${patternOf((language) => language.footnotes)}|\\(\\*+\\)|\\*+)\\s*[:.\\s]`, "u"),
  }
  return cachedKeys
}

/** Returns whether a line's first text starts with a word for a total or a tax. */
export function startsWithTotal(firstWords: readonly { readonly key: string }[]): boolean {
  return startsWithKey(firstWords, markerKeys().totals) || startsWithTax(firstWords)
}

/** Returns whether a line's first text starts with a word for a tax. */
export function startsWithTax(firstWords: readonly { readonly key: string }[]): boolean {
  return startsWithKey(firstWords, markerKeys().taxes)
}

/** Digits and masked digits of a card: `************4471`, `XXXX4471`. */
const CARD_NUMBER = /(?<![\p{L}\d])[x*#•]*\d+|[*#•]+/giu

/** Returns whether a text is a means of payment, perhaps with the number of a card, or the change: `VISA ************4471`. */
export function isPayment(text: string): boolean {
  return markerKeys().payments.has(matchKeyOf(text.replace(CARD_NUMBER, " ")))
}

/** Returns whether a text is a word for a total and nothing more. */
export function isTotalWord(text: string): boolean {
  return markerKeys().totals.has(matchKeyOf(text.replace(/[\d.,%]+/gu, "")))
}

/** Returns whether a line carries a sum forward over a page break. */
export function startsWithCarriedForward(firstWords: readonly { readonly key: string }[]): boolean {
  return startsWithKey(firstWords, markerKeys().carries)
}

/** Returns whether a text is the caption of a table or figure (`Table 3`, `Abb. 2`). */
export function isTableCaption(text: string): boolean {
  return markerKeys().caption.test(foldText(text))
}

/** Returns whether a text is a source line, a footnote or the caption of another table or figure. */
export function isCaption(text: string): boolean {
  const folded = foldText(text)
  return markerKeys().footnote.test(folded) || markerKeys().caption.test(folded)
}

function startsWithKey(words: readonly { readonly key: string }[], starts: ReadonlySet<string>): boolean {
  let joined = ""
  // `19 % MwSt.`: the rate may come first.
  const from = words.findIndex((word) => !/^[\d%]*$/u.test(word.key))
  for (const word of words.slice(Math.max(0, from), from + 4)) {
    joined += word.key
    if (joined !== "" && starts.has(joined)) return true
  }
  return false
}
