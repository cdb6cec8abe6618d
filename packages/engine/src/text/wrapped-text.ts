import type { Box } from "../document.ts"

/** A word with its place on the page; words without one are joined as words of one line. */
export interface PrintedWord {
  readonly text: string
  readonly box?: Box
}

/** The marks after which a line may break within a word. */
const BREAKING: ReadonlySet<string | undefined> = new Set(["-", "\u2010", "/", "@"])
/** A letter or a digit and such a mark. */
const BREAK = /[\p{L}\p{N}][-\u2010/@]$/u
/** What stands alone after the hyphen of a shortened compound: `Garten- und Landschaftsbau`. */
const CONJUNCTION = /^(?:und|oder|bzw|sowie|bis|and|or|to|en|of|et|ou|y|e|o|i|och|eller|og|oraz|lub)[.,]?$/u
/** The ends of lines at which a typesetter hyphenates; shorter parts were printed with their hyphen: `call-out`. */
const HYPHENATED = /\p{L}{4}[-\u2010]$/u
/** UTF-16 units that the pattern above can match; only these are searched, because the text grows word by word. */
const MAX_HYPHENATED = 9
const CONTINUED = /^\p{Ll}{4}/u

/**
 * Joins words with single spaces. Where a line breaks within a word, its parts are joined without one; the hyphen of a
 * hyphenated word is left out, that of a compound, a number or an address stays.
 */
export function joinPrinted(words: readonly PrintedWord[]): string {
  let text = ""
  let last: PrintedWord | undefined
  for (const word of words) {
    if (last === undefined) text = word.text
    else if (!continuesWord(last, word)) text += ` ${word.text}`
    else if (HYPHENATED.test(text.slice(-MAX_HYPHENATED)) && CONTINUED.test(word.text))
      text = text.slice(0, -1) + word.text
    else text += word.text
    last = word
  }
  return text
}

const INCOMPLETE = /(?:[\p{L}\p{N}][-\u2010/]|[&+])$/u

/** Returns whether a line ends in the middle of a name or a number: after a hyphen, a slash, an ampersand or a conjunction. */
export function endsIncomplete(line: string): boolean {
  return INCOMPLETE.test(line) || CONJUNCTION.test(line.slice(line.lastIndexOf(" ") + 1))
}

/** Characters of a code that is as long as a narrow column, at least. */
const LONG = 12
/** A code of several parts: `STOEL-STAP-ALU-TE`. */
const CODE_OF_PARTS = /^[\p{Lu}\d]{1,24}(?:[-_][\p{Lu}\d]{1,24}){1,8}$/u
/** The rest of such a code, which broke within a part or before a hyphen: `XT-GR`, `-150`. */
const REST_OF_CODE = /^(?:[\p{Lu}\d]{1,24}(?:[-_][\p{Lu}\d]{1,24}){1,8}|-[\p{Lu}\d]{1,24})$/u

/** Returns whether a code broke at the end of its column; another code below it could be as long. */
const continuesCode = (last: PrintedWord, next: PrintedWord): boolean =>
  last.text.length >= LONG &&
  next.text.length < last.text.length &&
  REST_OF_CODE.test(next.text) &&
  CODE_OF_PARTS.test(last.text) &&
  isBelow(last.box, next.box)

/** Returns whether a line breaks between two words that are parts of one. */
export function continuesWord(last: PrintedWord, next: PrintedWord): boolean {
  if (continuesCode(last, next)) return true
  // The common case: most words end in a letter, a digit or a mark that never breaks a word.
  if (!BREAKING.has(last.text.at(-1)) || !BREAK.test(last.text) || !isBelow(last.box, next.box)) return false
  return /^[\p{L}\p{N}]/u.test(next.text) && !CONJUNCTION.test(next.text)
}

const isBelow = (above: Box | undefined, below: Box | undefined): boolean =>
  above !== undefined && below !== undefined && (below[1] + below[3]) / 2 > above[3]
