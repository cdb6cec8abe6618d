import { lowerBound } from "../../arrays/lower-bound.ts"
import { centreX } from "../words/boxes.ts"
import { chunksOf, type TableLine, type TableWord, CELL_GAP } from "../words/page-text.ts"
import type { TableColumn } from "./columns.ts"
import { type GroupTest, groupTest, isSignOf } from "../words/joined-signs.ts"

/** One line's words by index of the printed column. */
export type LineCells = ReadonlyMap<number, readonly TableWord[]>

/** Returns whether words parse as a value of the column's type; always false for text columns. */
export type IsValue = (column: TableColumn, words: readonly TableWord[]) => boolean

/** The left and right edges of one column's cells that do not run into a neighbour. */
interface ColumnEdges {
  readonly lefts: number[]
  readonly rights: number[]
}

/** Edges that differ by less are aligned, in points. */
const ALIGNED = 1.2
/** A gap at a border that always starts a new cell, in font sizes. */
const BORDER_GAP = 0.5

/**
 * Assigns the words of a table's lines to columns. Text that runs over a border stays in the column where it starts,
 * unless the part beyond the border is set apart or aligned with the other cells of that column.
 */
export function assignLines(
  lines: readonly TableLine[],
  columns: readonly TableColumn[],
  isValue: IsValue,
): LineCells[] {
  const edges = columns.map(({ head }): ColumnEdges => ({
    lefts: head ? [head[0]] : [],
    rights: head ? [head[2]] : [],
  }))
  for (const line of lines) {
    for (const chunk of chunksOf(line.words, CELL_GAP)) {
      const [first, last] = [chunk[0], chunk.at(-1)]
      if (!first || !last) continue
      const index = columnAt(columns, first)
      if (index !== columnAt(columns, last)) continue
      edges[index]?.lefts.push(first.box[0])
      edges[index]?.rights.push(last.box[2])
    }
  }
  const sorted = edges.map(({ lefts, rights }): ColumnEdges => ({
    lefts: lefts.toSorted((a, b) => a - b),
    rights: rights.toSorted((a, b) => a - b),
  }))
  const isGroup = groupTest(lines)
  return lines.map((line) => assignLine(line, columns, sorted, isValue, isGroup))
}

function columnAt(columns: readonly TableColumn[], word: TableWord): number {
  const x = centreX(word.box)
  return columns.findIndex(({ left, right }) => x >= left && x < right)
}

/** Returns whether an edge is aligned with one of the sorted edges; a long table has thousands in a column. */
function isAligned(edges: readonly number[], x: number): boolean {
  const next = lowerBound(edges, x)
  return [edges[next - 1], edges[next]].some((edge) => edge !== undefined && Math.abs(edge - x) < ALIGNED)
}

function assignLine(
  line: TableLine,
  columns: readonly TableColumn[],
  edges: readonly ColumnEdges[],
  isValue: IsValue,
  isGroup: GroupTest,
): LineCells {
  const cells = new Map<number, TableWord[]>()
  for (const chunk of chunksOf(line.words, CELL_GAP)) {
    let current = -1
    let widest: number | undefined
    const usualGap = (): number => (widest ??= usualGapOf(chunk))
    for (const [position, word] of chunk.entries()) {
      const next = chunk[position + 1] ?? line.words[word.index + 1]
      const index = columnAt(columns, next && isSignOf(word, next, line.words[word.index - 1]) ? next : word)
      const isBorder = index !== current && columns[index] !== undefined
      if (
        position === 0 ||
        (isBorder && startsCell(chunk, position, columns[index], edges[index], isValue, isGroup, usualGap))
      )
        current = index
      const list = cells.get(current)
      if (list) list.push(word)
      else cells.set(current, [word])
    }
  }
  return cells
}

/** Gaps of a chunk that must be as wide as one for it to be a usual space: those of a typewriter are wider than {@link BORDER_GAP}. */
const MIN_EQUAL_GAPS = 3

/** Returns the widest gap that is a usual one in a chunk. */
function usualGapOf(chunk: readonly TableWord[]): number {
  const gaps = chunk.slice(1).map((word, index) => word.box[0] - (chunk[index]?.box[2] ?? word.box[0]))
  return (gaps.toSorted((a, b) => b - a)[MIN_EQUAL_GAPS - 1] ?? 0) + ALIGNED
}

function startsCell(
  chunk: readonly TableWord[],
  position: number,
  column: TableColumn | undefined,
  edges: ColumnEdges | undefined,
  isValue: IsValue,
  isGroup: GroupTest,
  usualGap: () => number,
): boolean {
  const word = chunk[position]
  const before = chunk[position - 1]
  if (!word || !before || !column || !edges || isGroup(before, word)) return false
  const gap = word.box[0] - before.box[2]
  if (gap > BORDER_GAP * word.source.source.fontSize && gap > usualGap()) return true
  const isLeft = isAligned(edges.lefts, word.box[0])
  if (column.type === undefined || column.type === "string") return isLeft
  const rest = chunk.slice(position).filter((other) => centreX(other.box) < column.right)
  const end = rest.at(-1)?.box[2] ?? 0
  return (isLeft || isAligned(edges.rights, end)) && isValue(column, rest)
}
