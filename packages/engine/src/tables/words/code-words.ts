import type { TableWord } from "./page-text.ts"

const CODE = /^[([#]?(?=\S*\d)[\p{Lu}\p{N}./_#-]{4,24}[)\]]?$/u

/** Returns whether a text is one word with a digit and no lower-case letters, as article codes are. */
export function isCode(words: readonly TableWord[]): boolean {
  return words.length === 1 && CODE.test(words[0]?.text ?? "")
}

/** Capitals in several parts, as in codes without a digit: `BLK-XL`. */
const LETTER_CODE = /^\p{Lu}{1,8}(?:[-./_]\p{Lu}{1,8}){1,4}$/u

/** Returns whether a text is a code, or one without digits as some rows of a list of codes print. */
export function isCodeLike(words: readonly TableWord[]): boolean {
  return isCode(words) || (words.length === 1 && LETTER_CODE.test(words[0]?.text ?? ""))
}
