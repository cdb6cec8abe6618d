import type { PlacedSegment } from "../../page/context.ts"
import { isEnumerator, isNumberOfBox } from "../../text/enumerator.ts"

/** Returns whether a segment is the label of a numbered box: it starts with its number, or the number is left of its words. */
export function isNumberedLabel({ text, line, position }: PlacedSegment): boolean {
  return startsNumbered(text) || (/\p{L}{2}/u.test(text) && isEnumerator(line.segments[position - 1]?.text ?? ""))
}

/** Returns whether a segment is the number of a box only, with the label right of it. */
export function isBoxNumber({ text, line, position }: PlacedSegment): boolean {
  return isEnumerator(text) && position + 1 < line.segments.length
}

/** Characters of the longest number with the space after it: `12.(a) `. */
const MAX_BOX_NUMBER = 8

function startsNumbered(text: string): boolean {
  const space = text.slice(0, MAX_BOX_NUMBER).indexOf(" ")
  return space > 0 && isNumberOfBox(text.slice(0, space)) && /\p{L}{2}/u.test(text)
}

/** Returns whether text may be the initial of a name as well as the letter of a box. */
export const isInitial = (text: string): boolean => /^\p{Lu}\.$/u.test(text)
