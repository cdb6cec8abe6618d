import type { TableDefinition, ValueType } from "../../configuration.ts"
import type { Box, Ruling } from "../../document.ts"
import { SpanIndex } from "../../layout/span-index.ts"
import { least } from "../../arrays/extremes.ts"
import { centreX, overlapX, unionBox } from "../words/boxes.ts"
import type { HeaderCell } from "../headings/heading.ts"
import { chunksOf, type TableLine } from "../words/page-text.ts"
import { type ColumnHead, placeBorder } from "./column-borders.ts"
import { groupTest, joinSigns } from "../words/joined-signs.ts"

/** A printed column: its extent along x and the configured column that it matches. */
export interface TableColumn {
  /** Index into the configured columns; undefined for a column that is printed but not configured. */
  readonly column: number | undefined
  readonly type: ValueType | undefined
  /** Undefined for a column of row names without a heading. */
  readonly head: Box | undefined
  /** The printed heading; empty without one. */
  readonly heading: string
  readonly left: number
  readonly right: number
  /** 0 to 1: how likely the heading means the configured column. */
  readonly score: number
  /** True when the cells alone made it the configured column, whatever its heading is. */
  readonly isGuessed?: boolean
  /** True for the second of two columns set above each other: its cells are on the second line of each row. */
  readonly isLower?: boolean
}

/** Share of body lines that must have words left of the first heading for a row header column to be assumed. */
const ROW_HEADER_SHARE = 0.3
/** The same share where no line also has a value below the first heading. */
const LONE_ROW_HEADER_SHARE = 0.8
/** Gap between a row header and the first heading, in font sizes, at least. */
const ROW_HEADER_GAP = 0.3

/** Places the borders between columns in the gaps of white space between the values. */
export function placeColumns(
  cells: readonly HeaderCell[],
  body: readonly TableLine[],
  rulings: readonly Ruling[],
  definition: TableDefinition,
): TableColumn[] {
  const lines = fullLines(body)
  const heads: ColumnHead[] = cells.map((cell) => ({
    column: cell.column,
    head: cell.leaf,
    heading: cell.text,
    centre: centreX(cell.leaf),
    score: cell.score,
    type: cell.column === undefined ? undefined : definition.columns[cell.column]?.type,
  }))
  const rowHeader = findRowHeaderColumn(cells, lines, definition)
  if (rowHeader !== undefined)
    heads.unshift({ column: undefined, head: undefined, heading: "", centre: rowHeader, score: 0, type: undefined })
  const span = unionBox(lines.map((line) => line.box))
  const verticals = rulings.filter(
    (ruling) => !ruling.isHorizontal && ruling.box[1] < span[3] && ruling.box[3] > span[1],
  )
  const isGroup = groupTest(lines)
  const words = new SpanIndex(
    lines.flatMap((line) => joinSigns(line, isGroup)),
    ({ box }) => [box[0], box[2]],
  )
  const borders = heads.slice(1).map((head, index) => {
    const left = heads[index]
    const [start, end] = [heads[index - 1]?.head?.[2], heads[index + 2]?.head?.[0]]
    return left ? placeBorder(left, head, words, verticals, start, end) : 0
  })
  return heads.map((head, index) => ({
    column: head.column,
    type: head.type,
    head: head.head,
    heading: head.heading,
    left: borders[index - 1] ?? -Infinity,
    right: borders[index] ?? Infinity,
    score: head.score,
  }))
}

/** Keeps the lines that show where columns are: sublines and totals of few texts would blur the white space. */
function fullLines(body: readonly TableLine[]): readonly TableLine[] {
  const rows = body.filter((line) => chunksOf(line.words).length > 1)
  if (rows.length === 0) return body
  const counts = rows.map((line) => chunksOf(line.words).length).toSorted((a, b) => a - b)
  const usual = counts[counts.length >> 1] ?? 0
  return rows.filter((line) => chunksOf(line.words).length >= usual / 2)
}

/** Returns the x at which a row header column without a heading starts, left of the first heading. */
function findRowHeaderColumn(
  cells: readonly HeaderCell[],
  lines: readonly TableLine[],
  definition: TableDefinition,
): number | undefined {
  const first = cells[0]
  if (!first || lines.length === 0) return undefined
  const isText = first.column === undefined || definition.columns[first.column]?.type === "string"
  const size = lines[0]?.fontSize ?? 10
  const outside = lines.flatMap((line) => {
    const chunks = chunksOf(line.words)
    const before = chunks.filter((chunk) => (chunk.at(-1)?.box[2] ?? 0) < first.leaf[0] - ROW_HEADER_GAP * size)
    const hasUnder = chunks.some((chunk) => overlapX(unionBox(chunk.map((word) => word.box)), first.leaf) > 0)
    const last = before.at(-1)
    // A name on its own line may belong to the first heading, set further left; beside a value it is a column of its own.
    return last?.[0] && (hasUnder || chunks.length > before.length) ? [{ x: last[0].box[0], hasUnder }] : []
  })
  const beside = outside.filter((entry) => entry.hasUnder).length
  // A text heading without a single value below it is printed apart from its own column.
  if (beside === 0 && (isText || outside.length < LONE_ROW_HEADER_SHARE * lines.length || outside.length < 2))
    return undefined
  if (outside.length < ROW_HEADER_SHARE * lines.length) return undefined
  return least(outside.map((entry) => entry.x))
}
