import { onceFor } from "../../layout/once-for.ts"
import { chunksOf, type PageText, type TableLine, textOf } from "../words/page-text.ts"
import {
  ALIGNED_SHARE,
  isRowOfTable,
  MIN_SHAPE_TEXTS,
  type RowModel,
  type RowShape,
  rowModelOf,
  shapeOf,
  shareAligned,
} from "../words/row-shape.ts"

/** A table that is repeated below the rows of a list. */
export interface NestedTable {
  /** The first row below its first heading. */
  readonly row: RowModel
  /** The row of the list above its first heading. */
  readonly outer: RowShape
}

/** Nested tables by the text of their heading. */
export type NestedTables = ReadonlyMap<string, NestedTable>

/** Rows with the same heading below them, from which it heads a nested table. */
const MIN_REPEATS = 2
/** Points by which the height of a heading that pages repeat at one place may differ. */
const SAME_HEIGHT = 3
/** Lines of wrapped cells between the numbers of a row and the heading below, at most. */
export const MAX_WRAPPED_LINES = 3

/**
 * Finds the headings that are repeated below several rows of a list, such as the weeks below each line of an order, each with the shape of
 * the rows that it heads. The rows of the list may share most edges with those of the nested table, when they are indented differently or
 * have texts where those have numbers.
 */
export const findNestedTables = onceFor((pages: readonly PageText[]): NestedTables => {
  const found = new Map<string, NestedHeading>()
  for (const { lines } of pages) {
    for (const [index, line] of lines.entries()) {
      const below = lines[index + 1]
      if (!below || !isHeadingLike(line) || !isRow(below) || !isBelow(below, line)) continue
      const row = rowModelOf(below)
      const above = lines.slice(Math.max(0, index - MAX_WRAPPED_LINES), index).findLast(isRow)
      if (!above || isRowOfTable(above, row)) continue
      const text = textOf(line.words)
      const heading = found.get(text) ?? { row, above: [], tops: [] }
      heading.above.push(shapeOf(above))
      heading.tops.push(line.box[1])
      found.set(text, heading)
    }
  }
  return new Map(
    [...found].flatMap(([text, { row, above, tops }]) => {
      if (isHeadOfPages(tops)) return []
      const [outer = [], ...others] = above
      const alike = 1 + others.filter((other) => shareAligned(other, outer) >= ALIGNED_SHARE).length
      return alike >= MIN_REPEATS ? [[text, { row, outer }] as const] : []
    }),
  )
})

/** A heading that was found below rows. */
interface NestedHeading {
  readonly row: RowModel
  readonly above: RowShape[]
  /** The position of each one, in points from the top of its page. */
  readonly tops: number[]
}

/** Returns whether a heading is at one height on every page: it heads the list itself, below what the head of each page repeats. */
const isHeadOfPages = ([first = 0, ...others]: readonly number[]): boolean =>
  others.every((top) => Math.abs(top - first) < SAME_HEIGHT)

/** Returns whether a line has several texts, each with a word and none with a digit. */
function isHeadingLike({ words }: TableLine): boolean {
  const texts = chunksOf(words).map(textOf)
  return texts.length >= MIN_SHAPE_TEXTS && texts.every((text) => /\p{L}{2}/u.test(text) && !/\d/u.test(text))
}

/** Returns whether a line has several texts, two of them with a digit. */
function isRow({ words }: TableLine): boolean {
  const texts = chunksOf(words).map(textOf)
  return texts.length >= MIN_SHAPE_TEXTS && texts.filter((text) => /\d/u.test(text)).length >= 2
}

/** Returns whether most texts of a heading have a text of the line right below them. */
function isBelow(line: TableLine, heading: TableLine): boolean {
  return shareAligned(shapeOf(heading), shapeOf(line)) >= ALIGNED_SHARE
}
