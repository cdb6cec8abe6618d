import type { CorrectionPlace, ExtractedValue, ValueType } from "@docsift/sdk"
import { ownValue } from "../own-value.ts"
import { insertRows, setCell, type DraftRow, type RowValues } from "./draft-rows.ts"
import { cellOf } from "./cell-pointer.ts"
import { applyEdit, extractedRowsAt, extractedValueAt, restore, type ReviewDraft, rowsAt } from "./review-draft.ts"
import type { Section } from "./sections.ts"

/** Returns the draft with a value of a field or a cell, from a place that a person pointed at. */
export function setValue(
  draft: ReviewDraft,
  pointer: string,
  value: ExtractedValue,
  place?: CorrectionPlace,
): ReviewDraft {
  const cell = cellOf(pointer)
  if (cell === undefined) return applyEdit(draft, pointer, { kind: "field", value, ...(place && { place }) })
  return changeRows(draft, cell.table, (rows) => setCell(rows, cell.row, cell.column, value, place))
}

/** Returns the draft with a value that the document does not contain; where none was found, a person confirms that. */
export function setAbsent(draft: ReviewDraft, pointer: string): ReviewDraft {
  const isField = cellOf(pointer) === undefined
  return isField && extractedValueAt(draft, pointer) === null
    ? applyEdit(draft, pointer, { kind: "field", value: null, isConfirmed: true })
    : setValue(draft, pointer, null)
}

/** Returns the draft with other rows in a table. */
export function changeRows(
  draft: ReviewDraft,
  table: string,
  change: (rows: readonly DraftRow[]) => readonly DraftRow[],
): ReviewDraft {
  return applyEdit(draft, table, { kind: "table", rows: change(rowsAt(draft, table)) })
}

/** Returns the draft with the extracted value of a field, a table or a cell. */
export function restoreValue(draft: ReviewDraft, pointer: string): ReviewDraft {
  const cell = cellOf(pointer)
  if (cell === undefined) return restore(draft, pointer)
  const { source } = rowsAt(draft, cell.table)[cell.row] ?? {}
  const before = source === undefined ? undefined : extractedRowsAt(draft, cell.table)[source]
  return before === undefined ? draft : setValue(draft, pointer, ownValue(before.values, cell.column) ?? null)
}

/** Returns the draft with rows of a spreadsheet after those of a table, or in their place. */
export function pasteRows(
  draft: ReviewDraft,
  table: string,
  added: readonly RowValues[],
  mode: "append" | "replace",
): ReviewDraft {
  return changeRows(draft, table, (rows) => insertRows(mode === "append" ? rows : [], rows.length, added))
}

/** Returns the type of a field or a cell; undefined for pointers that lead to none. */
export function typeAt(sections: readonly Section[], pointer: string): ValueType | undefined {
  const cell = cellOf(pointer)
  for (const { fields, tables } of sections) {
    const columns = tables.find(({ pointer }) => pointer === cell?.table)?.columns
    const found =
      columns?.find(({ name }) => name === cell?.column) ?? fields.find((field) => field.pointer === pointer)
    if (found !== undefined) return found.type
  }
  return undefined
}
