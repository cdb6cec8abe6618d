import type { Box } from "../../document.ts"
import type { BodyRules } from "./body-rules.ts"
import { onceFor } from "../../layout/once-for.ts"
import { SpanIndex } from "../../layout/span-index.ts"
import { overlapX, unionBox } from "../words/boxes.ts"
import { isEmptyMarker, readCell } from "../cells/cell-value.ts"
import type { HeaderBand, HeaderCell } from "../headings/heading.ts"
import { chunksOf, type TableLine, type TableWord, textOf, CELL_GAP, FIGURE_GAP } from "../words/page-text.ts"
import { isCaption, isTotalWord, startsWithTotal } from "./line-markers.ts"

/** Share of the typed columns that a full row fills. */
const FULL_ROW_SHARE = 0.6
/** Font size of a title relative to the rows, at least. */
const TITLE_SIZE = 1.18
/** Gap above a line of wrapped cells, in font sizes, at most. */
const WRAP_GAP = 0.45
/** Prose has at least this many words and covers this share of the headings and of the table's width. */
const MIN_PROSE_WORDS = 6
const PROSE_SHARE = 0.6
/** Left edges that differ by less are aligned, in points. */
const ALIGNED = 4
/** Distance of a number from its heading, in font sizes, at most. */
const MAX_DISTANCE = 4
/** Distance of a number that ends at the right side of the last column from its heading at the left side, in font sizes, at most. */
const MAX_REACH = 20
/** Texts overlap a heading by more, in points. */
const MIN_OVERLAP = 2

/** A tax rate with a word for the tax and no amount. */
const RATE_ALONE = /^\D{0,12}\d{1,2}(?:[.,]\d{1,2})? ?%\D{0,12}$/u

/** Returns whether a line of few texts starts one of them with a word for a total or a tax. */
export function isTotalLine(line: TableLine, first: readonly TableWord[]): boolean {
  const chunks = chunksOf(line.words)
  // `21 % VAT` without an amount is the rate of the item above.
  if (RATE_ALONE.test(textOf(line.words))) return false
  // The label may be set so close to its amount that both are one text.
  const isTotal = (chunk: readonly TableWord[], index: number): boolean =>
    startsWithTotal(chunk) &&
    (index < chunks.length - 1
      ? isAmountLike(chunks[index + 1] ?? [])
      : /\d/u.test(textOf(chunk)) && !RATE_ALONE.test(textOf(chunk)))
  if (chunks.length <= 4) return startsWithTotal(first) || chunks.some(isTotal)
  // The headings of a summary of taxes beside the first sum: `Rate   Base   Tax   Total net   302.11`.
  const label = chunks.at(-2) ?? []
  if (startsWithTotal(label) && chunks.slice(0, -1).every((chunk) => !/\d/u.test(textOf(chunk)))) return true
  // The last line of a summary of taxes beside the sums: `6 %   302.11   18.13   VAT   167.82`.
  const names = chunks.filter((chunk) => LETTERS.test(textOf(chunk)))
  // The sums of several columns: `7   Totals   640   Please pay   $318.20`; an item is not called so.
  if (isTotalWord(textOf(names[0] ?? []))) return true
  return names.length > 0 && names.every(startsWithTotal) && chunks.some(isTotal)
}

/** Returns whether a text may follow the words for a total: an amount or a currency, but no other cell of text. */
const isAmountLike = (chunk: readonly TableWord[]): boolean =>
  /\d/u.test(textOf(chunk)) ||
  startsWithTotal(chunk) ||
  textOf(chunk).replace(/[^\p{L}]/gu, "").length <= MAX_CURRENCY_LETTERS

/** Letters of a currency, at most: `EUR`, `Euro`. */
const MAX_CURRENCY_LETTERS = 4

/** Text with a word in it. */
const LETTERS = /\p{L}{3}/u

const headingKeys = onceFor(
  ({ cells }: HeaderBand): ReadonlySet<string> =>
    new Set(cells.flatMap((cell) => cell.words.map((word) => word.key)).filter((key) => key !== "")),
)

/** The headings of a band, indexed by x. */
const cellIndex = onceFor(({ cells }: HeaderBand) => new SpanIndex(cells, ({ leaf }) => [leaf[0], leaf[2]]))

/** Returns whether a line repeats words of the heading. */
export function isHeading(line: TableLine, band: HeaderBand): boolean {
  const keys = headingKeys(band)
  const words = line.words.filter((word) => word.key !== "")
  return words.length > 1 && words.every((word) => keys.has(word.key))
}

/** Returns whether a line ends the table: a title, a caption, running text or another table's heading. */
export function isOutsideTable(
  line: TableLine,
  band: HeaderBand,
  rules: BodyRules,
  lines: readonly TableLine[],
  gap: number,
): boolean {
  const chunks = chunksOf(line.words)
  const text = textOf(line.words)
  if (isCaption(text) && !isFullRow(line, band, rules)) return true
  const isTyped = hasTypedColumns(band, rules)
  // Several texts in one line are another table's headings, unless they are wrapped cells, set tight below the row.
  const isApart = gap > WRAP_GAP * line.fontSize
  const hasAges = areAges(chunks)
  const isOfHeadings = chunks.every(isHeadingText) || hasAges
  // A row may print a word in place of every number: `Legal advice   included   -   incl.`
  const isOther = isTyped && isApart && chunks.length >= 3 && lines.length > 0 && isOfHeadings
  // Only ages have numbers that look like those of a row.
  if (isOther && (hasAges || !isFullRow(line, band, rules))) return true
  if (isTyped && isRowLike(line, band, rules)) return false
  // The first line may be what remains of a column beside the table.
  const size = Math.max(lines[0]?.fontSize ?? line.fontSize, lines.at(-1)?.fontSize ?? 0)
  if (lines.length > 0 && line.fontSize > TITLE_SIZE * size && chunks.length === 1) return true
  return chunks.some((chunk) => isProse(chunk, band))
}

/** A rate in a heading: `VAT 21 %`, `Base 6%`. */
const HEADING_RATE = /\d{1,2}(?:[.,]\d{1,2})? ?%/u

/** Returns whether a text has no digits but those of a rate after a word. */
function isHeadingText(chunk: readonly TableWord[]): boolean {
  const text = textOf(chunk)
  return !/\d/u.test(/^\p{L}{2}/u.test(text) ? text.replace(HEADING_RATE, "") : text)
}

/** Days by which a payment is late: `31-60 days`, and steps of a month alone: `30 days`, `Over 90`, `120+`. */
const AGES = /\d{1,3}\s?[-\u2013]\s?\d{1,3}(?!\d)|^(?:\p{L}+\s|>\s?)?(?:30|60|90|120)\+?(?:\s\p{L}+)?$/u
const MIN_AGES = 2

/** Returns whether texts are the headings of a summary of what is due by its age: `Current   1-30 days   31-60 days   Over 60`. */
function areAges(chunks: readonly (readonly TableWord[])[]): boolean {
  const texts = chunks.map(textOf)
  return (
    texts.filter((text) => AGES.test(text)).length >= MIN_AGES &&
    texts.every((text) => (LETTERS.test(text) || AGES.test(text)) && !/\d(?:\d{3}|[.,/]\d)/u.test(text))
  )
}

/** Returns whether a text is prose: long, over most of the table, and not aligned with a heading. */
function isProse(chunk: readonly TableWord[], band: HeaderBand): boolean {
  if (chunk.length < MIN_PROSE_WORDS) return false
  const box = unionBox(chunk.map((word) => word.box))
  const table = unionBox(band.cells.map((cell) => cell.leaf))
  const crossed = band.cells.filter((cell) => overlapX(cell.leaf, box) > 0).length
  const isAligned = band.cells.slice(1).some((cell) => Math.abs(cell.leaf[0] - box[0]) < ALIGNED)
  return (
    crossed >= Math.max(2, PROSE_SHARE * band.cells.length) &&
    box[2] - box[0] > PROSE_SHARE * (table[2] - table[0]) &&
    !isAligned
  )
}

/** Returns whether a line fills most typed columns, which outweighs other evidence against a row. */
export function isFullRow(line: TableLine, band: HeaderBand, rules: BodyRules): boolean {
  return isRowLike(line, band, rules, FULL_ROW_SHARE)
}

/** Returns whether a number or date is below a typed heading, and below at least `share` of them. */
export function isRowLike(line: TableLine, band: HeaderBand, rules: BodyRules, share = 0): boolean {
  const values = valuesOf(rules)(band)(line)
  const { typed, apart } = values
  if (apart > 0 && apart >= share * typed) return true
  // Cells as close as words: several values below their headings are no chance.
  return values.all() >= Math.max(MIN_CLOSE_VALUES, FULL_ROW_SHARE * typed, share * typed)
}

/** The typed headings of a band, and those above a value of a line. */
interface LineValues {
  readonly typed: number
  /** Headings above values that are set apart. */
  readonly apart: number
  /** Counts the headings above values that may be as close as words. */
  readonly all: () => number
}

/** The values of a line below the headings of a band: it is asked several times whether a line is a row. */
const valuesOf = onceFor((rules: BodyRules) =>
  onceFor((band: HeaderBand) => {
    const typed = band.cells.filter((cell) => cell.column !== undefined && typeOf(cell, rules) !== "string")
    return onceFor((line: TableLine) => findValues(line, band, typed, rules))
  }),
)

function findValues(line: TableLine, band: HeaderBand, typed: readonly HeaderCell[], rules: BodyRules): LineValues {
  const found = new Set<HeaderCell>()
  const add = (chunk: readonly TableWord[]): void => {
    const cell = nearestCell(band, unionBox(chunk.map((word) => word.box)), line.fontSize)
    if (!cell || !typed.includes(cell)) return
    const text = textOf(chunk)
    if (isEmptyMarker(text) || readCell(text, typeOf(cell, rules), rules.format) !== null) found.add(cell)
  }
  for (const chunk of chunksOf(line.words, FIGURE_GAP)) add(chunk)
  const apart = found.size
  let all: number | undefined
  const countAll = (): number => {
    if (all !== undefined) return all
    for (const chunk of untypedChunks(line.words)) add(chunk)
    return (all = found.size)
  }
  return { typed: typed.length, apart, all: countAll }
}

/** Values by which a line of cells that are as close as words is a row. */
const MIN_CLOSE_VALUES = 2

/** Splits the words of a line wherever the file has no space between them. */
function untypedChunks(words: readonly TableWord[]): TableWord[][] {
  const chunks: TableWord[][] = []
  for (const word of words) {
    const chunk = chunks.at(-1)
    if (chunk && word.source.source.isAfterSpace !== false) chunk.push(word)
    else chunks.push([word])
  }
  return chunks
}

/** Returns the heading nearest to a text along x, at most some font sizes away; the last column may reach further to the right. */
export function nearestCell(band: HeaderBand, box: Box, size: number): HeaderCell | undefined {
  let best: HeaderCell | undefined
  let distance = MAX_DISTANCE * size
  for (const cell of cellIndex(band).touching(box[0] - distance, box[2] + distance)) {
    const gap = -overlapX(cell.leaf, box)
    if (gap < distance) {
      best = cell
      distance = gap
    }
  }
  const last = band.cells.at(-1)
  const isBeyond = !best && last && box[0] >= last.leaf[2] && box[0] - last.leaf[2] < MAX_REACH * size
  return isBeyond ? last : best
}

/** Returns whether no text of a line runs over several headings, as in a row of a table without typed columns. */
export function fitsColumns(line: TableLine, band: HeaderBand): boolean {
  return chunksOf(line.words, CELL_GAP).every((chunk) => {
    const box = unionBox(chunk.map((word) => word.box))
    const over = cellIndex(band).touching(box[0], box[2])
    return over.filter((cell) => overlapX(cell.leaf, box) > MIN_OVERLAP).length <= 1
  })
}

/** Returns the type of the configured column below a heading; `string` when it is not configured. */
export function typeOf(cell: HeaderCell, rules: BodyRules): "string" | "number" | "date" {
  return (cell.column === undefined ? undefined : rules.definition.columns[cell.column]?.type) ?? "string"
}

/** Returns whether one of the headings is of a number or date column. */
export function hasTypedColumns(band: HeaderBand, rules: BodyRules): boolean {
  return band.cells.some((cell) => cell.column !== undefined && typeOf(cell, rules) !== "string")
}
