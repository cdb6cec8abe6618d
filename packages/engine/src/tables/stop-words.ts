import { patternOf, textsOf } from "../lexicon/language-words.ts"
import { foldText } from "../text/folding.ts"
import { squash } from "./page-text.ts"

interface StopKeys {
  readonly taxes: readonly string[]
  readonly totals: readonly string[]
  readonly carries: readonly string[]
  readonly caption: RegExp
  readonly footnote: RegExp
}

let keys: StopKeys | undefined

function stopKeys(): StopKeys {
  keys ??= {
    taxes: textsOf("taxes").map(squash),
    totals: textsOf("totals").map(squash),
    carries: textsOf("carries").map(squash),
    caption: new RegExp(`^(?:${patternOf((language) => language.captions)})\\s*[a-z]{0,2}\\d`, "u"),
    footnote: new RegExp(`^(?:${patternOf((language) => language.footnotes)}|\\(\\*+\\)|\\*+)\\s*[:.\\s]`, "u"),
  }
  return keys
}

/** True when a line's first text begins with a word for a total or a tax, as a word of its own. */
export function isTotalStart(firstWords: readonly { readonly key: string }[]): boolean {
  return startsWithKey(firstWords, stopKeys().totals) || isTaxStart(firstWords)
}

/** True when a line's first text begins with a word for a tax. */
export function isTaxStart(firstWords: readonly { readonly key: string }[]): boolean {
  return startsWithKey(firstWords, stopKeys().taxes)
}

/** True when a text is a word for a total and nothing more. */
export function isTotalText(text: string): boolean {
  return stopKeys().totals.includes(squash(text.replace(/[\d.,%]+/gu, "")))
}

/** True when a line carries a sum over a page break. */
export function isCarryOver(firstWords: readonly { readonly key: string }[]): boolean {
  return startsWithKey(firstWords, stopKeys().carries)
}

/** True for the caption of a table or figure (`Table 3`, `Abb. 2`). */
export function isTableCaption(text: string): boolean {
  return stopKeys().caption.test(foldText(text))
}

/** True for source lines, footnotes and the captions of other tables and figures. */
export function isCaption(text: string): boolean {
  return stopKeys().footnote.test(foldText(text)) || isTableCaption(text)
}

function startsWithKey(words: readonly { readonly key: string }[], starts: readonly string[]): boolean {
  let joined = ""
  // `19 % MwSt.`: the rate may come first.
  const from = words.findIndex((word) => !/^[\d%]*$/u.test(word.key))
  for (const word of words.slice(Math.max(0, from), from + 4)) {
    joined += word.key
    if (joined !== "" && starts.includes(joined)) return true
  }
  return false
}
