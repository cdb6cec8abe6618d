import type { Document, Word } from "@docsift/engine"
import { edgesBelow, withRoom } from "./move-words.ts"
import { nameColumn, type PrintedTable, wordsIn } from "./printed-table.ts"

/** Points more between rows. */
const SPREAD = 14

/** Sets the rows further apart. */
export const withSpreadRows = (document: Document, { page, rows }: PrintedTable): Document =>
  withRoom(document, page, edgesBelow(rows), SPREAD).document

/** Room for a second line of a name, and its distance from the first, in points. */
const WRAPPED_LINE = 11
/** A cell that is higher than this, in points, has several lines. */
const MAX_LINE_HEIGHT = 15

/** Sets the second half of each name that is printed in one line on a second one. */
export function withWrappedNames(document: Document, table: PrintedTable): Document | undefined {
  const { page, rows } = table
  const column = nameColumn(table)
  const shifts = new Map<Word, readonly [right: number, down: number]>()
  for (const { cells, bottom } of rows) {
    const box = column === undefined ? undefined : cells.get(column)
    if (!box || box[3] - box[1] > MAX_LINE_HEIGHT) continue
    const words = wordsIn(page.words, box)
    const half = words.slice(Math.ceil(words.length / 2))
    const [start] = half
    for (const word of half) shifts.set(word, [box[0] - (start?.box[0] ?? 0), bottom - word.box[3] + WRAPPED_LINE])
  }
  return shifts.size === 0 ? undefined : withRoom(document, page, edgesBelow(rows), WRAPPED_LINE, shifts).document
}
