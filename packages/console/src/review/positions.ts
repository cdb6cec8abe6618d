import { pointerOf } from "../json-pointer.ts"
import { cellOf } from "./cell-pointer.ts"
import { type ReviewDraft, rowsAt } from "./review-draft.ts"
import type { Section, TableTarget } from "./sections.ts"

/*
 * Selected values have a pointer: that of a field, or of a cell with the index that its row has in the draft. A step down
 * stays in the column of a table and leaves the table after its last row.
 */

/** A field, or a table as a whole. */
type Stop = { readonly pointer: string; readonly table?: TableTarget }

const stopsOf = (sections: readonly Section[]): readonly Stop[] =>
  sections.flatMap(({ fields, tables }) => [...fields, ...tables.map((table) => ({ pointer: table.pointer, table }))])

/** Returns the value below or above the selected one; the first or last one when none is selected. */
export function stepFrom(
  sections: readonly Section[],
  draft: ReviewDraft,
  selected: string | undefined,
  direction: 1 | -1,
): string | undefined {
  const stops = stopsOf(sections)
  const cell = selected === undefined ? undefined : cellOf(selected)
  if (cell !== undefined) {
    const row = cell.row + direction
    if (row >= 0 && row < rowsAt(draft, cell.table).length) return pointerOfCell(cell.table, row, cell.column)
  }
  const current = stops.findIndex(({ pointer }) => pointer === (cell?.table ?? selected))
  let index = current === -1 && direction === -1 ? stops.length : current
  for (;;) {
    index += direction
    const stop = stops[index]
    if (stop === undefined) return undefined
    if (stop.table === undefined) return stop.pointer
    const rows = rowsAt(draft, stop.pointer).length
    const column = stop.table.columns[0]?.name
    // A table without rows has nothing to select.
    if (rows > 0 && column !== undefined) return pointerOfCell(stop.pointer, direction === 1 ? 0 : rows - 1, column)
  }
}

/** Returns the cell beside the selected one; undefined at the edge of the table and for fields. */
export function stepAside(
  sections: readonly Section[],
  selected: string | undefined,
  direction: 1 | -1,
): string | undefined {
  const cell = selected === undefined ? undefined : cellOf(selected)
  if (cell === undefined) return undefined
  const table = sections.flatMap(({ tables }) => tables).find(({ pointer }) => pointer === cell.table)
  const index = table?.columns.findIndex(({ name }) => name === cell.column) ?? -1
  const column = table?.columns[index + direction]?.name
  return column === undefined || index + direction < 0 ? undefined : pointerOfCell(cell.table, cell.row, column)
}

/** Returns the pointer of a cell by the pointer of its table. */
export const pointerOfCell = (table: string, row: number, column: string): string => table + pointerOf(row, column)

/** Returns the value to check after the selected one, in reading order; the first one after the last. */
export function nextToCheck(
  sections: readonly Section[],
  toCheck: readonly string[],
  selected: string | undefined,
): string | undefined {
  if (selected === undefined) return toCheck[0]
  const order = orderOf(sections)
  const position = order(selected)
  return toCheck.find((pointer) => isBehind(order(pointer), position)) ?? toCheck[0]
}

type Position = readonly [stop: number, row: number, column: number]

function orderOf(sections: readonly Section[]): (pointer: string) => Position {
  const stops = stopsOf(sections)
  const indexes = new Map(stops.map(({ pointer }, index) => [pointer, index]))
  return (pointer) => {
    const cell = cellOf(pointer)
    const stop = indexes.get(cell?.table ?? pointer) ?? -1
    const columns = stops[stop]?.table?.columns ?? []
    return [stop, cell?.row ?? -1, columns.findIndex(({ name }) => name === cell?.column)]
  }
}

function isBehind(one: Position, other: Position): boolean {
  const index = one.findIndex((part, index) => part !== other[index])
  return index !== -1 && (one[index] ?? 0) > (other[index] ?? 0)
}
