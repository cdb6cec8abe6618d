import { unionBox } from "../words/boxes.ts"
import type { HeaderBand } from "../headings/heading.ts"
import {
  fitsColumns,
  hasTypedColumns,
  isFullRow,
  isHeading,
  isOutsideTable,
  isRowLike,
  isTotalLine,
  nearestCell,
  typeOf,
} from "./line-kinds.ts"
import { parseDate } from "../../normalize/date.ts"
import { meansTotal } from "../../lexicon/meanings.ts"
import { foldTokens } from "../../text/folding.ts"
import { chunksOf, type PageText, type TableLine, type TableWord, textOf } from "../words/page-text.ts"
import { withoutNestedTables } from "./nested-tables.ts"
import { findResumption } from "./resumption.ts"
import { withoutSidebar } from "./sidebar.ts"
import { isSumOfRows } from "./sum-lines.ts"
import { isSummaryLine } from "./summary-lines.ts"
import { isTotalWord, startsWithCarriedForward, startsWithTax, startsWithTotal } from "./line-markers.ts"
import { countFullRows, countUnclaimedLines } from "./unclaimed-lines.ts"
import type { BodyRules } from "./body-rules.ts"
import { isDatedRow } from "./dated-rows.ts"
import { gridBottom } from "./drawn-grid.ts"
import { areNextHeadings, areNextTitles } from "./own-title.ts"
import { isPageNumber, isNearEnd } from "./page-margins.ts"
import { type BodyProgress, addLine, keepWraps } from "./body-progress.ts"

/** The lines of one page that form a table's body. */
export interface Body {
  readonly page: PageText
  readonly lines: readonly TableLine[]
  /** Those of the lines that print labels and values below the names of rows. */
  readonly labelled?: ReadonlySet<TableLine>
  /** The lines of nested tables, which were left out. */
  readonly nested: readonly TableLine[]
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
/** More lines than this after the last row mean that the table ended on the page. */
const MAX_TRAILING_LINES = 2

/** A `sum` is known by its amount, a `total` by its words or its place. */
type LineClass = "row" | "text" | "skip" | "far" | "total" | "sum" | "outside"

/** Collects the lines of the table that starts below `top`. */
export function collectBody(page: PageText, band: HeaderBand, top: number, rules: BodyRules): Body {
  const end = gridBottom(page, band, top)
  const inside = page.lines.filter((line) => {
    const middle = (line.box[1] + line.box[3]) / 2
    return middle > top && middle < end && !isPageNumber(line, page)
  })
  const own = withoutNestedTables(inside, band, rules)
  const below = rules.isPricedList ? withoutSidebar(own, band, rules) : own
  const progress: BodyProgress = { lines: [], pending: [], widestGap: 0, bottom: top, section: 0 }
  const kept = new Set(own)
  const nested = inside.filter((line) => !kept.has(line))
  let passed = 0
  let position = 0
  for (; position < below.length; position++) {
    const line = below[position]
    if (!line) break
    // A nested table between two rows is no gap, however long it is.
    for (; (nested[passed]?.box[3] ?? Infinity) <= line.box[3]; passed++) {
      if (progress.lines.length > 0) progress.bottom = Math.max(progress.bottom, nested[passed]?.box[3] ?? 0)
    }
    const printed = classifyLine(line, progress, band, rules)
    const isTitle = printed === "outside" && isTitleOfFirst(line, below[position + 1], progress, band, rules)
    const kind = isTitle ? "text" : printed
    if (kind === "skip") continue
    if (kind === "row" || kind === "text") {
      addLine(line, kind, progress)
      if (progress.pending.length > MAX_PENDING_LINES) break
      continue
    }
    const isEnd = kind === "total" || kind === "sum"
    const resume = kind === "far" ? undefined : findResumption(below, position, progress.lines, band, rules, isEnd)
    if (resume === undefined) {
      const isOpen = !isEnd && isNearEnd(page, line)
      const rest = below.slice(position)
      const unclaimed =
        kind !== "far" ? countFullRows(rest, band, rules) : isOpen ? 0 : countUnclaimedLines(rest, band, rules)
      const isInterrupted = isEnd && rest.every((other) => other === line || isNearEnd(page, other))
      keepWraps(progress, band)
      return { page, lines: progress.lines, nested, isOpen, isInterrupted, unclaimed }
    }
    progress.section = progress.lines.length
    // What follows a sum may be a row of a name and an amount, such as the delivery, before the next full one.
    const isSum = kind === "sum"
    progress.bottom = isSum ? line.box[3] : (below[resume]?.box[1] ?? progress.bottom)
    if (!isSum) position = resume - 1
  }
  keepWraps(progress, band)
  const isFollowed = progress.pending.filter((line) => !isNearEnd(page, line)).length > MAX_TRAILING_LINES
  // Below too many lines of text the search stopped early.
  const unclaimed = countFullRows(below.slice(position + 1), band, rules)
  return { page, lines: progress.lines, nested, isOpen: !isFollowed, isInterrupted: false, unclaimed }
}

/** Gap between the title of the first rows and these, in font sizes, at most. */
const TITLE_GAP = 0.8
/** Words of such a title, at most. */
const MAX_TITLE_WORDS = 8

/** Returns whether a line between a heading and the first full row, set as tight as these, is the title of the rows: `** ZONE WEST (0311)`. */
function isTitleOfFirst(
  line: TableLine,
  next: TableLine | undefined,
  { lines }: BodyProgress,
  band: HeaderBand,
  rules: BodyRules,
): boolean {
  if (!next || lines.length > 0 || line.words.length > MAX_TITLE_WORDS || chunksOf(line.words).length > 1) return false
  const isTight = next.box[1] - line.box[3] < TITLE_GAP * line.fontSize
  return isTight && line.box[2] < next.box[2] && isFullRow(next, band, rules) && hasFigures(next, band, rules)
}

function classifyLine(
  line: TableLine,
  { lines, widestGap, bottom, section }: BodyProgress,
  band: HeaderBand,
  rules: BodyRules,
): LineClass {
  if (isHeading(line, band)) return "skip"
  const gap = line.box[1] - bottom
  if (lines.length === 0 && gap > MAX_GAP_BELOW_HEADING * line.fontSize) return "far"
  const isFar = lines.length > 0 && gap > Math.max(MAX_GAP_OVER_WIDEST * widestGap, MAX_GAP * line.fontSize)
  if (isFar && !(gap < MAX_GAP_OF_FULL_ROW * line.fontSize && isFullRow(line, band, rules))) return "far"
  const first = chunksOf(line.words)[0] ?? []
  // `Transport` may also be an item: a sum that is carried forward has no quantity and price.
  if (startsWithCarriedForward(first) && !hasFigures(line, band, rules)) return "skip"
  // An item may be called `Total care`: before the first row only a lone word for a total counts.
  const mayEnd = lines.length > 0 || isTotalWord(textOf(first))
  const isTotal = rules.isPricedList && mayEnd && isTotalLine(line, first) && !isPostedTax(line, first, band, rules)
  if (isTotal && !isDatedRow(line, band, rules)) return "total"
  if (rules.isPricedList && lines.length > 0 && isSummaryLine(line, band, rules, lines)) return "total"
  // A row of statistics may be called a total, but not one of amounts that prints a single sum of several columns.
  const mayBeSum = rules.isPricedList || (rules.hasAmounts === true && startsWithTotal(first))
  if (mayBeSum && isSumOfRows(line, band, rules, lines, section)) return "sum"
  // What follows the titles of other lists is no row, however much it looks like one.
  if (areNextTitles(line, band, lines) || areNextHeadings(line, band, lines)) return "far"
  if (isOutsideTable(line, band, rules, lines, gap)) return "outside"
  if (hasTypedColumns(band, rules)) return isRowLike(line, band, rules) ? "row" : "text"
  return fitsColumns(line, band) ? "row" : "text"
}

/** The rate at the end of a tax, as an account posts it: `GST 5%`. */
const RATE_AT_END = /\d ?%$/u

/**
 * Returns whether a line posts a tax with a date of its own: it is a row of a table of dates. Its name has a rate, as a hotel's does, or
 * is printed below a heading of names, and the date below one of dates, as in an account.
 */
function isPostedTax(line: TableLine, first: readonly TableWord[], band: HeaderBand, rules: BodyRules): boolean {
  const { definition, format } = rules
  if (!definition.columns.some(({ type }) => type === "date") || parseDate(textOf(first), format) === undefined)
    return false
  const [name = []] = chunksOf(line.words).slice(1)
  if (foldTokens(textOf(name)).some(meansTotal)) return false
  if (RATE_AT_END.test(textOf(name))) return true
  const typeAbove = (chunk: readonly TableWord[]): string | undefined => {
    const cell = nearestCell(band, unionBox(chunk.map((word) => word.box)), line.fontSize)
    return cell && typeOf(cell, rules)
  }
  return typeAbove(first) === "date" && startsWithTax(name) && typeAbove(name) === "string"
}

/** Numbers that a row has beside each other and a sum has not. */
const MIN_FIGURES = 2

/** Returns whether a line fills most typed columns, and more than one. */
function hasFigures(line: TableLine, band: HeaderBand, rules: BodyRules): boolean {
  const typed = band.cells.filter((cell) => typeOf(cell, rules) !== "string").length
  return typed >= MIN_FIGURES && isFullRow(line, band, rules)
}
