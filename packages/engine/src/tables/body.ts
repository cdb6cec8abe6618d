import { append } from "../arrays/append.ts"
import { unionBox } from "./boxes.ts"
import type { HeaderBand } from "./heading.ts"
import { fits, hasTyped, isForeign, isHeading, isRowLike, isTotalLine } from "./line-kinds.ts"
import { chunksOf, type PageText, type TableLine, textOf } from "./page-text.ts"
import { isSumLine } from "./sum-lines.ts"
import { isCaption, isCarryOver, isTotalText } from "./stop-words.ts"
import { countFullRows, countUnread } from "./unread-rows.ts"
import type { BodyRules } from "./body-rules.ts"

/** The lines of one page that make up a table's body. */
export interface Body {
  readonly page: PageText
  readonly lines: readonly TableLine[]
  /** True when the page ended before the table did. */
  readonly isOpen: boolean
  /** Lines below that look like further rows but were not taken. */
  readonly unread: number
}

/** Lines without a figure are followed this far in the hope of another row. */
const PENDING_LINES = 14

/** What has been collected so far. */
interface Progress {
  readonly lines: TableLine[]
  /** Lines of text since the last row; they stay when another row follows. */
  pending: TableLine[]
  widestGap: number
  bottom: number
}

type Verdict = "row" | "text" | "skip" | "far" | "total" | "foreign"

/** Collects the lines that belong to the table below `top`. */
export function collectBody(page: PageText, band: HeaderBand, top: number, rules: BodyRules): Body {
  const end = gridBottom(page, band, top)
  const below = page.lines.filter((line) => {
    const middle = (line.box[1] + line.box[3]) / 2
    return middle > top && middle < end && !isPageNumber(line, page)
  })
  const progress: Progress = { lines: [], pending: [], widestGap: 0, bottom: top }
  for (let position = 0; position < below.length; position++) {
    const line = below[position]
    if (!line) break
    const verdict = judge(line, progress, band, rules)
    if (verdict === "skip") continue
    if (verdict === "row" || verdict === "text") {
      take(line, verdict, progress)
      if (progress.pending.length > PENDING_LINES) break
      continue
    }
    const resume = verdict === "far" ? undefined : findResume(below, position, progress, band, rules)
    if (resume === undefined) {
      const isOpen = verdict !== "total" && isNearEnd(page, line)
      const rest = below.slice(position)
      const unread = verdict !== "far" ? countFullRows(rest, band, rules) : isOpen ? 0 : countUnread(rest, band, rules)
      return { ...close(page, progress, band, isOpen), unread }
    }
    progress.bottom = below[resume]?.box[1] ?? progress.bottom
    position = resume - 1
  }
  const isFollowed = progress.pending.filter((line) => !isNearEnd(page, line)).length > 2
  return close(page, progress, band, !isFollowed)
}

function judge(line: TableLine, { lines, widestGap, bottom }: Progress, band: HeaderBand, rules: BodyRules): Verdict {
  if (isHeading(line, band)) return "skip"
  const gap = line.box[1] - bottom
  if (lines.length === 0 && gap > 9 * line.fontSize) return "far"
  const isFar = lines.length > 0 && gap > Math.max(1.9 * widestGap, 3.6 * line.fontSize)
  if (isFar && !(gap < 8 * line.fontSize && isRowLike(line, band, rules, 0.6))) return "far"
  const first = chunksOf(line.words)[0] ?? []
  if (isCarryOver(first)) return "skip"
  // An item may be called `Total care`: above the first row only a bare word for a total counts.
  const mayEnd = lines.length > 0 || isTotalText(textOf(first))
  if (rules.isMoney && mayEnd && isTotalLine(line, first)) return "total"
  if (rules.isMoney && lines.length > 0 && isSumLine(line, band, rules, lines)) return "total"
  if (isForeign(line, band, rules, lines, gap)) return "foreign"
  if (hasTyped(band, rules)) return isRowLike(line, band, rules) ? "row" : "text"
  return fits(line, band) ? "row" : "text"
}

function take(line: TableLine, verdict: "row" | "text", progress: Progress): void {
  const { lines, pending } = progress
  const gap = line.box[1] - progress.bottom
  if (lines.length + pending.length > 0) {
    progress.widestGap = Math.max(progress.widestGap, Math.min(gap, 4.5 * line.fontSize))
  }
  progress.bottom = Math.max(progress.bottom, line.box[3])
  pending.push(line)
  if (verdict === "text") return
  append(lines, pending)
  progress.pending = []
}

/** So many lines of a table inside the table, or of subtotals, are passed over. */
const NESTED_LINES = 10

/**
 * Finds where rows like the first one go on after a nested table or a subtotal: most texts of such a row begin or end
 * at the same x. Rows of few texts tell too little.
 */
function findResume(
  below: readonly TableLine[],
  from: number,
  { lines }: Progress,
  band: HeaderBand,
  rules: BodyRules,
): number | undefined {
  const model = lines.find((line) => isRowLike(line, band, rules))
  const shape = model ? chunksOf(model.words).map((chunk) => unionBox(chunk.map((word) => word.box))) : []
  if (shape.length < 4) return undefined
  for (let index = from + 1; index <= from + NESTED_LINES; index++) {
    const line = below[index]
    if (!line) return undefined
    const boxes = chunksOf(line.words).map((chunk) => unionBox(chunk.map((word) => word.box)))
    const aligned = shape.filter((box) =>
      boxes.some((other) => Math.abs(other[0] - box[0]) < 2.5 || Math.abs(other[2] - box[2]) < 2.5),
    )
    if (aligned.length >= 0.7 * shape.length && isRowLike(line, band, rules, 0.6)) return index
  }
  return undefined
}

/**
 * Collects rows at the top of a page that stand below the columns of the page before, without a heading of their own.
 * Only running heads may stand above them.
 */
export function collectContinuation(page: PageText, band: HeaderBand, rules: BodyRules): Body | undefined {
  const start = page.lines.findIndex((line) => isRowLike(line, band, rules, 0.6))
  const first = page.lines[start]
  if (!first || first.box[1] > 0.35 * page.height || start > 8) return undefined
  const isOther = page.lines
    .slice(0, start)
    .some(
      (line) => isCaption(textOf(line.words)) || (chunksOf(line.words).length > 2 && !/\d/u.test(textOf(line.words))),
    )
  return isOther ? undefined : collectBody(page, { ...band, page }, first.box[1] - 1, rules)
}

/** Lines after the last row stay when they are set tight below it: wrapped text of that row. */
function close(page: PageText, { lines, pending }: Progress, band: HeaderBand, isOpen: boolean): Body {
  let bottom = lines.at(-1)?.box[3]
  for (const line of pending) {
    if (bottom === undefined || line.box[1] - bottom > 0.8 * line.fontSize) break
    if (isCaption(textOf(line.words)) || !fits(line, band)) break
    lines.push(line)
    bottom = line.box[3]
  }
  return { page, lines, isOpen, unread: 0 }
}

/** A lone figure at the foot or head of a page. */
function isPageNumber(line: TableLine, page: PageText): boolean {
  const isMargin = line.box[1] > 0.88 * page.height || line.box[3] < 0.08 * page.height
  return isMargin && /^[-\u2013\u2014\s]*\d{1,4}[-\u2013\u2014\s]*$/u.test(textOf(line.words))
}

/** Where the vertical lines end that run through a table with a drawn grid; infinite without a grid. */
function gridBottom(page: PageText, band: HeaderBand, top: number): number {
  const [left, , right] = unionBox(band.cells.map((cell) => cell.leaf))
  const inner = page.rulings
    .filter(({ box, isHorizontal }) => !isHorizontal && box[0] > left && box[2] < right && box[3] > top)
    .toSorted((a, b) => a.box[1] - b.box[1])
  let bottom = top
  for (const { box } of inner) if (box[1] < bottom + 4) bottom = Math.max(bottom, box[3])
  // A rule beside the headings alone is no grid.
  return bottom > top + 20 ? bottom + 2 : Infinity
}

/** The lowest tenth of a page holds its footer. */
function isNearEnd(page: PageText, line: TableLine): boolean {
  return line.box[1] > 0.82 * page.height
}
