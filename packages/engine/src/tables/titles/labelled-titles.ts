import type { BodyRules } from "../body/body-rules.ts"
import { readCell } from "../cells/cell-value.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"
import type { TableColumn } from "../columns/columns.ts"
import { headingFit } from "../columns/heading-fit.ts"
import { type TableLine, type TableWord, textOf } from "../words/page-text.ts"
import { labelTokens } from "../../lexicon/label-key.ts"
import { meanSameField } from "../../lexicon/sure-labels.ts"
import { dateOfNumber, valueBehind } from "./title-values.ts"

/** Score from which the words before a colon are the name of a configured column, perhaps in the other number. */
const MIN_LABEL_FIT = 0.95
/** Words of a title with its remark, at most: longer ones are sentences. */
const MAX_TITLE_WORDS = 12

/** How the words for a number are folded in the key of a label. */
const NUMBER = "no"

/** Returns whether a heading took up the label or the number of the title below it: `Line Zone:`, `Line Zone 4`. */
const endsWithTitle = (heading: string): boolean => heading.endsWith(":") || / \d{1,8}$/u.test(heading)

/** The values of a column in the titles of a page. */
export type TitleValues = ReadonlyMap<TableLine, readonly TableWord[]>

/**
 * Finds the values of the configured columns that titles above rows fill by their labels. A column that is printed has its values below
 * its heading, unless that is the label of the first title itself, which follows the headings. Names are found before labels that mean the
 * same, and a value belongs to one column.
 */
export function labelledTitles(
  lines: readonly TableLine[],
  labels: readonly ColumnLabels[],
  columns: readonly TableColumn[],
  { definition, format }: BodyRules,
): ReadonlyMap<number, TitleValues> {
  const free = labels.flatMap((label, column) => {
    const printed = columns.find((other) => other.column === column)
    const isFree = !printed || printed.isGuessed === true || endsWithTitle(printed.heading)
    return isFree ? [{ label, column, type: definition.columns[column]?.type ?? "string" }] : []
  })
  const found = new Map<number, Map<TableLine, readonly TableWord[]>>()
  for (const line of lines) {
    if (line.words.length > MAX_TITLE_WORDS) continue
    const taken = new Set<TableWord>()
    const claim = (column: number, value: readonly TableWord[] | undefined): void => {
      if (!value) return
      for (const word of value) taken.add(word)
      found.set(column, (found.get(column) ?? new Map<TableLine, readonly TableWord[]>()).set(line, value))
    }
    for (const isLabelOf of [isNameOf, meansFieldOf]) {
      for (const { label, column, type } of free) {
        if (found.get(column)?.has(line)) continue
        const isValue = (value: readonly TableWord[]): boolean =>
          !value.some((word) => taken.has(word)) && readCell(textOf(value), type, format) !== null
        claim(
          column,
          valueBehind(line.words, (printed) => isLabelOf(label, printed), isValue),
        )
      }
    }
    for (const { label, column, type } of free) {
      if (type !== "date" || found.get(column)?.has(line)) continue
      const named = [...found].flatMap(([other, values]) => (values.has(line) ? (labels[other]?.names ?? []) : []))
      const isDate = (value: readonly TableWord[]): boolean => readCell(textOf(value), type, format) !== null
      claim(column, dateOfNumber(line.words, named, label.names, isDate))
    }
  }
  return found
}

function isNameOf(label: ColumnLabels, printed: string): boolean {
  if (headingFit(printed, label) >= MIN_LABEL_FIT) return true
  const own = withoutNumberWord(printed)
  return own !== "" && label.names.some((name) => withoutNumberWord(name) === own)
}

/** Returns the key of a label without its word for a number, which may be left out: `Delivery note number`, `Delivery note`. */
const withoutNumberWord = (text: string): string =>
  labelTokens(text)
    .filter((token) => token !== NUMBER)
    .join("")

const meansFieldOf = ({ names }: ColumnLabels, printed: string): boolean =>
  names.some((name) => meanSameField(name, printed))
