import type { Document, Word } from "@docsift/engine"
import { moved, withPage } from "./move-words.ts"
import { isInRows, isInside, middleOf, printedColumns, type PrintedTable, wordsIn } from "./printed-table.ts"
import type { ChangedDocument } from "../variants/changed-document.ts"

/** Fewer columns have one order only that a person would print. */
const MIN_COLUMNS = 3

/** Prints each two neighbouring columns in turn in the other order. Lines between the rows that are as wide as several columns stay. */
export function withSwappedColumns(document: Document, table: PrintedTable): ChangedDocument[] {
  const columns = printedColumns(table)
  if (columns.length < MIN_COLUMNS) return []
  return columns.slice(1).flatMap((right, index) => {
    const left = columns[index]
    if (!left) return []
    const toRight = right[2] - left[2]
    const toLeft = left[0] - right[0]
    const shiftOf = (word: Word): number => (isInside(word, left) ? toRight : isInside(word, right) ? toLeft : 0)
    const changed = withPage(
      document,
      table.page,
      (word) => [moved(word, shiftOf(word), 0)],
      // Vertical lines would cut through the columns.
      (ruling) => (ruling.isHorizontal ? [ruling] : []),
    )
    return [{ text: `columns ${index + 1} and ${index + 2}`, document: changed }]
  })
}

/** Words of a column that have a digit, at least, as a share: a column of numbers. */
const NUMBER_SHARE = 0.6
/** Words of one line of a column differ by less than this in height, in points. */
const LINE = 4

/** Aligns the columns of numbers, with their headings: 0 at the left, 0.5 centred, 1 at the right. */
export function withAlignment(document: Document, table: PrintedTable, at: number): Document | undefined {
  const { page } = table
  const shifts = new Map<Word, number>()
  for (const column of printedColumns(table)) {
    const words = wordsIn(page.words, column)
    const ofRows = words.filter((word) => isInRows(word, table))
    const numbers = ofRows.filter(({ text }) => /\d/u.test(text)).length
    if (ofRows.length === 0 || numbers < NUMBER_SHARE * ofRows.length) continue
    for (const line of Map.groupBy(words, (word) => Math.round(middleOf(word) / LINE)).values()) {
      const start = Math.min(...line.map(({ box }) => box[0]))
      const end = Math.max(...line.map(({ box }) => box[2]))
      const room = column[2] - column[0] - (end - start)
      for (const word of line) shifts.set(word, column[0] + at * room - start)
    }
  }
  if (shifts.size === 0) return undefined
  return withPage(document, page, (word) => [moved(word, shifts.get(word) ?? 0, 0)])
}
