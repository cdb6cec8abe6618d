import { endOfLabel } from "./labelled-pairs.ts"
import { isNumberWord } from "../../lexicon/number-words.ts"
import { foldTokens } from "../../text/folding.ts"
import { chunksOf, type TableWord, textOf } from "../words/page-text.ts"

/** Words of a label before a colon, at most: longer ones are sentences. */
const MAX_LABEL_WORDS = 4
/** A number or the code of a record: `1`, `#12`, `4-A`, `LS-80412`. */
const NUMBERED = /^#?(?=\S{0,24}\d)[\p{Lu}\p{N}][\p{Lu}\p{N}./_-]{0,23}[,;]?$/u
/** A code that a date or another number may follow, which is not a part of it: `80412` of `80412 / 12 May`. */
const CODE = /^(?=\S{0,24}\d)[\p{L}\p{N}][\p{L}\p{N}./_-]{3,23}[,;]?$/u
/** A short word for a reference in front of a name: `Rif. DDT n. 204`, `Ref. delivery note 4711`. */
const ABBREVIATED = /^\p{L}{2,5}\.$/u
/** Words of the name of a column before a number without a colon, without the word for a number. */
const MAX_NUMBERED_WORDS = 3

/** Returns whether words of a title are the label of a column. */
export type LabelTest = (printed: string) => boolean

/**
 * Returns the value of a title that begins with a label, or of a part of one: `North` of `Region: North`, or its number without a colon,
 * `3` of `Line 3   Morning news`, `80412` of `Delivery note no. 80412 of 12 May`.
 */
export function valueBehind(
  words: readonly TableWord[],
  isLabel: LabelTest,
  isValue: (value: readonly TableWord[]) => boolean,
): readonly TableWord[] | undefined {
  for (const part of partsOf(words)) {
    const value = numberOfTitle(part, isLabel) ?? valueAfterColon(part, isLabel)
    if (value && isValue(value)) return value
  }
  return undefined
}

/** A mark that parts two values of one title, alone or at the end of a word. */
const MARK = /^[|/·•–—-]$|[,;]$/u

/** Returns a title and what follows its marks, each up to the next mark before another label with a colon. */
function partsOf(words: readonly TableWord[]): (readonly TableWord[])[] {
  const starts = words.flatMap(({ text }, index) => (MARK.test(text) ? [index + 1] : []))
  const labelled = starts.filter((start) => endOfLabel(words.slice(start), MAX_LABEL_WORDS) >= 0)
  return [0, ...starts].flatMap((start) => {
    const next = labelled.find((other) => other > start)
    const mark = next === undefined ? undefined : words[next - 1]
    const part = words.slice(start, mark && next !== undefined ? (mark.text.length === 1 ? next - 1 : next) : undefined)
    return part.length > 0 ? [part] : []
  })
}

function numberOfTitle(title: readonly TableWord[], isLabel: LabelTest): readonly TableWord[] | undefined {
  const words = ABBREVIATED.test(title[0]?.text ?? "") && title.length > 2 ? title.slice(1) : title
  for (let length = 1; length <= MAX_NUMBERED_WORDS && length < words.length; length++) {
    const at = isNumberWord(words[length]?.text ?? "") ? length + 1 : length
    const value = words.slice(at, at + 1)
    if (!NUMBERED.test(textOf(value))) continue
    return isLabel(textOf(words.slice(0, length))) || isLabel(textOf(words.slice(0, at))) ? value : undefined
  }
  return undefined
}

function valueAfterColon(words: readonly TableWord[], isLabel: LabelTest): readonly TableWord[] | undefined {
  const end = endOfLabel(words, MAX_LABEL_WORDS)
  if (end < 0 || end === words.length - 1) return undefined
  const value = words.slice(end + 1)
  if (!isLabel(textOf(words.slice(0, end + 1)).replace(/ ?:$/u, ""))) return undefined
  const [first, ...rest] = value
  if (first && CODE.test(first.text) && rest.some(({ text }) => /\d/u.test(text))) return [first]
  return chunksOf(words).length > 1 ? undefined : value
}

/** Words of a date: `12.03.2026`, `12 March 2026`. */
const DATE_LENGTHS = [1, 3]
/** Letters with which two compounds begin that name parts of one thing: `Lieferschein`, `Lieferdatum`. */
const STEM = 5
/** Letters of a word that both names have. */
const MIN_WORD = 3

/**
 * Returns the day behind the number of a title whose label, or whose column of the number, is named as the date is: the `Delivery date` of
 * `Delivery note 80412 of 12 May 2026`.
 *
 * @param named - names of the columns whose values the title has.
 * @param names - those of the column of dates.
 */
export function dateOfNumber(
  words: readonly TableWord[],
  named: readonly string[],
  names: readonly string[],
  reads: (value: readonly TableWord[]) => boolean,
): readonly TableWord[] | undefined {
  const number = words.findIndex(({ text }) => /\d/u.test(text))
  if (number <= 0 || number > MAX_LABEL_WORDS || reads(words.slice(number, number + 1))) return undefined
  const titled = [textOf(words.slice(0, number)), ...named].flatMap(foldTokens)
  const isRelated = (token: string): boolean =>
    (token.length >= MIN_WORD && titled.includes(token)) ||
    (token.length >= STEM && titled.some((other) => other.startsWith(token.slice(0, STEM))))
  if (!names.some((name) => foldTokens(name).some(isRelated))) return undefined
  for (let at = number + 1; at < words.length; at++) {
    const value = DATE_LENGTHS.map((length) => words.slice(at, at + length)).find(reads)
    if (value) return value
  }
  return undefined
}
