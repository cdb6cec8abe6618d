import { foldText, foldTokens } from "../text/folding.ts"
import { textsOf, wordsOf } from "./language-words.ts"

/** Characters of the longest phrase, with room; most text is longer, and folding it takes time. */
const MAX_LENGTH = 48

let closings: ReadonlySet<string> | undefined

/** Returns whether text ends a letter or another paper: `Kind regards`, `Thank you for your business!`. */
export function isClosing(text: string): boolean {
  if (text.length > MAX_LENGTH) return false
  closings ??= new Set(textsOf("closings").map(foldText))
  return closings.has(foldText(text.replace(/[,.!]$/u, "")))
}

/** Returns whether text is a salutation without a name, `Herrn`, `Messrs.`, or ends a letter or another paper. */
export const isLetterPhrase = (text: string): boolean => isClosing(text) || isSalutation(text)

/** Words of a salutation with a name, at most. */
const MAX_WORDS = 5

/** Returns whether text is a salutation with the name of a person: `Herrn Beat Falk`, `Mme Jeanne Petit`. */
export function beginsWithSalutation(text: string): boolean {
  if (text.length > MAX_LENGTH || /[\d:@]/u.test(text)) return false
  const [first, ...rest] = foldTokens(text)
  return first !== undefined && rest.length > 0 && rest.length < MAX_WORDS && wordsOf("salutations").has(first)
}

/** Returns whether text is a salutation without a name, as above the name of a reader: `Herrn`, `Firma`, `Messrs.`. */
export function isSalutation(text: string): boolean {
  if (text.length > MAX_LENGTH) return false
  const tokens = foldTokens(text)
  return tokens.length > 0 && tokens.every((token) => wordsOf("salutations").has(token))
}
