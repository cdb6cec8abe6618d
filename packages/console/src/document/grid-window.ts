import type { CellPosition } from "./cell-address.ts"

/** The height of a row, in pixels; one for all, so that the place of row 2,000 is known before it is loaded. */
export const ROW_HEIGHT = 28
/** Rows that one request loads: the most that the API returns. */
export const ROWS_PER_REQUEST = 500
/** Columns that the API returns of a sheet. */
export const MAX_COLUMNS = 1_000
/** Rows and columns that are drawn beyond what is visible. */
const ROWS_BEYOND = 12
const COLUMNS_BEYOND = 3

const CHARACTER_WIDTH = 7.2
const CELL_PADDING = 24
const MIN_COLUMN_WIDTH = 56
const MAX_COLUMN_WIDTH = 280
/** Enough rows to see how wide a column is. */
const MEASURED_ROWS = 200

/** The visible part of a sheet, in pixels. */
export interface Viewport {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

/** A range of rows or columns, counted from 0; `end` is the first one after it. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** Returns the rows to draw. */
export function rowsIn({ top, height }: Pick<Viewport, "top" | "height">, count: number): Range {
  const start = Math.max(0, Math.min(Math.floor(top / ROW_HEIGHT), count - 1) - ROWS_BEYOND)
  return { start, end: Math.min(count, Math.ceil((top + height) / ROW_HEIGHT) + ROWS_BEYOND) }
}

/** Returns the left edge of each column, and at the end the right edge of the last one. */
export function columnEdges(rows: readonly (readonly string[])[], count: number): readonly number[] {
  const lengths = Array.from({ length: count }, () => 0)
  for (const row of rows.slice(0, MEASURED_ROWS)) {
    for (const [column, text] of row.entries()) lengths[column] = Math.max(lengths[column] ?? 0, text.length)
  }
  const edges = [0]
  for (const length of lengths) {
    const width = Math.min(MAX_COLUMN_WIDTH, Math.max(MIN_COLUMN_WIDTH, length * CHARACTER_WIDTH + CELL_PADDING))
    edges.push((edges.at(-1) ?? 0) + Math.round(width))
  }
  return edges
}

/** Returns the columns to draw. */
export function columnsIn({ left, width }: Pick<Viewport, "left" | "width">, edges: readonly number[]): Range {
  const count = edges.length - 1
  const first = edges.findIndex((edge, index) => index > 0 && edge > left) - 1
  const after = edges.findIndex((edge) => edge >= left + width)
  return {
    start: Math.max(0, (first < 0 ? count - 1 : first) - COLUMNS_BEYOND),
    end: Math.min(count, (after === -1 ? count : after) + COLUMNS_BEYOND),
  }
}

/** Returns the number of the first row, counted from 1, of each request that the rows need. */
export function requestsFor({ start, end }: Range): readonly number[] {
  const first = Math.floor(start / ROWS_PER_REQUEST)
  const last = Math.floor(Math.max(start, end - 1) / ROWS_PER_REQUEST)
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * ROWS_PER_REQUEST + 1)
}

/** Returns how far to scroll so that a cell is visible; what is visible already stays. */
export function scrollTo({ row, column }: CellPosition, view: Viewport, edges: readonly number[]) {
  const left = edges[column] ?? 0
  return {
    top: within(row * ROW_HEIGHT, (row + 1) * ROW_HEIGHT, view.top, view.height),
    left: within(left, edges[column + 1] ?? left, view.left, view.width),
  }
}

/** Returns the scroll position that shows `from` to `to`, with a third of the frame before it when it has to move. */
function within(from: number, to: number, position: number, size: number): number {
  return from >= position && to <= position + size ? position : Math.max(0, from - size / 3)
}
