import { isCode } from "../words/code-words.ts"
import type { TableWord } from "../words/page-text.ts"

type Words = readonly TableWord[]

/** Values with the same word in front of them, or a label within them, from which this is no chance, and the share of those with a label. */
const MIN_VALUES = 2
const LABELLED_SHARE = 0.5

const DIGIT = /\d/u
const isPlainWord = (word: TableWord | undefined): boolean =>
  word !== undefined && /^\p{L}{2,24}[.:]?$/u.test(word.text)
const hasDigit = (word: TableWord | undefined): boolean => word !== undefined && DIGIT.test(word.text)

/**
 * Returns the words of texts behind one label without what they share: another word of the label in front of their numbers, `seller` of
 * `Item number seller BR-08`, and a further label with its value, `EXP 08/27` of `24G117 EXP 08/27`. A word with a capital is one of the
 * label only where it is that of numbers.
 */
export function withoutLabels(values: readonly Words[], areNumbers: boolean): readonly Words[] {
  if (values.length < MIN_VALUES) return values.map(withoutRemark)
  const leads = new Set(values.map(([first]) => first?.key))
  const isLead =
    values.every(([first, next]) => isPlainWord(first) && next && (areNumbers || /^\p{Ll}/u.test(first?.text ?? ""))) &&
    values.filter(([, next]) => hasDigit(next)).length >= LABELLED_SHARE * values.length
  const led = isLead && leads.size === 1 ? values.map((words) => words.slice(1)) : values
  const labels = new Map<string, number>()
  for (const words of led) {
    for (const key of new Set(words.flatMap(({ key }, at) => (isLabelAt(words, at) ? [key] : []))))
      labels.set(key, (labels.get(key) ?? 0) + 1)
  }
  const isLabel = (key: string): boolean =>
    (labels.get(key) ?? 0) >= Math.max(MIN_VALUES, LABELLED_SHARE * values.length)
  return led.map((words) => {
    const end = words.findIndex(({ key }, at) => isLabelAt(words, at) && isLabel(key))
    return withoutRemark(end < 0 ? words : words.slice(0, end))
  })
}

/** A label of one word in capitals or with one, and a remark in brackets. */
const LABEL = /^\p{Lu}\p{L}{2,11}[.:]?$/u
const REMARK = /^\(/u

/** Returns a code without what follows it: a label with its value, or a remark in brackets. */
function withoutRemark(words: Words): Words {
  const [code, next] = words
  if (!code || !next || !isCode([code])) return words
  return REMARK.test(next.text) || (LABEL.test(next.text) && isLabelAt(words, 1)) ? [code] : words
}

/** Returns whether a word stands between two texts with digits. */
const isLabelAt = (words: Words, at: number): boolean =>
  at > 0 && hasDigit(words[at - 1]) && isPlainWord(words[at]) && hasDigit(words[at + 1])
