import { foldText } from "../text/folding.ts"
import { wordsOf } from "./language-words.ts"

/** Returns whether a text is a word or a sign for a number: `No.`, `Nr`, `#`, `№`, `n°`. */
export function isNumberWord(text: string): boolean {
  if (text === "#" || text === "№" || /^\(?[nN][°º]/u.test(text)) return true
  return wordsOf("numberWords").has(foldText(/[().:]/u.test(text) ? text.replace(/[().:]/gu, "") : text))
}
