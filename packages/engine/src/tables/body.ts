import type { TableDefinition } from "../configuration.ts"
import { overlapX, unionBox } from "./boxes.ts"
import { type CellFormat, isNothing, readCell } from "./cell-value.ts"
import type { HeaderBand, HeaderCell } from "./header-band.ts"
import { chunksOf, type PageText, type TableLine, type TableWord, textOf } from "./page-text.ts"
import { isSumLine } from "./sum-lines.ts"
import { isCaption, isCarryOver, isTotalStart, isTotalText } from "./stop-words.ts"

/** How the lines below a heading are judged. */
export interface BodyRules {
  readonly definition: TableDefinition
  readonly format: CellFormat
  /** A list of priced items or bookings: it ends at the first total. */
  readonly isMoney: boolean
}

/** The lines of one page that make up a table's body. */
export interface Body {
  readonly page: PageText
  readonly lines: readonly TableLine[]
  /** True when the page ended before the table did. */
  readonly isOpen: boolean
  /** Lines after a wide gap that look like further rows but were not taken. */
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
      const unread = verdict === "far" && !isOpen ? countUnread(below.slice(position), band, rules) : 0
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
  lines.push(...pending)
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

/** Counts lines that fill most of the typed columns, up to the next caption or heading. */
function countUnread(lines: readonly TableLine[], band: HeaderBand, rules: BodyRules): number {
  let count = 0
  for (const line of lines) {
    if (isCaption(textOf(line.words)) || isForeign(line, band, rules, lines, Infinity)) break
    if (isRowLike(line, band, rules, 0.75)) count++
  }
  return count
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
  const left = Math.min(...band.cells.map((cell) => cell.leaf[0]))
  const right = Math.max(...band.cells.map((cell) => cell.leaf[2]))
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

function isTotalLine(line: TableLine, first: readonly TableWord[]): boolean {
  const chunks = chunksOf(line.words)
  return chunks.length <= 4 && (isTotalStart(first) || chunks.slice(0, -1).some((chunk) => isTotalStart(chunk)))
}

/** A heading printed again on the same page, or words of the heading itself. */
function isHeading(line: TableLine, band: HeaderBand): boolean {
  const keys = new Set(band.cells.flatMap((cell) => cell.words.map((word) => word.key)).filter((key) => key !== ""))
  const words = line.words.filter((word) => word.key !== "")
  return words.length > 1 && words.every((word) => keys.has(word.key))
}

/** Headings, captions, running text and other tables' headings end a table. */
function isForeign(
  line: TableLine,
  band: HeaderBand,
  rules: BodyRules,
  lines: readonly TableLine[],
  gap: number,
): boolean {
  const chunks = chunksOf(line.words)
  const text = textOf(line.words)
  if (isCaption(text) && !isRowLike(line, band, rules, 0.6)) return true
  const isTyped = hasTyped(band, rules)
  if (isTyped && isRowLike(line, band, rules)) return false
  const size = lines[0]?.fontSize ?? line.fontSize
  if (lines.length > 0 && line.fontSize > 1.18 * size && chunks.length === 1) return true
  const hasDigits = line.words.some((word) => /\d/u.test(word.text))
  // Several texts in one line are another table's headings, unless they are set tight below: wrapped cells.
  const isApart = gap > 0.45 * line.fontSize
  if (isTyped && isApart && !hasDigits && chunks.length >= 3 && lines.length > 0) return true
  return chunks.some((chunk) => isProse(chunk, band))
}

/** Running text: a long line that starts left of the table's last heading and crosses most of the table. */
function isProse(chunk: readonly TableWord[], band: HeaderBand): boolean {
  const box = unionBox(chunk.map((word) => word.box))
  const table = unionBox(band.cells.map((cell) => cell.leaf))
  const crossed = band.cells.filter((cell) => overlapX(cell.leaf, box) > 0).length
  const isAligned = band.cells.slice(1).some((cell) => Math.abs(cell.leaf[0] - box[0]) < 4)
  return (
    chunk.length >= 6 &&
    crossed >= Math.max(2, 0.6 * band.cells.length) &&
    box[2] - box[0] > 0.6 * (table[2] - table[0]) &&
    !isAligned
  )
}

/** True when a figure or day stands below a typed heading, or below at least `share` of them. */
export function isRowLike(line: TableLine, band: HeaderBand, rules: BodyRules, share = 0): boolean {
  const typed = band.cells.filter((cell) => cell.column !== undefined && typeOf(cell, rules) !== "string")
  const found = new Set<HeaderCell>()
  for (const chunk of chunksOf(line.words, 0.6)) {
    const cell = nearestCell(band, unionBox(chunk.map((word) => word.box)), line.fontSize)
    if (!cell || !typed.includes(cell)) continue
    const text = textOf(chunk)
    if (isNothing(text) || readCell(text, typeOf(cell, rules), rules.format) !== null) found.add(cell)
  }
  return found.size > 0 && found.size >= share * typed.length
}

function nearestCell(band: HeaderBand, box: readonly [number, number, number, number], size: number) {
  let best: HeaderCell | undefined
  let distance = 4 * size
  for (const cell of band.cells) {
    const gap = -overlapX(cell.leaf, box)
    if (gap < distance) {
      best = cell
      distance = gap
    }
  }
  return best
}

/** Without typed columns a line fits when no part of it runs over several headings. */
function fits(line: TableLine, band: HeaderBand): boolean {
  return chunksOf(line.words, 0.75).every((chunk) => {
    const box = unionBox(chunk.map((word) => word.box))
    return band.cells.filter((cell) => overlapX(cell.leaf, box) > 2).length <= 1
  })
}

function typeOf(cell: HeaderCell, rules: BodyRules): "string" | "number" | "date" {
  return (cell.column === undefined ? undefined : rules.definition.columns[cell.column]?.type) ?? "string"
}

function hasTyped(band: HeaderBand, rules: BodyRules): boolean {
  return band.cells.some((cell) => cell.column !== undefined && typeOf(cell, rules) !== "string")
}
