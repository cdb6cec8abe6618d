import { append } from "../arrays/append.ts"
import type { RowLines } from "./rows.ts"
import { type TableWord, textOf } from "./page-text.ts"

/** Remarks start with a bullet or with a label (`Serial no.: 123`). */
const REMARK = /^(?:[•·▪*–-]\s|\p{L}[\p{L}\p{N} ./-]{1,30}:(?:\s|$))/u

/** Line pitch of wrapped text in font sizes, at most: 1.5 is usual on the web. */
const TIGHT_PITCH = 1.8
/** Pitch of the line after one that filled its column, in font sizes, at most. */
const FULL_LINE_PITCH = 2
/** Lines of one paragraph are set tighter than this share of the pitch of rows. */
const PARAGRAPH_SHARE = 0.93
/** Fonts of one paragraph differ in size by at most this share. */
const MAX_SIZE_DIFFERENCE = 0.15
/** Width of a space in font sizes. */
const SPACE = 0.3

/**
 * Returns the smallest distance between the last line of a row and the first of the next. Lines of one row that are set
 * as far apart as the rows cannot be recognised as one paragraph by their pitch.
 */
export function rowPitch(rows: readonly RowLines[]): number {
  let pitch = Infinity
  for (const [index, row] of rows.entries()) {
    const last = rows[index - 1]?.lines.at(-1)?.line.box[3]
    const first = row.lines[0]?.line.box[3]
    if (last !== undefined && first !== undefined && first > last) pitch = Math.min(pitch, first - last)
  }
  return pitch
}

/** Collects the words of one column of a row, line by line. */
export function cellWords(row: RowLines, column: number): TableWord[] {
  return row.lines.flatMap(({ cells }) => cells.get(column) ?? [])
}

/**
 * Collects the first paragraph of one column of a row: the name of an item without the remarks below it. The paragraph
 * continues over lines set tighter than the rows, and below a line that filled its column.
 */
export function leadingWords(row: RowLines, column: number, right: number, pitch: number): TableWord[] {
  const words: TableWord[] = []
  let previous: readonly TableWord[] | undefined
  for (const [index, { cells }] of row.lines.entries()) {
    const found = cells.get(column)
    if (!found || found.length === 0) continue
    if (previous && index > row.anchor && !continues(previous, found, right, pitch)) break
    append(words, found)
    previous = found
  }
  return words
}

function continues(above: readonly TableWord[], below: readonly TableWord[], right: number, rows: number): boolean {
  const upper = above[0]
  const lower = below[0]
  const end = above.at(-1)
  if (!upper || !lower || !end) return false
  if (REMARK.test(textOf(below))) return false
  const size = Math.max(upper.source.source.fontSize, lower.source.source.fontSize)
  if (Math.abs(upper.source.source.fontSize - lower.source.source.fontSize) > MAX_SIZE_DIFFERENCE * size) return false
  const pitch = lower.box[3] - upper.box[3]
  if (pitch <= TIGHT_PITCH * size && pitch < PARAGRAPH_SHARE * rows) return true
  const isFull = Number.isFinite(right) && end.box[2] + (lower.box[2] - lower.box[0]) + SPACE * size > right
  return isFull && pitch <= FULL_LINE_PITCH * size
}
