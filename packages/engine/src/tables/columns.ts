import type { TableDefinition, ValueType } from "../configuration.ts"
import type { Box, Ruling } from "../document.ts"
import { SpanIndex } from "../layout/span-index.ts"
import { least } from "../arrays/extremes.ts"
import { lowerBound } from "../arrays/lower-bound.ts"
import { centreX, overlapX, unionBox } from "./boxes.ts"
import type { HeaderCell } from "./heading.ts"
import { chunksOf, isSpaced, type TableLine, type TableWord, CELL_GAP } from "./page-text.ts"

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
}

/** Share of body lines that must have words left of the first heading for a row header column to be assumed. */
const ROW_HEADER_SHARE = 0.3
/** The same share where no line also has a value below the first heading. */
const LONE_ROW_HEADER_SHARE = 0.8
/** Gap between a row header and the first heading, in font sizes, at least. */
const ROW_HEADER_GAP = 0.3

interface Head {
  readonly column: number | undefined
  readonly head: Box | undefined
  readonly heading: string
  readonly centre: number
  readonly score: number
  readonly type: ValueType | undefined
}

/** Places the borders between columns in the gaps of white space between the values. */
export function placeColumns(
  cells: readonly HeaderCell[],
  body: readonly TableLine[],
  rulings: readonly Ruling[],
  definition: TableDefinition,
): TableColumn[] {
  const lines = fullLines(body)
  const heads: Head[] = cells.map((cell) => ({
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
  const words = new SpanIndex(lines.flatMap(joinSigns), ({ box }) => [box[0], box[2]])
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

/**
 * Returns the centre of the widest run of x that the fewest words cross, off the headings where possible. Where nothing is
 * printed right below the left of two headings of numbers, as in a wide column with the heading at its other side, it is
 * the last such run. A run that leaves nothing below the right heading, as between a short name and a heading centred above it, gives
 * way to one further left. `start` and `end` are where the heading before the left one ends and the one after the right one starts.
 */
function placeBorder(
  left: Head,
  right: Head,
  all: SpanIndex<Placed>,
  verticals: readonly Ruling[],
  start = -Infinity,
  end = Infinity,
): number {
  const from = left.centre
  const to = Math.max(right.centre, from + 1)
  const words = all.touching(from, to).filter((word) => word.box[2] > from && word.box[0] < to)
  const vertical = verticals.find(({ box }) => {
    const x = centreX(box)
    return x > from && x < to && !words.some((word) => word.box[0] < x - 1 && word.box[2] > x + 1)
  })
  if (vertical) return centreX(vertical.box)
  const isApart =
    left.head !== undefined &&
    left.type !== "string" &&
    right.type === "number" &&
    !isOver(all, left.head[0], left.head[2]) &&
    // The right column must have values of its own.
    all.touching(to, end).some(({ box }) => box[0] > from && centreX(box) > to)
  const between: readonly [number, number] = [left.head?.[2] ?? from, right.head?.[0] ?? to]
  const widest = widestGap(words, from, to, between, isApart)
  const isEmpty = right.type === "string" && !isOver(all, widest[1] - MIN_RUN, end)
  const further = isEmpty ? widestGap(words, from, widest[0], between, false) : undefined
  const run = further && further[1] < widest[0] && isOver(all, start, further[0] + MIN_RUN) ? further : widest
  const free: [number, number] = [
    Math.max(run[0], left.head?.[2] ?? run[0]),
    Math.min(run[1], right.head?.[0] ?? run[1]),
  ]
  return free[0] < free[1] ? (free[0] + free[1]) / 2 : (run[0] + run[1]) / 2
}

/** Returns whether words are printed between two x. */
function isOver(all: SpanIndex<Placed>, left: number, right: number): boolean {
  return all.touching(left, right).some(({ box }) => box[2] > left && box[0] < right)
}

interface Placed {
  readonly box: Box
}

function joinSigns({ words }: TableLine): Placed[] {
  return words.map((word, index) => joinSign(word, words[index + 1], words[index - 1]))
}

/** Extends a currency sign to the number after it, and a group of digits to the next group. */
function joinSign(word: TableWord, next: TableWord | undefined, before: TableWord | undefined): Placed {
  return next && (isSignOf(word, next, before) || isGroupBefore(word, next))
    ? { box: [word.box[0], word.box[1], next.box[0], word.box[3]] }
    : word
}

/** Returns whether a word is the currency sign of the next word and is not closer to a number before it. */
function isSignOf(word: TableWord, next: TableWord, before: TableWord | undefined): boolean {
  const isOfPrevious =
    before && /\d[-)]?$/u.test(before.text) && word.box[0] - before.box[2] < next.box[0] - word.box[2]
  return !isOfPrevious && /^(?:[$€£¥₹]|EUR|USD|GBP|CHF|Rs\.?)$/u.test(word.text) && /^[-(]?[\d.]/u.test(next.text)
}

/** Returns whether two words are groups of digits of one number: `1 098,96`. */
function isGroupBefore(word: TableWord, next: TableWord): boolean {
  return (
    isSpaced(word, next) &&
    /^[-+(\u2212]?[$€£]?\d{1,3}$/u.test(word.text) &&
    /^\d{3}(?:[.,]\d+)?[-)]?$/u.test(next.text)
  )
}

/**
 * Returns the run of x that the fewest words cross, preferring one between the two headings, else the widest:
 * right-aligned numbers below a wide heading leave more room on their left.
 */
function widestGap(
  words: readonly Placed[],
  from: number,
  to: number,
  heads: readonly [number, number],
  isLast: boolean,
): [number, number] {
  const edges = new Map<number, number>()
  const add = (x: number, change: number): void => void edges.set(x, (edges.get(x) ?? 0) + change)
  for (const word of words) {
    add(Math.max(from, word.box[0]), 1)
    add(Math.min(to, word.box[2]), -1)
  }
  const xs = [...edges.keys(), from, to].sort((a, b) => a - b)
  let depth = 0
  let best: { run: [number, number]; depth: number; width: number } = { run: [from, to], depth: Infinity, width: 0 }
  const isBetween = (x: number, next: number): boolean => Math.min(next, heads[1]) - Math.max(x, heads[0]) >= MIN_RUN
  for (const [index, x] of xs.entries()) {
    if (xs[index - 1] !== x) depth += edges.get(x) ?? 0
    const next = xs[index + 1]
    if (next === undefined || next - x < MIN_RUN) continue
    const width = next - x + (isBetween(x, next) ? to - from : 0)
    const isBetter = isLast || width > best.width
    if (depth < best.depth || (depth === best.depth && isBetter)) best = { run: [x, next], depth, width }
  }
  return best.run
}

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
/** Narrower runs of white space do not separate columns, in points. */
const MIN_RUN = 0.5

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
  return lines.map((line) => assignLine(line, columns, sorted, isValue))
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
): LineCells {
  const cells = new Map<number, TableWord[]>()
  for (const chunk of chunksOf(line.words, CELL_GAP)) {
    let current = -1
    for (const [position, word] of chunk.entries()) {
      const next = chunk[position + 1] ?? line.words[word.index + 1]
      const index = columnAt(columns, next && isSignOf(word, next, line.words[word.index - 1]) ? next : word)
      const isBorder = index !== current && columns[index] !== undefined
      if (position === 0 || (isBorder && startsCell(chunk, position, columns[index], edges[index], isValue)))
        current = index
      const list = cells.get(current)
      if (list) list.push(word)
      else cells.set(current, [word])
    }
  }
  return cells
}

function startsCell(
  chunk: readonly TableWord[],
  position: number,
  column: TableColumn | undefined,
  edges: ColumnEdges | undefined,
  isValue: IsValue,
): boolean {
  const word = chunk[position]
  const before = chunk[position - 1]
  if (!word || !before || !column || !edges || isGroupBefore(before, word)) return false
  if (word.box[0] - before.box[2] > BORDER_GAP * word.source.source.fontSize) return true
  const isLeft = isAligned(edges.lefts, word.box[0])
  if (column.type === undefined || column.type === "string") return isLeft
  const rest = chunk.slice(position).filter((other) => centreX(other.box) < column.right)
  const end = rest.at(-1)?.box[2] ?? 0
  return (isLeft || isAligned(edges.rights, end)) && isValue(column, rest)
}
