import { append } from "../arrays/append.ts"
import { least } from "../arrays/extremes.ts"
import { unionBox, LEFT_EDGE_TOLERANCE } from "./boxes.ts"
import type { HeaderBand } from "./heading.ts"
import {
  fitsColumns,
  hasTypedColumns,
  isFullRow,
  isHeading,
  isOutsideTable,
  isRowLike,
  isTotalLine,
} from "./line-kinds.ts"
import { chunksOf, type PageText, type TableLine, textOf } from "./page-text.ts"
import { findResumption } from "./resumption.ts"
import { withoutSidebar } from "./sidebar.ts"
import { isSumOfRows } from "./sum-lines.ts"
import { isSummaryLine } from "./summary-lines.ts"
import { isCaption, startsWithCarriedForward, isTotalWord } from "./line-markers.ts"
import { countFullRows, countUnclaimedLines } from "./unclaimed-lines.ts"
import type { BodyRules } from "./body-rules.ts"

/** The lines of one page that form a table's body. */
export interface Body {
  readonly page: PageText
  readonly lines: readonly TableLine[]
  /** True when the page ended before the table did. */
  readonly isOpen: boolean
  /** True when a subtotal ended the table at the end of the page: its rows may continue with the next section. */
  readonly isInterrupted: boolean
  /** Number of lines below that look like further rows but are not part of the body. */
  readonly unclaimed: number
}

/** Lines without a number that are held back while another row may follow. */
const MAX_PENDING_LINES = 14
/** Gaps, in font sizes or as multiples of the widest gap between rows so far, that separate a line from the table. */
const MAX_GAP_BELOW_HEADING = 9
const MAX_GAP_OVER_WIDEST = 1.9
const MAX_GAP = 3.6
/** A line beyond those gaps still counts within this distance, in font sizes, when it fills most typed columns. */
const MAX_GAP_OF_FULL_ROW = 8
/** A wider gap, in font sizes, does not raise the widest gap between rows. */
const MAX_TRACKED_GAP = 4.5
/** More lines than this after the last row mean that the table ended on the page. */
const MAX_TRAILING_LINES = 2
/** Wrapped text of the last row is set at most this far below it, in font sizes. */
const MAX_WRAP_GAP = 0.8

/** The lines collected so far. */
interface Progress {
  readonly lines: TableLine[]
  /** Lines of text since the last row; they are kept when another row follows. */
  pending: TableLine[]
  widestGap: number
  bottom: number
  /** Index of the first line since the last sum. */
  section: number
}

/** A `sum` is known by its amount, a `total` by its words or its place. */
type LineClass = "row" | "text" | "skip" | "far" | "total" | "sum" | "outside"

/** Collects the lines of the table that starts below `top`. */
export function collectBody(page: PageText, band: HeaderBand, top: number, rules: BodyRules): Body {
  const end = gridBottom(page, band, top)
  const inside = page.lines.filter((line) => {
    const middle = (line.box[1] + line.box[3]) / 2
    return middle > top && middle < end && !isPageNumber(line, page)
  })
  const below = rules.isPricedList ? withoutSidebar(inside, band, rules) : inside
  const progress: Progress = { lines: [], pending: [], widestGap: 0, bottom: top, section: 0 }
  for (let position = 0; position < below.length; position++) {
    const line = below[position]
    if (!line) break
    const kind = classifyLine(line, progress, band, rules)
    if (kind === "skip") continue
    if (kind === "row" || kind === "text") {
      addLine(line, kind, progress)
      if (progress.pending.length > MAX_PENDING_LINES) break
      continue
    }
    const resume = kind === "far" ? undefined : findResumption(below, position, progress.lines, band, rules)
    if (resume === undefined) {
      const isEnd = kind === "total" || kind === "sum"
      const isOpen = !isEnd && isNearEnd(page, line)
      const rest = below.slice(position)
      const unclaimed =
        kind !== "far" ? countFullRows(rest, band, rules) : isOpen ? 0 : countUnclaimedLines(rest, band, rules)
      const isInterrupted = isEnd && rest.every((other) => other === line || isNearEnd(page, other))
      keepWraps(progress, band)
      return { page, lines: progress.lines, isOpen, isInterrupted, unclaimed }
    }
    progress.section = progress.lines.length
    // What follows a sum may be a row of a name and an amount, such as the delivery, before the next full one.
    const isSum = kind === "sum"
    progress.bottom = isSum ? line.box[3] : (below[resume]?.box[1] ?? progress.bottom)
    if (!isSum) position = resume - 1
  }
  keepWraps(progress, band)
  const isFollowed = progress.pending.filter((line) => !isNearEnd(page, line)).length > MAX_TRAILING_LINES
  return { page, lines: progress.lines, isOpen: !isFollowed, isInterrupted: false, unclaimed: 0 }
}

function classifyLine(
  line: TableLine,
  { lines, widestGap, bottom, section }: Progress,
  band: HeaderBand,
  rules: BodyRules,
): LineClass {
  if (isHeading(line, band)) return "skip"
  const gap = line.box[1] - bottom
  if (lines.length === 0 && gap > MAX_GAP_BELOW_HEADING * line.fontSize) return "far"
  const isFar = lines.length > 0 && gap > Math.max(MAX_GAP_OVER_WIDEST * widestGap, MAX_GAP * line.fontSize)
  if (isFar && !(gap < MAX_GAP_OF_FULL_ROW * line.fontSize && isFullRow(line, band, rules))) return "far"
  const first = chunksOf(line.words)[0] ?? []
  if (startsWithCarriedForward(first)) return "skip"
  // An item may be called `Total care`: before the first row only a lone word for a total counts.
  const mayEnd = lines.length > 0 || isTotalWord(textOf(first))
  if (rules.isPricedList && mayEnd && isTotalLine(line, first)) return "total"
  if (rules.isPricedList && lines.length > 0 && isSummaryLine(line, band, rules, lines)) return "total"
  if (rules.isPricedList && isSumOfRows(line, band, rules, lines, section)) return "sum"
  if (isOutsideTable(line, band, rules, lines, gap)) return "outside"
  if (hasTypedColumns(band, rules)) return isRowLike(line, band, rules) ? "row" : "text"
  return fitsColumns(line, band) ? "row" : "text"
}

function addLine(line: TableLine, kind: "row" | "text", progress: Progress): void {
  const { lines, pending } = progress
  const gap = line.box[1] - progress.bottom
  if (lines.length + pending.length > 0) {
    progress.widestGap = Math.max(progress.widestGap, Math.min(gap, MAX_TRACKED_GAP * line.fontSize))
  }
  progress.bottom = Math.max(progress.bottom, line.box[3])
  pending.push(line)
  if (kind === "text") return
  append(lines, pending)
  progress.pending = []
}

/** The first row of a continuation is within this part of the page, below at most this many lines of running heads. */
const CONTINUATION_AREA = 0.35
const MAX_RUNNING_HEADS = 8

/**
 * Collects rows at the top of a page that continue the columns of the previous page without a header of their own. Only
 * running heads may be printed above them. After a subtotal they must be shaped like the rows above it.
 */
export function collectContinuation(
  page: PageText,
  band: HeaderBand,
  { lines, isOpen, isInterrupted }: Body,
  rules: BodyRules,
): Body | undefined {
  if (!isOpen && !isInterrupted) return undefined
  const start = isOpen
    ? page.lines.findIndex((line) => isFullRow(line, band, rules))
    : (findResumption(page.lines, -1, lines, band, rules) ?? -1)
  const first = page.lines[start]
  if (!first || first.box[1] > CONTINUATION_AREA * page.height || start > MAX_RUNNING_HEADS) return undefined
  const isOther = page.lines
    .slice(0, start)
    .some(
      (line) => isCaption(textOf(line.words)) || (chunksOf(line.words).length > 2 && !/\d/u.test(textOf(line.words))),
    )
  return isOther ? undefined : collectBody(page, { ...band, page }, topOfRow(page.lines, start, band) - 1, rules)
}

/** Gap above a line of a name that begins above its numbers, in font sizes, at most. */
const MAX_NAME_GAP = 0.35

/** Returns the top of the row with its numbers on a line: a centred name begins on the lines set tight above it. */
function topOfRow(lines: readonly TableLine[], anchor: number, band: HeaderBand): number {
  let top = lines[anchor]?.box[1] ?? 0
  for (const line of lines.slice(0, anchor).toReversed()) {
    if (top - line.box[3] > MAX_NAME_GAP * line.fontSize || !fitsColumns(line, band)) break
    top = line.box[1]
  }
  return top
}

/** Keeps the lines after the last row that are set tight below it: they are wrapped text of that row. */
function keepWraps(progress: Progress, band: HeaderBand): void {
  const { lines, pending } = progress
  let bottom = lines.at(-1)?.box[3]
  let kept = 0
  for (const line of pending) {
    // Small print below a name is set as far below it as the name's own lines.
    const size = Math.max(line.fontSize, lines.at(-1)?.fontSize ?? 0)
    if (bottom === undefined || line.box[1] - bottom > MAX_WRAP_GAP * size) break
    const isWrap = fitsColumns(line, band) || isLikeWrapAbove(line, lines)
    if (isCaption(textOf(line.words)) || !isWrap || isLeftOf(line, lines, band)) break
    lines.push(line)
    bottom = line.box[3]
    kept++
  }
  progress.pending = pending.slice(kept)
}

/** Returns whether the rows above also print a single text of this size at this x below their numbers: rows are set alike. */
function isLikeWrapAbove(line: TableLine, lines: readonly TableLine[]): boolean {
  const isAlike = (other: TableLine): boolean =>
    Math.abs(other.box[0] - line.box[0]) < LEFT_EDGE_TOLERANCE && other.fontSize === line.fontSize && isSingle(other)
  return isSingle(line) && lines.some(isAlike)
}

const isSingle = ({ words }: TableLine): boolean => chunksOf(words).length === 1

/** Returns whether a line starts left of the whole table: wrapped text stays in its column, a note below the table need not. */
function isLeftOf(line: TableLine, lines: readonly TableLine[], { cells }: HeaderBand): boolean {
  const edges = [...lines.map(({ box }) => box[0]), ...cells.map(({ leaf }) => leaf[0])]
  return line.box[0] < least(edges) - LEFT_EDGE_TOLERANCE
}

/** Margins as fractions of the page height: where the head ends, and where the foot and the footer area start. */
const HEAD_END = 0.08
const FOOT_START = 0.88
const FOOTER_START = 0.82

/** Returns whether a line is a lone number at the head or foot of a page. */
function isPageNumber(line: TableLine, page: PageText): boolean {
  const isMargin = line.box[1] > FOOT_START * page.height || line.box[3] < HEAD_END * page.height
  return isMargin && /^[-\u2013\u2014\s]*\d{1,4}[-\u2013\u2014\s]*$/u.test(textOf(line.words))
}

/** Gap between rulings of one grid, height of a grid and slack below it, in points. */
const MAX_RULING_GAP = 4
const MIN_GRID_HEIGHT = 20
const GRID_SLACK = 2
/** A section title may interrupt the rulings of a grid for this many points; they continue at the same x, within the shift. */
const MAX_TITLE_GAP = 45
const MAX_RULING_SHIFT = 1.5

/** Returns the y at which the vertical rulings of a drawn grid end; infinite for a table without a grid. */
function gridBottom(page: PageText, band: HeaderBand, top: number): number {
  const [left, , right] = unionBox(band.cells.map((cell) => cell.leaf))
  const inner = page.rulings
    .filter(({ box, isHorizontal }) => !isHorizontal && box[0] > left && box[2] < right && box[3] > top)
    .toSorted((a, b) => a.box[1] - b.box[1])
  let bottom = top
  const columns: number[] = []
  for (const { box } of inner) {
    const isResumed = columns.some((x) => Math.abs(x - box[0]) < MAX_RULING_SHIFT)
    if (box[1] >= bottom + (isResumed ? MAX_TITLE_GAP : MAX_RULING_GAP)) continue
    bottom = Math.max(bottom, box[3])
    if (!isResumed) columns.push(box[0])
  }
  // A ruling beside the headings alone is not a grid.
  return bottom > top + MIN_GRID_HEIGHT ? bottom + GRID_SLACK : Infinity
}

/** Returns whether a line is in the footer area: the table may continue on the next page. */
function isNearEnd(page: PageText, line: TableLine): boolean {
  return line.box[1] > FOOTER_START * page.height
}
