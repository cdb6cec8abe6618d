import { greatest } from "../arrays/extremes.ts"
import { foldText, foldTokens, foldTokensOfList } from "../text/folding.ts"
import { onceForText } from "../text/once-for-text.ts"
import { LANGUAGES } from "./all-languages.ts"
import { splitWords, wordsOf } from "./language-words.ts"

/** Synonyms and abbreviations → canonical word. */
let forms: ReadonlyMap<string, string> | undefined

function formOf(token: string): string | undefined {
  forms ??= new Map(
    LANGUAGES.flatMap((language) =>
      Object.entries(language.forms).flatMap(([word, list]) =>
        splitWords(list).map((form) => [foldText(form), word] as const),
      ),
    ),
  )
  return forms.get(token)
}

/** Returns whether a word is a possessive, as in `your order no.`. */
export function isPossessive(text: string): boolean {
  const tokens = foldTokens(text)
  return tokens.length === 1 && wordsOf("possessives").has(tokens[0] ?? "")
}

/** Returns whose thing the possessive at the start of a label means: that of the sender or of the reader; undefined without one. */
export function possessorOf(text: string): "sender" | "reader" | undefined {
  const [first = "", second] = foldTokens(text)
  if (second === undefined || !wordsOf("possessives").has(first)) return undefined
  return wordsOf("ours").has(first) ? "sender" : "reader"
}

/** Currencies do not change the meaning of a label: `Total EUR`. */
const CURRENCIES = new Set(
  "eur usd gbp chf inr euro euros pln czk sek dkk nok huf ron lei brl cad aud jpy cny mxn sgd myr rm zar zl kc".split(
    " ",
  ),
)

/** Letters of the shortest word before a usual last part: shorter ones are no words that are joined, as in `Update`. */
const MIN_HEAD_LENGTH = 3

let longestEnd: number | undefined

/** Splits a compound before its longest usual last part, which is also printed as a word of its own: `Rechnungs-Nr.`. */
function splitCompound(token: string): { readonly head: string; readonly tail: string } | undefined {
  const ends = wordsOf("compoundEnds")
  longestEnd ??= greatest(
    [...ends].map((end) => end.length),
    0,
  )
  // Tokens have any length; one more letter for the s that links the parts.
  const from = Math.max(MIN_HEAD_LENGTH, token.length - longestEnd - 1)
  for (let index = from; index < token.length; index++) {
    for (const start of token.charAt(index) === "s" ? [index + 1, index] : [index]) {
      const tail = token.slice(start)
      if (ends.has(tail)) return { head: token.slice(0, index), tail }
    }
  }
  return undefined
}

/** Splits a label into canonical tokens without fillers; all are kept where only one significant word would be left. */
export function labelTokens(text: string): readonly string[] {
  return significantTokens(canonicalTokens(text))
}

/** Splits labels separated by bars as {@link labelTokens} does each. */
export function labelTokensOfList(labels: string): readonly (readonly string[])[] {
  return foldTokensOfList(labels).map((tokens) => significantTokens(canonicalOf(tokens)))
}

/** Returns the canonical tokens of folded ones, as {@link canonicalTokens} does of a text. */
export const canonicalOf = (tokens: readonly string[]): readonly string[] => tokens.flatMap(canonicalWords)

/** Drops fillers unless only one significant word would be left: `Okres do` is not `Okres`. */
export function significantTokens(all: readonly string[]): readonly string[] {
  const fillers = wordsOf("fillers")
  // Most labels have none of both.
  if (!all.some((token) => CURRENCIES.has(token) || fillers.has(token))) return all
  const tokens = all.length > 1 ? all.filter((token) => !CURRENCIES.has(token)) : all
  const significant = tokens.filter((token) => !fillers.has(token))
  return significant.length > 1 || tokens.length === significant.length ? significant : tokens
}

/** The key of a label that grows word by word; the same as that of {@link significantTokens} at every step. */
export class GrowingKey {
  readonly #fillers = wordsOf("fillers")
  #count = 0
  /** The first token, which counts alone whatever it is. */
  #only = ""
  /** The tokens without currencies. */
  #keptCount = 0
  #kept = ""
  #firstKept: string | undefined
  /** Those without fillers as well. */
  #significantCount = 0
  #significant = ""
  #firstSignificant: string | undefined

  /** Adds the next token. */
  add(token: string): void {
    if (this.#count++ === 0) this.#only = token
    if (CURRENCIES.has(token)) return
    if (this.#keptCount++ === 0) this.#firstKept = token
    this.#kept += token
    if (this.#fillers.has(token)) return
    if (this.#significantCount++ === 0) this.#firstSignificant = token
    this.#significant += token
  }

  /** Returns the significant tokens, joined. */
  get text(): string {
    if (this.#count <= 1) return this.#only
    return this.#isSignificant() ? this.#significant : this.#kept
  }

  /** Returns the first of the significant tokens; undefined without one. */
  get first(): string | undefined {
    if (this.#count <= 1) return this.#only
    return this.#isSignificant() ? this.#firstSignificant : this.#firstKept
  }

  #isSignificant(): boolean {
    return this.#significantCount > 1 || this.#significantCount === this.#keptCount
  }
}

/** Splits text into canonical tokens, fillers included. */
export const canonicalTokens = onceForText(splitTokens)

function splitTokens(text: string): readonly string[] {
  return foldTokens(text).flatMap(canonicalWords)
}

/** Returns the canonical words of a token: labels repeat few of them. */
const canonicalWords = onceForText((token): readonly string[] => {
  const known = formOf(token)
  if (known !== undefined) return [known]
  const compound = splitCompound(token)
  if (!compound) return [singular(token)]
  return [formOf(compound.head) ?? singular(compound.head), formOf(compound.tail) ?? compound.tail]
})

/** Returns a token without the plural or linking s, so that `Flight Dates` equals `Flight date` and `Rechnungs` equals `Rechnung`. */
export function singular(token: string): string {
  return token.length > 3 && token.endsWith("s") && !token.endsWith("ss") ? token.slice(0, -1) : token
}

/** Returns the key by which labels are compared, without case, accents, spaces and punctuation. */
export const labelKey = onceForText((text) => labelTokens(text).join(""))
