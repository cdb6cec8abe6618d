import type { Document, Word } from "@docsift/engine"
import type { ChangedDocument } from "../variants/changed-document.ts"
import { edgesBelow, moved as movedWord, setText, withPage, withRoom, withWords } from "./move-words.ts"
import {
  boxOf,
  isOneLine,
  isRightAligned,
  leftOf,
  movableColumn,
  movableColumns,
  type MovedColumn,
  textOf,
} from "./moved-column.ts"
import { areInterleaved, middleOf, nameColumn, type PrintedTable, wordsIn } from "./printed-table.ts"

const DETAIL_SIZE = 9
const DETAIL_LINE = 11

/** Takes each column in turn out of the table and prints its value in a line below the name, behind its heading. */
export function withLabelledValues(document: Document, table: PrintedTable, mark: string): ChangedDocument[] {
  const column = nameColumn(table)
  const names = table.rows.map(({ cells }) => (column === undefined ? undefined : cells.get(column)))
  if (names.includes(undefined) || areInterleaved(table)) return []
  const sizes = names.flatMap((box) => (box ? wordsIn(table.page.words, box) : []).map(({ fontSize }) => fontSize))
  // Details are set no larger than the names above them.
  const size = Math.min(DETAIL_SIZE, ...sizes)
  return movableColumns(table).map((moved) => {
    const { document: spread, downAt } = withRoom(document, table.page, edgesBelow(table.rows), DETAIL_LINE)
    const label = textOf(moved.heading).replace(/:$/u, "")
    const lines = table.rows.flatMap(({ top, bottom }, index) => {
      const text = `${label}${mark} ${textOf(moved.cells[index] ?? [])}`
      return setText(text, names[index]?.[0] ?? 0, bottom + downAt((top + bottom) / 2) + 1, size, false)
    })
    return changedBy(moved, withoutColumn(withWords(spread, table.page, lines), table, moved, downAt))
  })
}

/** Removes a column from a page whose rows may have been moved down meanwhile. */
function withoutColumn(
  document: Document,
  table: PrintedTable,
  { heading, cells }: MovedColumn,
  downAt: (y: number) => number,
): Document {
  const placeOf = ({ text, box }: Word, down: number): string => `${text} ${box[0]} ${(box[1] + down).toFixed(1)}`
  const removed = new Set([...heading, ...cells.flat()].map((word) => placeOf(word, downAt(middleOf(word)))))
  return withPage(document, table.page, (word) => (removed.has(placeOf(word, 0)) ? [] : [word]))
}

const changedBy = ({ name }: MovedColumn, document: Document): ChangedDocument => ({
  text: name,
  document,
  moved: name,
})

/** Prints each column in turn below its left neighbour, the heading below the neighbour's and each value below its cell. */
export function withStackedColumns(document: Document, table: PrintedTable): ChangedDocument[] {
  const { page, headings, rows } = table
  const lowest = Math.max(...headings.columns.flat().map(({ box }) => box[3]))
  return neighboursOf(table).map(([left, moved]) => {
    const shifts = new Map<Word, readonly [right: number, down: number]>()
    const [start, , end] = boxOf([...left.heading, ...left.cells.flat()])
    const atRight = isRightAligned(moved)
    const shift = (words: readonly Word[], below: readonly Word[]): void => {
      const [from, to] = [boxOf(words), boxOf(below)]
      const right = atRight ? end - from[2] : start - from[0]
      for (const word of words) shifts.set(word, [right, to[3] + 1 - from[1]])
    }
    shift(moved.heading, left.heading)
    for (const [index, words] of moved.cells.entries()) shift(words, left.cells[index] ?? words)
    const edges = [lowest - 1, ...edgesBelow(rows)]
    return changedBy(moved, withRoom(document, page, edges, DETAIL_LINE, shifts).document)
  })
}

/** White space beside a slash, in points, and around the values that it parts, in font sizes. */
const SLASH_GAP = 2
const JOINED_GAP = 0.6

/** Prints each column in turn behind its left neighbour, parted by a slash, unless both would run into other texts. */
export function withJoinedColumns(document: Document, table: PrintedTable): ChangedDocument[] {
  const name = nameColumn(table)
  return neighboursOf(table)
    .filter(([left]) => left.name !== name)
    .flatMap(([left, right]) => {
      const atRight = isRightAligned(right)
      const joined = [
        joinTexts(left.heading, right.heading, atRight),
        ...right.cells.map((words, index) => joinTexts(left.cells[index] ?? words, words, atRight)),
      ]
      const isRead = joined.every(({ words, texts }) => isOneLine(texts) && isApart(words, texts, table.page.words))
      if (!isRead) return []
      const removed = new Set(joined.flatMap(({ texts }) => texts))
      const without = withPage(document, table.page, (word) => (removed.has(word) ? [] : [word]))
      const words = joined.flatMap((text) => text.words)
      return [changedBy(right, withWords(without, table.page, words))]
    })
}

/** Joins two texts: numbers that end below each other still do so. */
function joinTexts(
  left: readonly Word[],
  right: readonly Word[],
  atRight: boolean,
): { readonly texts: readonly Word[]; readonly words: readonly Word[] } {
  const [from, to] = [boxOf(left), boxOf(right)]
  const slash = setText("/", from[2] + SLASH_GAP, from[1], from[3] - from[1], false)
  const [, , end] = boxOf(slash)
  const gap = to[0] - end - SLASH_GAP
  const shift = (words: readonly Word[], by: number): Word[] => words.map((word) => movedWord(word, by, 0))
  const words = atRight
    ? [...shift(left, gap), ...shift(slash, gap), ...right]
    : [...left, ...slash, ...shift(right, -gap)]
  return { texts: [...left, ...right], words }
}

/** Returns whether no other text of the page is close to words of one line. */
function isApart(words: readonly Word[], texts: readonly Word[], others: readonly Word[]): boolean {
  const [left, top, right, bottom] = boxOf(words)
  const gap = JOINED_GAP * (bottom - top)
  return others.every(
    (other) =>
      texts.includes(other) ||
      other.box[2] < left - gap ||
      other.box[0] > right + gap ||
      middleOf(other) < top ||
      middleOf(other) > bottom,
  )
}

/** Returns each movable column with the requested column at its left. */
function neighboursOf(table: PrintedTable): [left: MovedColumn, right: MovedColumn][] {
  const columns = table.definition.columns
    .flatMap(({ name }) => movableColumn(table, name) ?? [])
    .toSorted((a, b) => leftOf(a) - leftOf(b))
  const movable = new Set(movableColumns(table).map(({ name }) => name))
  return columns.slice(1).flatMap((right, index) => {
    const left = columns[index]
    return left && movable.has(right.name) ? [[left, right]] : []
  })
}
