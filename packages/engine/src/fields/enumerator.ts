/** The number of a box or an item before its label: `1.`, `(2)`, `3)`, `4a.`, `b)`. */
const ENUMERATOR = /^\(?(?:\d{1,2}[a-z]?|[a-z])[.)]$/iu

/** Returns whether a word is the number of a box or an item of a list. */
export const isEnumerator = (text: string): boolean => ENUMERATOR.test(text)

/** Returns whether text starts with the number of a box, as the labels of numbered forms do. */
export function isNumberedLabel(text: string): boolean {
  const space = text.slice(0, 8).indexOf(" ")
  return space > 0 && /\d/u.test(text.slice(0, space)) && isEnumerator(text.slice(0, space)) && /\p{L}{2}/u.test(text)
}
