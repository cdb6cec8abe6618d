import { foldText } from "../text/folding.ts"
import { LANGUAGES } from "./all-languages.ts"
import type { Language } from "./language.ts"

type KeysOf<T> = { [K in keyof Language]: Language[K] extends T ? K : never }[keyof Language]

/** Names of a language's lists of words or texts. */
export type WordList = Exclude<KeysOf<string | null>, "code">

const cache = new Map<WordList, ReadonlySet<string>>()

/** Returns the words of one list in all languages, folded. */
export function wordsOf(list: WordList): ReadonlySet<string> {
  let words = cache.get(list)
  if (!words) {
    // Folded together: one by one takes three times as long.
    words = new Set(splitWords(foldText(LANGUAGES.map((language) => language[list] ?? "").join(" "))))
    cache.set(list, words)
  }
  return words
}

/** Returns the texts of one list in all languages, as written. */
export function textsOf(list: WordList): string[] {
  return LANGUAGES.flatMap((language) => splitTexts(language[list] ?? ""))
}

/** Returns the alternatives of a pattern in all languages, for a regular expression. */
export function patternOf(choose: (language: Language) => string): string {
  return LANGUAGES.map(choose)
    .filter((pattern) => pattern !== "")
    .join("|")
}

/** Returns texts as alternatives of a pattern, in which dots and spaces may be left out: `P. IVA`, `P.IVA`, `PIVA`. */
export function alternativesOf(texts: readonly string[]): string {
  return texts.map((text) => text.replaceAll(".", "\\.?").replaceAll(" ", " ?")).join("|")
}

/** Splits words separated by spaces. */
export function splitWords(words: string): string[] {
  return words.split(" ").filter((word) => word !== "")
}

/** Splits texts separated by bars. */
export function splitTexts(texts: string | null | undefined): string[] {
  return (texts ?? "").split("|").filter((text) => text !== "")
}
