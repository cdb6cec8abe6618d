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

/** Returns the value of a title that begins with the name of a configured column and a colon: `North` of `Region: North`. */
export function labelledTitle({ words }: TableLine, label: ColumnLabels | undefined): readonly TableWord[] | undefined {
  if (!label || words.length > MAX_TITLE_WORDS || chunksOf(words).length > 1) return undefined
  const end = endOfLabel(words, MAX_LABEL_WORDS)
  if (end < 0 || end === words.length - 1) return undefined
  return headingFit(textOf(words.slice(0, end + 1)), label) >= MIN_LABEL_FIT ? words.slice(end + 1) : undefined
}

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
    const isFree = !printed || printed.isGuessed === true || printed.heading.endsWith(":")
    return isFree && lines.some((line) => labelledTitle(line, label) !== undefined) ? [at] : []
  })
}
