import type { PlacedSegment } from "../page/context.ts"

/** The number of a box or an item before its label: `1.`, `(2)`, `3)`, `4a.`, `b)`, `5(c)`. */
const ENUMERATOR = /^\(?(?:\d{1,2}[a-z]?|[a-z]|\d{1,2}\.?\([a-z])[.)]$/iu

/** The number of a box as scans read it; OCR reads `1.` as `I.` or `l.`, and a full stop as a comma. */
const BOX_NUMBER = /^(?:\(?(?:\d{1,2}|[Il])[a-z]?[.,)]|(?:\d{1,2}\.?)?\([a-z]\))$/u

/** Returns whether a word is the number of a box or an item of a list. */
export const isEnumerator = (text: string): boolean => ENUMERATOR.test(text) || BOX_NUMBER.test(text)

/** Returns whether a segment is the label of a numbered box: it starts with its number, or the number is left of it. */
export function isNumberedLabel({ text, line, position }: PlacedSegment): boolean {
  return startsNumbered(text) || isEnumerator(line.segments[position - 1]?.text ?? "")
}

/** Returns whether a segment is the number of a box only, with the label right of it. */
export function isBoxNumber({ text, line, position }: PlacedSegment): boolean {
  return isEnumerator(text) && position + 1 < line.segments.length
}

/** Characters of the longest number with the space after it: `12.(a) `. */
const MAX_BOX_NUMBER = 8

function startsNumbered(text: string): boolean {
  const space = text.slice(0, MAX_BOX_NUMBER).indexOf(" ")
  return space > 0 && BOX_NUMBER.test(text.slice(0, space)) && /\p{L}{2}/u.test(text)
}

/** Returns whether text may be the initial of a name as well as the letter of a box. */
export const isInitial = (text: string): boolean => /^\p{Lu}\.$/u.test(text)
