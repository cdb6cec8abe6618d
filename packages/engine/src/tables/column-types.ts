import type { ValueType } from "../configuration.ts"
import { SpanIndex } from "../layout/span-index.ts"
import { centreX } from "./boxes.ts"
import { type CellFormat, isNothing, readCell } from "./cell-value.ts"
import type { TableColumn } from "./columns.ts"
import { type TableLine, textOf } from "./page-text.ts"

/** Share of a column's lines that must read as a type; sub-lines and subtotals are the rest. */
const MOST = 0.7

/**
 * Gives printed columns that answer no configured one the type that most of their lines read as, so that their figures
 * stand apart from the neighbours and begin rows.
 */
export function guessTypes(
  columns: readonly TableColumn[],
  lines: readonly TableLine[],
  format: CellFormat,
): TableColumn[] {
  const indexes = lines.map(({ words }) => new SpanIndex(words, ({ box }) => [centreX(box), centreX(box)]))
  return columns.map((column) => {
    if (column.column !== undefined) return column
    const texts = indexes
      .map((words) => words.touching(column.left, column.right).filter(({ box }) => centreX(box) < column.right))
      .map(textOf)
      .filter((text) => text !== "" && !isNothing(text))
    const reads = (type: ValueType): boolean =>
      texts.filter((text) => readCell(text, type, format) !== null).length >= MOST * texts.length
    const type = texts.length === 0 ? undefined : reads("date") ? "date" : reads("number") ? "number" : undefined
    return { ...column, type }
  })
}
