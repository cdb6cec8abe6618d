import { greatest, least } from "../../arrays/extremes.ts"
import type { BodyLine } from "../body/body-line.ts"
import { isCode } from "../words/code-words.ts"

/** The lines with the numbers of one row, first and last. */
export interface RowAnchor {
  readonly from: number
  readonly to: number
}

/** Distance of a row's middle from the middle of its numbers, in font sizes, at most; the tightest lines are 1 apart. */
const MAX_OFFSET = 0.15
/** Lines of text between the numbers of two rows that are tried as the border; longer cells are ruled or set apart. */
const MAX_BETWEEN = 16

/**
 * Finds the borders of rows whose cells are centred vertically: the numbers are at half the height of the text beside them. Returns the
 * first line of each row and the line after the last one, or undefined unless every row is centred, with its numbers on one
 * line, and one has lines above its numbers.
 */
export function centredCuts(lines: readonly BodyLine[], anchors: readonly RowAnchor[]): number[] | undefined {
  if (anchors.some(({ from, to }) => to > from) || areBelowCodes(lines, anchors)) return undefined
  // The same number of lines after each row is a row of several lines that starts with its numbers, unless gaps show otherwise.
  const between = anchors.slice(1).map(({ from }, index) => from - (anchors[index]?.to ?? 0) - 1)
  const isEven = between.length > 0 && between.every((count) => count === between[0])
  if (isEven && !areSetApart(lines, anchors)) return undefined
  if (areEvenlySet(lines, anchors)) return undefined
  const gap = gapOf(lines, anchors)
  let paths: readonly Path[] = startsOf(lines, anchors)
  for (const [index, anchor] of anchors.entries()) {
    const limit = anchors[index + 1]?.from ?? lines.length
    const next: Path[] = []
    for (let end = anchor.to + 1; end <= Math.min(limit, anchor.to + 1 + MAX_BETWEEN); end++) {
      const best = bestInto(lines, anchor, paths, end, gap)
      if (best) next.push(best)
    }
    if (next.length === 0) return undefined
    paths = next
  }
  const [best] = paths
    .filter(({ end }) => endsApart(lines, end))
    .toSorted((a, b) => a.offset - b.offset || b.end - a.end)
  const cuts = best && cutsOf(best)
  return cuts && anchors.some(({ from }, index) => from > (cuts[index] ?? 0)) ? cuts : undefined
}

/**
 * Returns whether all texts between the numbers of rows are in columns that print a code beside the numbers of every row: a name is below
 * the code of its row, and not around it.
 */
function areBelowCodes(lines: readonly BodyLine[], anchors: readonly RowAnchor[]): boolean {
  const own = new Set(anchors.map(({ from }) => from))
  const columns = new Set(lines.flatMap(({ cells }, index) => (own.has(index) ? [] : [...cells.keys()])))
  const isOfCodes = (column: number): boolean =>
    anchors.every(({ from }) => isCode(lines[from]?.cells.get(column) ?? []))
  return columns.size > 0 && [...columns].every(isOfCodes)
}

/** Returns whether the last row ends at the end or above a gap: a line set tight below it is part of it. */
function endsApart(lines: readonly BodyLine[], end: number): boolean {
  const [last, below] = [lines[end - 1]?.line, lines[end]?.line]
  return !last || !below || below.box[1] - last.box[3] > APART * below.fontSize
}

/** Font sizes by which the gap between rows is wider than those within them, where only gaps tell rows of as many lines apart. */
const APART = 0.5

/** Returns whether the widest gap between the numbers of two rows is always above a line that precedes the lower numbers. */
function areSetApart(lines: readonly BodyLine[], anchors: readonly RowAnchor[]): boolean {
  return anchors.slice(1).every(({ from }, index) => {
    const start = anchors[index]?.to ?? from
    const gaps = lines.slice(start, from).map(({ line }, at) => (lines[start + at + 1]?.line.box[1] ?? 0) - line.box[3])
    const [widest = 0, second = 0] = gaps.toSorted((a, b) => b - a)
    return widest !== gaps.at(-1) && widest - second > APART * (lines[from]?.line.fontSize ?? Infinity)
  })
}

/**
 * Returns whether all lines follow each other at one pitch, as those of a printer for text: there is no space between rows, and beside two
 * lines the numbers of a centred row would stand at half a line.
 */
function areEvenlySet(lines: readonly BodyLine[], anchors: readonly RowAnchor[]): boolean {
  const [first] = anchors
  const own = lines.slice(first?.from)
  const pitches = own.slice(1).map(({ line }, index) => line.box[3] - (own[index]?.line.box[3] ?? 0))
  const size = own[0]?.line.fontSize ?? 0
  return pitches.length > anchors.length && greatest(pitches) - least(pitches) < TIGHTER * size
}

/** Rows from the first on, up to the line before `end`. */
interface Path {
  readonly end: number
  /** Sum of the offsets of all rows, in font sizes. */
  readonly offset: number
  readonly before: Path | undefined
}

function startsOf(lines: readonly BodyLine[], anchors: readonly RowAnchor[]): Path[] {
  const first = anchors[0]?.from ?? lines.length
  const from = Math.max(0, first - MAX_BETWEEN)
  return Array.from({ length: first - from + 1 }, (_, index) => ({ end: from + index, offset: 0, before: undefined }))
}

function bestInto(
  lines: readonly BodyLine[],
  anchor: RowAnchor,
  paths: readonly Path[],
  end: number,
  gap: number | undefined,
): Path | undefined {
  let best: Path | undefined
  for (const before of paths) {
    // A row of several lines that starts with its numbers is aligned at the top.
    if (before.end === anchor.from && end > anchor.to + 1) continue
    if (before.end < anchor.from && isOfRowAbove(lines, before.end, gap)) continue
    if (isTorn(lines, before.end, end)) continue
    const offset = offsetOf(lines, anchor, before.end, end, gap)
    if (offset === undefined || offset > MAX_OFFSET) continue
    if (!best || before.offset + offset < best.offset) best = { end, offset: before.offset + offset, before }
  }
  return best
}

/** Points, in font sizes, by which a line is nearer to the row that it continues than to another. */
const TIGHTER = 0.1

/** Returns whether a line is nearer to the line above than rows are to each other, and nearer than to the line below: it continues the row above. */
function isOfRowAbove(lines: readonly BodyLine[], at: number, gap: number | undefined): boolean {
  const [above, line, below] = [lines[at - 1]?.line, lines[at]?.line, lines[at + 1]?.line]
  if (!above || !line || !below || gap === undefined) return false
  return line.box[1] - above.box[3] < Math.min(gap, below.box[1] - line.box[3]) - TIGHTER * line.fontSize
}

/** Returns whether a row would end between lines that are set tighter than others within it. */
function isTorn(lines: readonly BodyLine[], from: number, to: number): boolean {
  const size = lines[to]?.line.fontSize
  if (size === undefined) return false
  const gapAbove = (at: number): number => (lines[at]?.line.box[1] ?? 0) - (lines[at - 1]?.line.box[3] ?? 0)
  const border = gapAbove(to) + TIGHTER * size
  for (let at = from + 1; at < to; at++) if (gapAbove(at) > border) return true
  return false
}

/**
 * Returns the distance between the middle of a row and the middle of its numbers, in font sizes. A row ends with its last
 * line or, where that has a margin below it, as far above the next row as rows of one line do.
 */
function offsetOf(
  lines: readonly BodyLine[],
  anchor: RowAnchor,
  from: number,
  to: number,
  gap: number | undefined,
): number | undefined {
  const [first, last, next] = [lines[from]?.line, lines[to - 1]?.line, lines[to]?.line]
  const [upper, lower] = [lines[anchor.from]?.line, lines[anchor.to]?.line]
  if (!first || !last || !upper || !lower) return undefined
  const top = Math.min(first.box[1], upper.box[1])
  const bottom = Math.max(last.box[3], lower.box[3])
  const middle = (upper.box[1] + lower.box[3]) / 2
  const ends = next && gap !== undefined && next.box[1] - gap > bottom ? [bottom, next.box[1] - gap] : [bottom]
  const offsets = ends.map((end) => Math.abs((top + end) / 2 - middle))
  return least(offsets) / Math.max(1, upper.fontSize)
}

/** Returns the gap between two rows of one line, if there are such neighbours. */
function gapOf(lines: readonly BodyLine[], anchors: readonly RowAnchor[]): number | undefined {
  const gaps = anchors.slice(1).flatMap((anchor, index) => {
    const above = anchors[index]
    const [upper, lower] = [lines[above?.to ?? -1]?.line, lines[anchor.from]?.line]
    return above && upper && lower && anchor.from === above.to + 1 ? [lower.box[1] - upper.box[3]] : []
  })
  return gaps.length === 0 ? undefined : least(gaps)
}

function cutsOf(path: Path): number[] {
  const cuts: number[] = []
  for (let at: Path | undefined = path; at; at = at.before) cuts.push(at.end)
  return cuts.toReversed()
}
