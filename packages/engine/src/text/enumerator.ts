/** The number of a box or an item before its label: `1.`, `(2)`, `3)`, `4a.`, `b)`, `5(c)`. */
const ENUMERATOR = /^\(?(?:\d{1,2}[a-z]?|[a-z]|\d{1,2}\.?\([a-z])[.)]$/iu

/** The number of a box as scans read it; OCR reads `1.` as `I.` or `l.`, and a full stop as a comma. */
const BOX_NUMBER = /^(?:\(?(?:\d{1,2}|[Il])[a-z]?[.,)]|(?:\d{1,2}\.?)?\([a-z]\))$/u

/** Returns whether a word is the number of a box of a form. */
export const isNumberOfBox = (text: string): boolean => BOX_NUMBER.test(text)

/** Returns whether a word is the number of a box or an item of a list. */
export const isEnumerator = (text: string): boolean => ENUMERATOR.test(text) || BOX_NUMBER.test(text)
