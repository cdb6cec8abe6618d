import { patternOf, textsOf } from "../../lexicon/language-words.ts"
import { meansTotal } from "../../lexicon/meanings.ts"
import { foldText } from "../../text/folding.ts"
import { matchKeyOf } from "../words/page-text.ts"

/** The match keys and patterns, in all languages, by which lines are recognised. */
interface MarkerKeys {
  readonly taxes: ReadonlySet<string>
  readonly totals: ReadonlySet<string>
  readonly payments: ReadonlySet<string>
  readonly carries: ReadonlySet<string>
  /** What follows a word for a tax in the name of a paper: `Tax Invoice`, `VAT credit note`. */
  readonly papers: RegExp
  readonly caption: RegExp
  readonly footnote: RegExp
}

/** Papers that are called after the tax that they prove, and that a statement of account lists. */
const PAPERS = ["invoice", "creditNote", "receipt"] as const

let cachedKeys: MarkerKeys | undefined

function markerKeys(): MarkerKeys {
  cachedKeys ??= {
    taxes: new Set(textsOf("taxes").map(matchKeyOf)),
    totals: new Set(textsOf("totals").map(matchKeyOf)),
    payments: new Set(textsOf("payments").map(matchKeyOf)),
    carries: new Set(textsOf("carries").map(matchKeyOf)),
    papers: new RegExp(`^(?:${PAPERS.map((kind) => patternOf(({ titles }) => titles[kind])).join("|")})`, "u"),
    caption: new RegExp(`^(?:${patternOf((language) => language.captions)})\\s*[a-z]{0,2}\\d`, "u"),
    footnote: new RegExp(`^(?:${patternOf((language) => language.footnotes)}|\\(\\*+\\)|\\*+)\\s*[:.\\s]`, "u"),
  }
  return cachedKeys
}

/** Returns whether a line's first text starts with a word for a total or a tax. */
export function startsWithTotal(firstWords: readonly { readonly key: string }[]): boolean {
  return startsWithKey(firstWords, markerKeys().totals) || startsWithTax(firstWords)
}

/** Returns whether a line's first text starts with a word for a tax, and not with the name of a paper such as `Tax Invoice`. */
export function startsWithTax(firstWords: readonly { readonly key: string }[]): boolean {
  const { taxes, papers } = markerKeys()
  const end = endOfKey(firstWords, taxes)
  if (end === undefined) return false
  const rest = firstWords.slice(end)
  // `Tax invoice total` is a sum.
  return rest.some(({ key }) => meansTotal(key)) || !papers.test(rest.map(({ key }) => key).join(""))
}

/** Returns whether the match key of a word is one for a tax. */
export const isTaxKey = (key: string): boolean => markerKeys().taxes.has(key)

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

/** Returns whether a text is a label that ends with a word for a total: `Item subtotal:`. Without a colon it may be the name of an item. */
export function isLabelOfTotal(text: string): boolean {
  if (!text.endsWith(":")) return false
  const label = text.slice(0, -1).trimEnd()
  return isTotalWord(label.slice(label.lastIndexOf(" ") + 1))
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
  return endOfKey(words, starts) !== undefined
}

/** Returns the position after the first words if they are one of the keys. */
function endOfKey(words: readonly { readonly key: string }[], starts: ReadonlySet<string>): number | undefined {
  let joined = ""
  // `19 % MwSt.`: the rate may come first.
  const from = Math.max(
    0,
    words.findIndex((word) => !/^[\d%]*$/u.test(word.key)),
  )
  for (const [index, word] of words.slice(from, from + 4).entries()) {
    joined += word.key
    if (joined !== "" && starts.has(joined)) return from + index + 1
  }
  return undefined
}
