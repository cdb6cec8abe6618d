import type { ValueType } from "../configuration.ts"
import type { BodyRules } from "./body-rules.ts"
import { type CellFormat, readCell } from "./cell-value.ts"
import type { ColumnLabels } from "./column-labels.ts"
import type { TableColumn } from "./columns.ts"
import { headingFit } from "./heading-fit.ts"
import { endOfLabel } from "./labelled-pairs.ts"
import { chunksOf, type TableLine, type TableWord, textOf } from "./page-text.ts"
import { isNumberWord } from "../lexicon/number-words.ts"
import { meanSameField } from "../lexicon/sure-labels.ts"

/** Score from which the words before a colon are the name of a configured column, perhaps in the other number. */
const MIN_LABEL_FIT = 0.95
/** Words of a label, and of a whole title with its remark, at most: longer ones are sentences. */
const MAX_LABEL_WORDS = 4
const MAX_TITLE_WORDS = 12

/** A number or the code of a record: `1`, `#12`, `4-A`, `LS-80412`. */
const NUMBERED = /^#?(?=\S{0,24}\d)[\p{Lu}\p{N}][\p{Lu}\p{N}./_-]{0,23}[,;]?$/u
/** A code that a date or another number may follow, which is not a part of it: `80412` of `80412 / 12 May`. */
const CODE = /^(?=\S{0,24}\d)[\p{L}\p{N}][\p{L}\p{N}./_-]{3,23}[,;]?$/u
/** Words of the name of a column before a number without a colon, without the word for a number. */
const MAX_NUMBERED_WORDS = 3

/**
 * Returns the value of a title that begins with the name of a configured column: `North` of `Region: North`, or its number without a colon,
 * `3` of `Line 3   Morning news`, `80412` of `Delivery note no. 80412 of 12 May`.
 */
export function labelledTitle(
  { words }: TableLine,
  label: ColumnLabels | undefined,
  type: ValueType,
  format: CellFormat,
): readonly TableWord[] | undefined {
  if (!label || words.length > MAX_TITLE_WORDS) return undefined
  const value = numberOfTitle(words, label) ?? valueAfterColon(words, label)
  return value && readCell(textOf(value), type, format) !== null ? value : undefined
}

function numberOfTitle(words: readonly TableWord[], label: ColumnLabels): readonly TableWord[] | undefined {
  for (let length = 1; length <= MAX_NUMBERED_WORDS && length < words.length; length++) {
    const at = isNumberWord(words[length]?.text ?? "") ? length + 1 : length
    const value = words.slice(at, at + 1)
    if (!NUMBERED.test(textOf(value))) continue
    return isNameOf(label, textOf(words.slice(0, length))) ? value : undefined
  }
  return undefined
}

function valueAfterColon(words: readonly TableWord[], label: ColumnLabels): readonly TableWord[] | undefined {
  const end = endOfLabel(words, MAX_LABEL_WORDS)
  if (end < 0 || end === words.length - 1) return undefined
  const value = words.slice(end + 1)
  if (!isNameOf(label, textOf(words.slice(0, end + 1)).replace(/ ?:$/u, ""))) return undefined
  const [first, ...rest] = value
  if (first && CODE.test(first.text) && rest.some(({ text }) => /\d/u.test(text))) return [first]
  return chunksOf(words).length > 1 ? undefined : value
}

/** Returns whether a label is the name of a column, or means the same field of a document. */
const isNameOf = (label: ColumnLabels, printed: string): boolean =>
  headingFit(printed, label) >= MIN_LABEL_FIT || label.names.some((name) => meanSameField(name, printed))
/** Returns whether a heading took up the label or the number of the title below it: `Line Zone:`, `Line Zone 4`. */
const endsWithTitle = (heading: string): boolean => heading.endsWith(":") || / \d{1,8}$/u.test(heading)

/**
 * Returns the configured columns that titles above rows of the page may fill by their labels. One that is printed has its values below
 * its heading, unless that is the label of the first title itself, which follows the headings.
 */
export function labelledColumns(
  lines: readonly TableLine[],
  labels: readonly ColumnLabels[],
  columns: readonly TableColumn[],
  { definition, format }: BodyRules,
): number[] {
  const typeAt = (at: number): ValueType => definition.columns[at]?.type ?? "string"
  return labels.flatMap((label, at) => {
    const printed = columns.find(({ column }) => column === at)
    const isFree = !printed || printed.isGuessed === true || endsWithTitle(printed.heading)
    return isFree && lines.some((line) => labelledTitle(line, label, typeAt(at), format) !== undefined) ? [at] : []
  })
}
