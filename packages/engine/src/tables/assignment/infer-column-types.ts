import type { ValueType } from "../../configuration.ts"
import { SpanIndex } from "../../layout/span-index.ts"
import { centreX } from "../words/boxes.ts"
import { type CellFormat, isEmptyMarker, readCell } from "../cells/cell-value.ts"
import type { TableColumn } from "../columns/columns.ts"
import { linesOf } from "../rows/stacked-columns.ts"
import { type TableLine, textOf } from "../words/page-text.ts"

/** Share of a column's lines that must parse as a type; the others are sublines and subtotals. */
const MIN_TYPED_SHARE = 0.7

/**
 * Infers the types of printed columns that match no configured one from their cells, so that their numbers are kept apart
 * from the neighbouring columns and can start rows.
 */
export function inferColumnTypes(
  columns: readonly TableColumn[],
  lines: readonly TableLine[],
  format: CellFormat,
): TableColumn[] {
  const indexes = new Map(
    lines.map((line) => [line, new SpanIndex(line.words, ({ box }) => [centreX(box), centreX(box)])]),
  )
  return columns.map((column) => {
    if (column.column !== undefined) return column
    const texts = linesOf(column, columns, lines)
      .flatMap((line) => indexes.get(line) ?? [])
      .map((words) => words.touching(column.left, column.right).filter(({ box }) => centreX(box) < column.right))
      .map(textOf)
      .filter((text) => text !== "" && !isEmptyMarker(text))
    const reads = (type: ValueType): boolean =>
      texts.filter((text) => readCell(text, type, format) !== null).length >= MIN_TYPED_SHARE * texts.length
    const type = texts.length === 0 ? undefined : reads("date") ? "date" : reads("number") ? "number" : undefined
    return { ...column, type }
  })
}
