import type { Box } from "../../document.ts"
import type { Body } from "../body/body.ts"
import { centreX } from "../words/boxes.ts"
import type { LineCells } from "../columns/assign-lines.ts"
import { isCode } from "../words/code-words.ts"
import { type CellFormat, readCell } from "../cells/cell-value.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"
import type { TableColumn } from "../columns/columns.ts"
import { headingFit } from "../columns/heading-fit.ts"
import type { HeaderCell } from "../headings/heading.ts"
import { chunksOf, type PageText, type TableLine, type TableWord, textOf } from "../words/page-text.ts"

/** Texts that the first line of a row has beside those of its second line: numbers, which only the first one prints. */
const MIN_OTHER_TEXTS = 2
/** Share of the first lines that must have a second one below in the same column, and the pairs that must at least. */
const MIN_STACKED_SHARE = 0.7
const MIN_PAIRS = 2

/**
 * Splits columns whose heading names two values, set above each other in each row: `Code / Name` above codes, each with a name on the
 * line below, or two captions above each other that are the headings of two configured columns. Both columns have the same extent; the
 * second is `lower`.
 */
export function stackColumns(
  columns: readonly TableColumn[],
  cells: readonly HeaderCell[],
  { page, lines }: Pick<Body, "page" | "lines">,
  labels: readonly ColumnLabels[],
  format: CellFormat,
): TableColumn[] {
  const lower = lowerLines(lines)
  return columns.flatMap((column) => {
    const cell = cells.find(({ leaf }) => leaf === column.head)
    const captions = cell && captionsOf([...wordsAbove(cell, column, cells, page), ...cell.words], labels)
    if (captions && isStacked(column, lines, lower)) return partsOf(column, captions)
    const parts = headingParts(column.heading)
    return parts && isStacked(column, lines, lower, format) ? partsOf(column, parts) : [column]
  })
}

/** Gap between two captions above each other, in font sizes, at most. */
const MAX_CAPTION_GAP = 0.6

/** Returns the words right above a heading, within its column, that are part of no heading. */
function wordsAbove(
  { leaf, words }: HeaderCell,
  { left, right }: TableColumn,
  cells: readonly HeaderCell[],
  { lines }: PageText,
): readonly TableWord[] {
  const line = lines[(words[0]?.line ?? 0) - 1]
  if (!line || leaf[1] - line.box[3] > MAX_CAPTION_GAP * line.fontSize) return []
  return line.words.filter(
    (word) =>
      centreX(word.box) >= left && centreX(word.box) < right && !cells.some((cell) => cell.words.includes(word)),
  )
}

/** Score from which a line of a heading is the heading of a configured column. */
const MIN_CAPTION_FIT = 0.8

/** Returns the two lines of a heading of which each heads a configured column of its own, and both together none. */
function captionsOf(
  words: readonly TableWord[],
  labels: readonly ColumnLabels[],
): readonly [string, string] | undefined {
  const [upper, lower, another] = [...Map.groupBy(words, ({ line }) => line)].toSorted(([a], [b]) => a - b)
  if (!upper || !lower || another) return undefined
  const captions = [textOf(upper[1]), textOf(lower[1])] as const
  const headed = (text: string): number => labels.findIndex((label) => headingFit(text, label) >= MIN_CAPTION_FIT)
  const [first, second] = captions.map(headed)
  const isEach = first !== second && first !== -1 && second !== -1
  return isEach && headed(textOf(words)) < 0 ? captions : undefined
}

/** Returns the parts of a heading that names two values, `Code / Name`; undefined for any other. */
function headingParts(heading: string): readonly [string, string] | undefined {
  const [first = "", second = "", third] = heading.split("/").map((part) => part.trim())
  return third === undefined && /\p{L}/u.test(first) && /^\p{L}/u.test(second) ? [first, second] : undefined
}

function partsOf(column: TableColumn, [first, second]: readonly [string, string]): TableColumn[] {
  const head: Box = column.head ?? [column.left, 0, column.right, 0]
  const own = { ...column, column: undefined, type: undefined, score: 0 }
  return [
    { ...own, heading: first, head },
    { ...own, heading: second, head, isLower: true },
  ]
}

/** Returns whether most first lines of a column have a second one; with a format, only one of another kind counts. */
function isStacked(
  column: TableColumn,
  lines: readonly TableLine[],
  lower: ReadonlySet<TableLine>,
  format?: CellFormat,
): boolean {
  const cells = lines.map(({ words }) =>
    words.filter(({ box }) => centreX(box) >= column.left && centreX(box) < column.right),
  )
  const kindAt = (at: number): Kind | undefined => kindOf(cells[at] ?? [], format)
  const isOther = (at: number): boolean => format === undefined || kindAt(at) !== kindAt(at + 1)
  const firsts = lines.flatMap((line, at) => (!lower.has(line) && kindAt(at) !== undefined ? [at] : []))
  const pairs = firsts.filter((at) => {
    const next = lines[at + 1]
    return next && lower.has(next) && kindAt(at + 1) !== undefined && isOther(at)
  })
  return pairs.length >= MIN_PAIRS && pairs.length >= MIN_STACKED_SHARE * firsts.length
}

type Kind = "code" | "date" | "text"

function kindOf(words: readonly TableWord[], format?: CellFormat): Kind | undefined {
  if (words.length === 0) return undefined
  if (format && readCell(textOf(words), "date", format) !== null) return "date"
  return isCode(words) || isNumber(words) ? "code" : "text"
}

/** A number in groups, as those of telephones and accounts: `(020) 555 0199`. */
const NUMBER = /^[\d\s()+./-]+$/u
const MIN_DIGITS = 4

function isNumber(words: readonly TableWord[]): boolean {
  const text = textOf(words)
  return NUMBER.test(text) && text.replace(/\D/gu, "").length >= MIN_DIGITS
}

/** Returns the lines below the first one of their row: they print fewer texts, as the numbers are on the first line. */
function lowerLines(lines: readonly TableLine[]): ReadonlySet<TableLine> {
  const lower = new Set<TableLine>()
  let texts = 0
  for (const line of lines) {
    const own = chunksOf(line.words).length
    if (own + MIN_OTHER_TEXTS <= texts) lower.add(line)
    else texts = own
  }
  return lower
}

/** Moves the words of the second lines of rows to the columns that are set there. */
export function moveLower(
  assigned: readonly LineCells[],
  lines: readonly TableLine[],
  columns: readonly TableColumn[],
): readonly LineCells[] {
  if (!columns.some(({ isLower }) => isLower)) return assigned
  const lower = lowerLines(lines)
  return assigned.map((cells, at) => {
    const line = lines[at]
    if (!line || !lower.has(line)) return cells
    return new Map(
      [...cells].map(([index, words]) => [columns[index + 1]?.isLower === true ? index + 1 : index, words]),
    )
  })
}

/** Returns the lines that can have words of a column: of two columns above each other, the second is set on the second lines. */
export function linesOf(
  column: TableColumn,
  columns: readonly TableColumn[],
  lines: readonly TableLine[],
): readonly TableLine[] {
  const isUpper = columns[columns.indexOf(column) + 1]?.isLower === true
  if (!isUpper && column.isLower !== true) return lines
  const lower = lowerLines(lines)
  return lines.filter((line) => lower.has(line) === (column.isLower === true))
}
