import type { TableDefinition } from "../../configuration.ts"
import type { Box } from "../../document.ts"
import { greatest, least } from "../../arrays/extremes.ts"
import { centreX, unionBox } from "../words/boxes.ts"
import { findCloseRun, type Run } from "./close-headings.ts"
import { joinedNames } from "../headings/column-labels.ts"
import { conceptOfWhole } from "../headings/heading-concepts.ts"
import type { TableColumn } from "./columns.ts"
import type { HeaderCell } from "../headings/heading.ts"
import { chunksOf, type TableLine, matchKeyOf, type TableWord, textOf, CELL_GAP } from "../words/page-text.ts"

/** Share of a column's lines that must hold two texts, and the lines that must at least: fewer may be chance. */
const MIN_SPLIT_SHARE = 0.6
const MIN_SPLIT_LINES = 2
/** Narrowest run of white space between two columns, in points. */
const MIN_RUN = 1.5

/**
 * Splits headings above two columns: one of the columns may have no heading, or both headings may be set as close as words.
 * Their cells show it: most lines print two texts, with one run of white space between them that no line crosses. Where both are asked for
 * as one, `Days and time`, they stay one column.
 */
export function splitHeadings(
  cells: readonly HeaderCell[],
  columns: readonly TableColumn[],
  body: readonly TableLine[],
  definition: TableDefinition,
): readonly HeaderCell[] {
  return cells.flatMap((cell) => {
    if (isAskedTogether(cell, definition)) return [cell]
    const column = columns.find(({ head }) => head === cell.leaf)
    const run = column && (findRun(column, body) ?? findCloseRun(cell, column, body, definition))
    return run ? splitAt(cell, run, definition) : [cell]
  })
}

/** Returns whether the words of a heading are the two that the name of its column links: `Days   Time` for `Days and time`. */
const isAskedTogether = ({ column, text }: HeaderCell, { columns }: TableDefinition): boolean =>
  column !== undefined && joinedNames(columns[column]?.name ?? "").includes(matchKeyOf(text))

function findRun(column: TableColumn, body: readonly TableLine[]): Run | undefined {
  const lines = body.flatMap((line) => {
    const words = line.words.filter(({ box }) => centreX(box) >= column.left && centreX(box) < column.right)
    return words.length > 0 && chunksOf(line.words).length > 2 ? [words] : []
  })
  const pairs = lines.filter((words) => chunksOf(words, CELL_GAP).length === 2)
  if (pairs.length < MIN_SPLIT_LINES || pairs.length < MIN_SPLIT_SHARE * lines.length) return undefined
  const sides = pairs.map((words) => chunksOf(words, CELL_GAP).map((chunk) => unionBox(chunk.map(({ box }) => box))))
  const end = greatest(sides.map(([left]) => left?.[2] ?? 0))
  const start = least(sides.map(([, right]) => right?.[0] ?? 0))
  if (start - end < MIN_RUN) return undefined
  const isCrossed = lines.some((words) => words.some(({ box }) => box[0] < end - MIN_RUN && box[2] > start + MIN_RUN))
  if (isCrossed) return undefined
  return {
    left: [least(sides.map(([left]) => left?.[0] ?? 0)), end],
    right: [start, greatest(sides.map(([, right]) => right?.[2] ?? 0))],
  }
}

/** Gives each word of a heading to the nearer one of two columns. */
function splitAt(cell: HeaderCell, { left, right }: Run, { columns }: TableDefinition): HeaderCell[] {
  const middle = (left[1] + right[0]) / 2
  const isLeft = ({ box }: TableWord): boolean => distance(box, left) < distance(box, right) || centreX(box) < middle
  const [first, second] = [cell.words.filter(isLeft), cell.words.filter((word) => !isLeft(word))]
  const name = matchKeyOf(columns[cell.column ?? -1]?.name ?? "")
  const isNamed = matchKeyOf(textOf(second)) === name && name !== ""
  const owner = isNamed || conceptOfWhole(textOf(second)) !== undefined || first.length === 0 ? second : first
  return [partOf(cell, first, left, owner === first), partOf(cell, second, right, owner === second)]
}

/**
 * Joins the parts of split headings of which one turns out to have no cells: where the column before it took them, the words of the heading
 * are those of the other part.
 */
export function joinEmptyParts(
  cells: readonly HeaderCell[],
  columns: readonly TableColumn[],
  body: readonly TableLine[],
): readonly HeaderCell[] {
  const isFilled = (cell: HeaderCell | undefined): boolean => {
    const column = columns.find(({ head }) => head === cell?.leaf)
    const isWithin = ({ box }: TableWord): boolean =>
      column !== undefined && centreX(box) >= column.left && centreX(box) < column.right
    return body.some(({ words }) => words.some(isWithin))
  }
  return cells.flatMap((cell, index) => {
    const [before, after] = [cells[index - 1], cells[index + 1]]
    if (cell.words.length === 0 && before && isFilled(cell) && !isFilled(before))
      return [{ ...before, leaf: cell.leaf }]
    const isMoved = after?.words.length === 0 && isFilled(after) && !isFilled(cell)
    return isMoved ? [] : [cell]
  })
}

function distance([x0, , x1]: Box, [from, to]: readonly [number, number]): number {
  return Math.max(0, from - x1, x0 - to)
}

function partOf(
  cell: HeaderCell,
  words: readonly TableWord[],
  [x0, x1]: readonly [number, number],
  isOwner: boolean,
): HeaderCell {
  const leaf: Box = words.length > 0 ? unionBox(words.map(({ box }) => box)) : [x0, cell.leaf[1], x1, cell.leaf[3]]
  const known = isOwner ? { column: cell.column, score: cell.score } : { column: undefined, score: 0 }
  return { ...known, text: textOf(words), words, leaf }
}
