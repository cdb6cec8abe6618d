import type { Box, Ruling } from "../document.ts"
import { onceFor } from "../layout/once-for.ts"
import { SpanIndex } from "../layout/span-index.ts"
import { greatest, least } from "../arrays/extremes.ts"
import type { TableColumn } from "./columns.ts"
import { nameOf, startsLower } from "./section-titles.ts"
import type { BodyLine } from "./body-line.ts"
import { centredCuts, type RowAnchor } from "./row-centres.ts"

/** The lines of one row; `anchor` is the index of the line with its first number. */
export interface RowLines {
  readonly lines: readonly BodyLine[]
  readonly anchor: number
  /** True for a row without numbers in a table that has some. */
  readonly isTextOnly: boolean
}

/** Share of the lines with numbers that must be in a ruled block of their own; rows may print numbers on two lines. */
const RULED_SHARE = 0.45
/** The widest gap separates rows when it exceeds the second by this ratio and by this many font sizes. */
const WIDEST_GAP_RATIO = 1.25
const WIDEST_GAP_MARGIN = 0.15
/** Share of names in lower case up to which a lower-case start is a continuation. */
const MAX_LOWER_CASE_SHARE = 0.4
/** Gap between lines of one row, in font sizes, at most. */
const TIGHT_GAP = 0.35
/** Difference of the widest and narrowest gap, in font sizes, from which gaps separate rows, and where between them. */
const TWO_GAPS_DIFFERENCE = 0.35
const ROW_GAP_SHARE = 0.5

/**
 * Groups body lines into rows.
 *
 * A line with a number starts a row, unless its numbers are in columns that never share a line with those of the row
 * before it (a total printed half a line lower) and one of the two lines has no name. `titles` are rows without
 * numbers. A line of text joins the row above unless the widest gap or a ruling separates them; then it joins the row
 * below. Without typed columns the first column, gaps and rulings decide.
 */
export function groupRows(
  lines: readonly BodyLine[],
  columns: readonly TableColumn[],
  rulings: readonly Ruling[],
  titles: ReadonlySet<BodyLine> = new Set(),
): RowLines[] {
  const isTyped = lines.some((line) => line.typed.size > 0)
  if (!isTyped) return groupTextRows(lines, columns, rulings)
  const ruled = ruledBlocks(lines, rulings)
  const blocks = ruled.length > 1 ? ruled : blocksAtTitles(lines, titles)
  return blocks.flatMap((block, index) => {
    if (!block.some((line) => line.typed.size > 0)) return [{ lines: block, anchor: 0, isTextOnly: true }]
    const anchors = findAnchors(block, rulings)
    const [first] = anchors
    // Between two rulings everything belongs to the row, however it is aligned; above the first one a title may be printed.
    const isWhole = ruled.length > 1 && index > 0 && anchors.length === 1
    if (isWhole && first) return [{ lines: block, anchor: first.from, isTextOnly: false }]
    return cutRows(block, anchors, rulings)
  })
}

/** Splits the lines at rulings when these separate the rows; else returns them as one block. */
function ruledBlocks(lines: readonly BodyLine[], rulings: readonly Ruling[]): (readonly BodyLine[])[] {
  const starts = [0]
  for (const [index, line] of lines.entries()) if (hasRulingBetween(lines[index - 1], line, rulings)) starts.push(index)
  const blocks = starts.map((from, index) => lines.slice(from, starts[index + 1] ?? lines.length))
  const anchors = lines.filter((line) => line.typed.size > 0).length
  const ruled = blocks.filter((block) => block.some((line) => line.typed.size > 0)).length
  return ruled > 1 && ruled >= RULED_SHARE * anchors ? blocks : [lines]
}

/** Splits the lines at section titles; each title is a block of its own. */
function blocksAtTitles(lines: readonly BodyLine[], titles: ReadonlySet<BodyLine>): (readonly BodyLine[])[] {
  const blocks: BodyLine[][] = [[]]
  for (const line of lines) {
    if (titles.has(line)) blocks.push([line], [])
    else blocks.at(-1)?.push(line)
  }
  return blocks.filter((block) => block.length > 0)
}

/** Finds the lines with the numbers of each row. */
function findAnchors(lines: readonly BodyLine[], rulings: readonly Ruling[]): RowAnchor[] {
  const shared = sharedColumns(lines)
  const anchors: { from: number; to: number }[] = []
  let filled = new Set<number>()
  for (const [index, line] of lines.entries()) {
    if (line.typed.size === 0) continue
    const last = anchors.at(-1)
    const joins =
      last !== undefined &&
      !sharesLine(shared, line.typed, filled) &&
      !(line.cells.has(0) && lines[last.to]?.cells.has(0)) &&
      !hasRulingBetween(lines[last.to], line, rulings)
    if (joins) {
      last.to = index
      filled = new Set([...filled, ...line.typed])
    } else {
      anchors.push({ from: index, to: index })
      filled = new Set(line.typed)
    }
  }
  return anchors
}

function cutRows(lines: readonly BodyLine[], anchors: readonly RowAnchor[], rulings: readonly Ruling[]): RowLines[] {
  const cuts =
    centredCuts(lines, anchors) ??
    anchors.map((anchor, index) => {
      const before = anchors[index - 1]
      return before ? placeCut(lines, before.to, anchor.from, rulings) : firstCut(lines, anchor.from, rulings)
    })
  return anchors.map((anchor, index) => {
    const from = cuts[index] ?? anchor.from
    const to = cuts[index + 1] ?? lines.length
    return { lines: lines.slice(from, to), anchor: anchor.from - from, isTextOnly: false }
  })
}

/** For each column, the columns with numbers on the same line anywhere in the table, itself included, as a bit set. */
type SharedColumns = ReadonlyMap<number, bigint>

function sharedColumns(lines: readonly BodyLine[]): SharedColumns {
  const shared = new Map<number, bigint>()
  for (const { typed } of lines) {
    const columns = bitsOf(typed)
    for (const column of typed) shared.set(column, (shared.get(column) ?? 0n) | columns)
  }
  return shared
}

function bitsOf(columns: ReadonlySet<number>): bigint {
  let bits = 0n
  for (const column of columns) bits |= 1n << BigInt(column)
  return bits
}

/** Returns whether any of the columns shares a line with one of the others anywhere in the table. */
function sharesLine(shared: SharedColumns, typed: ReadonlySet<number>, others: ReadonlySet<number>): boolean {
  const bits = bitsOf(others)
  for (const column of typed) if (((shared.get(column) ?? 0n) & bits) !== 0n) return true
  return false
}

/** Returns the first line of the row whose first number is on line `to`; the previous row ends at or after `from`. */
function placeCut(lines: readonly BodyLine[], from: number, to: number, rulings: readonly Ruling[]): number {
  if (to - from === 1) return to
  const gaps: { at: number; gap: number; isRuled: boolean }[] = []
  for (let index = from + 1; index <= to; index++) {
    const above = lines[index - 1]
    const below = lines[index]
    if (!above || !below) continue
    gaps.push({
      at: index,
      gap: below.line.box[1] - above.line.box[3],
      isRuled: hasRulingBetween(above, below, rulings),
    })
  }
  const ruled = gaps.filter((gap) => gap.isRuled)
  if (ruled.length === 1) return ruled[0]?.at ?? to
  const sorted = (ruled.length > 0 ? ruled : gaps).toSorted((a, b) => b.gap - a.gap)
  const [widest, second] = sorted
  const size = lines[to]?.line.fontSize ?? 10
  if (widest && second && widest.gap > Math.max(WIDEST_GAP_RATIO * second.gap, second.gap + WIDEST_GAP_MARGIN * size))
    return widest.at
  return nameStart(lines, from, to)
}

/** Returns the line at which a name starts that continues in lower case on the line with the numbers. */
function nameStart(lines: readonly BodyLine[], from: number, to: number): number {
  if (!isCaseInformative(lines) || !startsLower(nameOf(lines[to]))) return to
  for (let index = to - 1; index > from; index--) {
    const name = nameOf(lines[index])
    if (name && !startsLower(name)) return index
  }
  return to
}

/** Returns whether a lower-case start shows a continuation: not where many names are written in lower case. */
const isCaseInformative = onceFor((lines: readonly BodyLine[]): boolean => {
  const names = lines.filter((line) => line.typed.size > 0).map(nameOf)
  return names.filter(startsLower).length <= MAX_LOWER_CASE_SHARE * names.length
})

/** Returns the first line of the first row: lines above its first number belong to it only when set tight above. */
function firstCut(lines: readonly BodyLine[], anchor: number, rulings: readonly Ruling[]): number {
  let cut = anchor
  while (cut > 0) {
    const above = lines[cut - 1]
    const below = lines[cut]
    if (!above || !below || hasRulingBetween(above, below, rulings)) break
    if (below.line.box[1] - above.line.box[3] > TIGHT_GAP * below.line.fontSize) break
    cut--
  }
  return cut
}

/** The horizontal rulings of a page, indexed by y: every two neighbouring lines of text look one up. */
const horizontalsOf = onceFor((rulings: readonly Ruling[]): SpanIndex<Box> => {
  const boxes = rulings.filter(({ isHorizontal }) => isHorizontal).map(({ box }) => box)
  return new SpanIndex(boxes, ([, y0, , y1]) => [(y0 + y1) / 2, (y0 + y1) / 2])
})

/** Share of the joint width of two lines that rulings must cover to separate them. */
const RULED_WIDTH = 0.6

/** Returns whether horizontal rulings between two lines cover most of the width of both. */
export function hasRulingBetween(
  above: BodyLine | undefined,
  below: BodyLine | undefined,
  rulings: readonly Ruling[],
): boolean {
  if (!above || !below) return false
  const top = (above.line.box[1] + above.line.box[3]) / 2
  const bottom = (below.line.box[1] + below.line.box[3]) / 2
  const left = Math.min(above.line.box[0], below.line.box[0])
  const right = Math.max(above.line.box[2], below.line.box[2])
  let covered = 0
  for (const box of horizontalsOf(rulings).touching(top, bottom)) {
    const y = (box[1] + box[3]) / 2
    if (y > top && y < bottom) covered += Math.max(0, Math.min(right, box[2]) - Math.max(left, box[0]))
  }
  return covered > RULED_WIDTH * (right - left)
}

function groupTextRows(
  lines: readonly BodyLine[],
  columns: readonly TableColumn[],
  rulings: readonly Ruling[],
): RowLines[] {
  const starts = new Set([0])
  const gaps = lines.slice(1).map((line, index) => line.line.box[1] - (lines[index]?.line.box[3] ?? 0))
  const narrow = least(gaps)
  const wide = greatest(gaps)
  const size = lines[0]?.line.fontSize ?? 10
  const hasTwoGaps = wide - narrow > TWO_GAPS_DIFFERENCE * size
  const isRuled = lines.some((line, index) => index > 0 && hasRulingBetween(lines[index - 1], line, rulings))
  const key = keyColumn(lines, columns)
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1]
    if (!above) continue
    const isWide = hasTwoGaps && (gaps[index - 1] ?? 0) > narrow + ROW_GAP_SHARE * (wide - narrow)
    if (isRuled ? hasRulingBetween(above, line, rulings) : isWide || line.cells.has(key)) starts.add(index)
  }
  const cuts = [...starts].sort((a, b) => a - b)
  return cuts.map((from, index) => ({
    lines: lines.slice(from, cuts[index + 1] ?? lines.length),
    anchor: 0,
    isTextOnly: false,
  }))
}

/** Returns the leftmost column that is filled on the table's first line. */
function keyColumn(lines: readonly BodyLine[], columns: readonly TableColumn[]): number {
  const first = lines[0]
  const index = columns.findIndex((_, column) => first?.cells.has(column) ?? false)
  return Math.max(0, index)
}
