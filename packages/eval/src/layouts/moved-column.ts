import type { Box, Word } from "@docsift/engine"
import { middleOf, nameColumn, type PrintedTable, wordsIn } from "./printed-table.ts"

/** A column of one printed line in each row, which can be printed elsewhere. */
export interface MovedColumn {
  readonly name: string
  readonly heading: readonly Word[]
  /** The words of each row's cell. */
  readonly cells: readonly (readonly Word[])[]
}

/** Words of one line differ by less than this in height, in points. */
const LINE = 4

/**
 * Returns the requested columns that have a heading of their own and a cell of one line in every row, from left to right, but neither the names
 * nor the last one: the amounts of the rows are printed nowhere else.
 */
export function movableColumns(table: PrintedTable): MovedColumn[] {
  const name = nameColumn(table)
  const columns = table.definition.columns
    .filter((column) => column.name !== name)
    .flatMap((column) => movableColumn(table, column.name) ?? [])
  return columns.toSorted((a, b) => leftOf(a) - leftOf(b)).slice(0, -1)
}

/** Returns a column with its heading and the cells of its rows; undefined where a row lacks it, or a cell has two lines. */
export function movableColumn(table: PrintedTable, name: string): MovedColumn | undefined {
  const { page, headings, rows } = table
  const boxes = rows.map((row) => row.cells.get(name)).filter((box) => box !== undefined)
  if (boxes.length < rows.length) return undefined
  const cells = boxes.map((box) => wordsIn(page.words, box))
  if (cells.some((words) => words.length === 0 || !isOneLine(words))) return undefined
  // A label before the value would be left alone.
  if (cells.some((words) => isLabelled(words, page.words))) return undefined
  const left = Math.min(...boxes.map((box) => box[0]))
  const right = Math.max(...boxes.map((box) => box[2]))
  const above = headings.columns.filter((words) => words.some(({ box }) => box[0] < right && box[2] > left))
  const [heading] = above
  const isWhole = heading && above.length === 1 && !isShared(heading, table, name) && !isPart(heading, table)
  return isWhole ? { name, heading, cells } : undefined
}

/** Returns whether the words of a heading are above another requested column as well. */
function isShared(heading: readonly Word[], { rows }: PrintedTable, name: string): boolean {
  const [left, , right] = boxOf(heading)
  const isBelow = (box: Box | undefined): boolean => box !== undefined && box[0] < right && box[2] > left
  return rows.every(({ cells }) => [...cells].some(([other, box]) => other !== name && isBelow(box)))
}

/** White space around a heading, in points: words that are nearer, beside it or above it, are a part of it. */
const HEADING_GAP = 2.5

/** Returns whether other words of the page belong to a heading, such as the first line of one in two lines. */
function isPart(heading: readonly Word[], { page, rows }: PrintedTable): boolean {
  const [left, top, right, bottom] = boxOf(heading)
  return page.words.some((word) => {
    const [start, high, end, low] = word.box
    if (heading.includes(word) || word.rotation !== 0 || middleOf(word) >= (rows[0]?.top ?? 0)) return false
    const [beside, above] = [Math.max(start - right, left - end), Math.max(high - bottom, top - low)]
    return beside < HEADING_GAP && above < HEADING_GAP && (beside < 0 || above < 0)
  })
}

/** Gap between a label and its value, in points, at most. */
const LABEL_GAP = 5

function isLabelled(cell: readonly Word[], words: readonly Word[]): boolean {
  const [left] = boxOf(cell)
  return words.some(
    (word) =>
      word.text.endsWith(":") &&
      isOneLine([word, ...cell]) &&
      word.box[2] <= left + 1 &&
      word.box[2] > left - LABEL_GAP,
  )
}

/** Returns whether words are on one line. */
export const isOneLine = (words: readonly Word[]): boolean =>
  Math.max(...words.map(middleOf)) - Math.min(...words.map(middleOf)) < LINE

/** Returns the left edge of a column. */
export const leftOf = ({ cells }: MovedColumn): number => Math.min(...cells.flat().map(({ box }) => box[0]))

/** Returns whether cells end below each other rather than begin so. */
export function isRightAligned({ cells }: MovedColumn): boolean {
  const boxes = cells.map(boxOf)
  const spreadOf = (edges: readonly number[]): number => Math.max(...edges) - Math.min(...edges)
  return spreadOf(boxes.map((box) => box[2])) < spreadOf(boxes.map((box) => box[0]))
}

/** Returns the text of words in the order of the page. */
export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(" ")

/** Returns the box around words. */
export const boxOf = (words: readonly Word[]): Box => [
  Math.min(...words.map(({ box }) => box[0])),
  Math.min(...words.map(({ box }) => box[1])),
  Math.max(...words.map(({ box }) => box[2])),
  Math.max(...words.map(({ box }) => box[3])),
]
