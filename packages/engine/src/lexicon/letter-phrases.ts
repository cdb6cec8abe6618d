import { foldText, foldTokens } from "../text/folding.ts"
import { textsOf, wordsOf } from "./language-words.ts"

/** Characters of the longest phrase, with room; most text is longer, and folding it takes time. */
const MAX_LENGTH = 48

let closings: ReadonlySet<string> | undefined

/** Returns whether text is a salutation without a name, `Herrn`, `Messrs.`, or ends a letter: `Kind regards`. */
export function isLetterPhrase(text: string): boolean {
  if (text.length > MAX_LENGTH) return false
  closings ??= new Set(textsOf("closings").map(foldText))
  if (closings.has(foldText(text.replace(/[,.!]$/u, "")))) return true
  return isSalutation(text)
}

/** Returns whether text is a salutation without a name, as above the name of a reader: `Herrn`, `Firma`, `Messrs.`. */
export function isSalutation(text: string): boolean {
  if (text.length > MAX_LENGTH) return false
  const tokens = foldTokens(text)
  return tokens.length > 0 && tokens.every((token) => wordsOf("salutations").has(token))
}
