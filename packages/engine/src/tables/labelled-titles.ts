import type { ColumnLabels } from "./column-labels.ts"
import type { TableColumn } from "./columns.ts"
import { headingFit } from "./heading-fit.ts"
import { endOfLabel } from "./labelled-pairs.ts"
import { chunksOf, type TableLine, type TableWord, textOf } from "./page-text.ts"

/** Score from which the words before a colon are the name of a configured column, perhaps in the other number. */
const MIN_LABEL_FIT = 0.95
/** Words of a label, and of a whole title with its remark, at most: longer ones are sentences. */
const MAX_LABEL_WORDS = 4
const MAX_TITLE_WORDS = 12

/** A number or the code of a record: `1`, `#12`, `4-A`. */
const NUMBERED = /^#?\d{1,8}(?:-?\p{Lu}{1,3})?$/u
/** Words of the name of a column before a number without a colon. */
const MAX_NUMBERED_WORDS = 2

/**
 * Returns the value of a title that begins with the name of a configured column: `North` of `Region: North`, or its number without a colon,
 * `3` of `Line 3   Morning news`.
 */
export function labelledTitle(line: TableLine, label: ColumnLabels | undefined): readonly TableWord[] | undefined {
  const { words } = line
  if (!label || words.length > MAX_TITLE_WORDS) return undefined
  return numberOfTitle(words, label) ?? valueAfterColon(words, label)
}

function numberOfTitle(words: readonly TableWord[], label: ColumnLabels): readonly TableWord[] | undefined {
  for (let length = 1; length <= MAX_NUMBERED_WORDS && length < words.length; length++) {
    const value = words.slice(length, length + 1)
    if (!NUMBERED.test(textOf(value))) continue
    return headingFit(textOf(words.slice(0, length)), label) >= MIN_LABEL_FIT ? value : undefined
  }
  return undefined
}

function valueAfterColon(words: readonly TableWord[], label: ColumnLabels): readonly TableWord[] | undefined {
  if (chunksOf(words).length > 1) return undefined
  const end = endOfLabel(words, MAX_LABEL_WORDS)
  if (end < 0 || end === words.length - 1) return undefined
  return headingFit(textOf(words.slice(0, end + 1)), label) >= MIN_LABEL_FIT ? words.slice(end + 1) : undefined
}

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
): number[] {
  return labels.flatMap((label, at) => {
    const printed = columns.find(({ column }) => column === at)
    const isFree = !printed || printed.isGuessed === true || endsWithTitle(printed.heading)
    return isFree && lines.some((line) => labelledTitle(line, label) !== undefined) ? [at] : []
  })
}
