import type { Box, Ruling } from "../document.ts"
import { unionBox } from "./words/boxes.ts"
import { chunksOf, type PageText, renumberLines, type TableLine, type TableWord, textOf } from "./words/page-text.ts"

/** Fewer headings repeat by chance, or below a heading that spans them (`Men`, `Women` over `2023 2024`). */
const MIN_HEADINGS = 3
/** Width of the white space between two page columns in font sizes, at least; it may be that between two headings. */
const MIN_GUTTER = 0.6

/** A newspaper page has eight columns; each becomes a page of its own. */
const MAX_PAGE_COLUMNS = 16
/** Lines of repeated headings that are tried; a page may be full of them with nothing to split below. */
const MAX_TRIES = 50

/** A table set in several columns of the page, like a newspaper: the same headings side by side. */
interface Columns {
  /** Index of the line with the headings, and of the first line below all columns. */
  readonly from: number
  readonly to: number
  /** The left edges of the columns after the first, and the shift to the left that aligns each with the first. */
  readonly starts: readonly { readonly x: number; readonly shift: number }[]
}

/**
 * Splits a page whose table runs through several page columns: returns the page with the first column alone, then one page
 * for each further column, shifted so that its headings align with the first ones. Any other page is returned unchanged.
 */
export function splitPageColumns(page: PageText): readonly PageText[] {
  const columns = findColumns(page)
  if (!columns) return [page]
  const { from, to, starts } = columns
  const bounds = [...starts.map(({ x }) => x), Infinity]
  const first = page.lines.flatMap((line, index) => {
    if (index < from || index >= to) return [line]
    return partOf(line, -Infinity, bounds[0] ?? Infinity, 0) ?? []
  })
  const bottom = page.lines[to - 1]?.box[3] ?? page.height
  const parts = starts.map(({ x, shift }, index): PageText => {
    const end = bounds[index + 1] ?? Infinity
    const lines = page.lines.slice(from, to).flatMap((line) => partOf(line, x, end, shift) ?? [])
    const rulings = page.rulings.filter(({ box }) => box[0] >= x - 1 && box[0] < end && box[1] < bottom + 2)
    return { ...page, lines: renumberLines(lines), rulings: rulings.map((ruling) => moveRuling(ruling, shift)) }
  })
  return [{ ...page, lines: renumberLines(first), isContinued: true }, ...parts.map(markContinued)]
}

/** Marks all but the last column as continued in the next one. */
function markContinued(page: PageText, index: number, parts: readonly PageText[]): PageText {
  return { ...page, isContinued: index < parts.length - 1 }
}

function partOf(line: TableLine, from: number, to: number, shift: number): TableLine | undefined {
  const words = line.words.filter(({ box }) => (box[0] + box[2]) / 2 >= from && (box[0] + box[2]) / 2 < to)
  if (words.length === 0) return undefined
  if (words.length === line.words.length && shift === 0) return line
  const moved = words.map((word): TableWord => ({ ...word, box: moveBox(word.box, shift) }))
  return { ...line, words: moved, box: unionBox(moved.map(({ box }) => box)) }
}

function moveBox([x0, y0, x1, y1]: Box, shift: number): Box {
  return [x0 - shift, y0, x1 - shift, y1]
}

function moveRuling(ruling: Ruling, shift: number): Ruling {
  return { ...ruling, box: moveBox(ruling.box, shift) }
}

function findColumns({ lines }: PageText): Columns | undefined {
  let tries = 0
  for (const [from, line] of lines.entries()) {
    const chunks = chunksOf(line.words)
    const count = countRepeats(chunks)
    if (count < 2) continue
    if (++tries > MAX_TRIES) return undefined
    const length = chunks.length / count
    const starts = chunks.filter((_, index) => index > 0 && index % length === 0)
    const ends = chunks.filter((_, index) => index % length === length - 1).slice(0, -1)
    const gutters = starts.map((start, index): Gutter => [ends[index]?.at(-1)?.box[2] ?? 0, start[0]?.box[0] ?? 0])
    const left = line.box[0]
    const found = followGutters(lines.slice(from + 1), gutters, left)
    if (!found) continue
    const shifts = starts.map((start) => (start[0]?.box[0] ?? 0) - left)
    const bounds = found.gutters.map(([end, start], index) => ({ x: (end + start) / 2, shift: shifts[index] ?? 0 }))
    return { from, to: from + 1 + found.count, starts: bounds }
  }
  return undefined
}

/** Returns how many times the same headings are printed side by side; 1 for any other line. */
function countRepeats(chunks: readonly (readonly TableWord[])[]): number {
  const texts = chunks.map(textOf)
  for (let count = 2; count <= MAX_PAGE_COLUMNS && count * MIN_HEADINGS <= chunks.length; count++) {
    const length = chunks.length / count
    if (!Number.isInteger(length)) continue
    const isRepeated = texts.every((text, index) => text === texts[index % length])
    // `#` is a heading too, but numbers are cells.
    const named = texts.filter((text) => /\p{L}/u.test(text)).length
    const isHeading =
      new Set(texts).size === length && named > texts.length / 2 && !texts.some((text) => /\d/u.test(text))
    if (isRepeated && isHeading) return count
  }
  return 1
}

/** The white space between two page columns: the right edge of one and the left edge of the next. */
type Gutter = readonly [end: number, start: number]

/** Follows the white space between the columns down the page to the first line that crosses it. */
function followGutters(
  lines: readonly TableLine[],
  headings: readonly Gutter[],
  left: number,
): { readonly gutters: readonly Gutter[]; readonly count: number } | undefined {
  let gutters = headings
  let [count, filled] = [0, 0]
  for (const line of lines) {
    const next = gutters.map((gutter) => narrow(gutter, line))
    if (next.some(([end, start]) => start - end < MIN_GUTTER * line.fontSize)) break
    gutters = next
    count++
    const isBeside = gutters.every(([, start]) => line.words.some(({ box }) => box[0] >= start))
    // Row names left of the headings belong to all of them: one table, not several columns.
    if (isBeside && line.box[0] < left - 2 * line.fontSize && chunksOf(line.words).length > headings.length + 1)
      return undefined
    if (isBeside) filled++
  }
  return filled > 0 ? { gutters, count } : undefined
}

/** Narrows the white space by a line's words; each word belongs to the side of its centre. */
function narrow([end, start]: Gutter, { words }: TableLine): Gutter {
  const middle = (end + start) / 2
  let [from, to] = [end, start]
  for (const { box } of words) {
    if ((box[0] + box[2]) / 2 < middle) from = Math.max(from, box[2])
    else to = Math.min(to, box[0])
  }
  return [from, to]
}
