import type { PlacedSegment } from "../page/context.ts"

/** The number of a box or an item before its label: `1.`, `(2)`, `3)`, `4a.`, `b)`. */
const ENUMERATOR = /^\(?(?:\d{1,2}[a-z]?|[a-z])[.)]$/iu

/** Returns whether a word is the number of a box or an item of a list. */
export const isEnumerator = (text: string): boolean => ENUMERATOR.test(text)

/** Returns whether a segment is the label of a numbered box: it starts with its number, or the number is left of it. */
export function isNumberedLabel({ text, line, position }: PlacedSegment): boolean {
  return startsNumbered(text) || isEnumerator(line.segments[position - 1]?.text ?? "")
}

/** Returns whether a segment is the number of a box only, with the label right of it. */
export function isBoxNumber({ text, line, position }: PlacedSegment): boolean {
  return isEnumerator(text) && position + 1 < line.segments.length
}

function startsNumbered(text: string): boolean {
  const space = text.slice(0, 8).indexOf(" ")
  return space > 0 && /\d/u.test(text.slice(0, space)) && isEnumerator(text.slice(0, space)) && /\p{L}{2}/u.test(text)
}

/** Returns whether text may be the initial of a name as well as the letter of a box. */
export const isInitial = (text: string): boolean => /^\p{Lu}\.$/u.test(text)
