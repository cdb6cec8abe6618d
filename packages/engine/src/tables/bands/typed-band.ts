import type { BodyRules } from "../body/body-rules.ts"
import type { Box } from "../../document.ts"
import { overlapX, unionBox } from "../words/boxes.ts"
import { readCell } from "../cells/cell-value.ts"
import { headingFit } from "../columns/heading-fit.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"
import type { HeaderBand, HeaderCell } from "../headings/heading.ts"
import { identifyByCells } from "../assignment/identify-by-cells.ts"
import { chunksOf, type PageText, type TableLine, type TableWord, textOf } from "../words/page-text.ts"

/** Fewer columns match by chance; two of them must hold numbers or dates. */
const MIN_COLUMNS = 3
const MIN_TYPED_COLUMNS = 2
/** Lines that are examined below a heading; a table of one row alone is not evidence enough. */
const MAX_SAMPLED_LINES = 12
const MIN_ROWS = 2
/** Known headings by which one row is a table. */
const MIN_KNOWN_OF_ONE_ROW = 2
/** Longer texts are sentences. */
const MAX_HEADING_WORDS = 5
/** Columns, one of them of numbers, that a header with a known heading needs: a name and its amount. */
const MIN_COLUMNS_OF_KNOWN = 2
/** Score above which a heading is known. */
const KNOWN_HEADING_SCORE = 0.6

/**
 * Finds a header by the cells below it: a line of texts above lines with the same number of texts. Where all its headings
 * are unknown, every configured column must get a printed column of its type; beside a known heading a text and a number
 * are enough.
 */
export function findTypedBand(
  page: PageText,
  labels: readonly ColumnLabels[],
  rules: BodyRules,
): HeaderBand | undefined {
  const { columns } = rules.definition
  const typed = columns.filter(({ type }) => type !== "string").length
  if (columns.length < MIN_COLUMNS_OF_KNOWN || typed === 0) return undefined
  const isDistinct = columns.length >= MIN_COLUMNS && typed >= MIN_TYPED_COLUMNS
  for (const [index, line] of page.lines.entries()) {
    const chunks = chunksOf(line.words)
    if (chunks.length < MIN_COLUMNS_OF_KNOWN || !isHeadingLine(chunks)) continue
    const isKnown = chunks.some((chunk) => isKnownHeading(textOf(chunk), labels))
    if (!isKnown && (!isDistinct || chunks.length < columns.length)) continue
    const rows = rowsBelow(page.lines.slice(index + 1, index + 1 + MAX_SAMPLED_LINES), chunks.length, rules)
    const least = isKnown ? MIN_COLUMNS_OF_KNOWN : columns.length
    const isTable = rows.length >= MIN_ROWS || (rows.length === 1 && isOneRow(chunks, page.lines[index + 1], labels))
    if (!isTable) continue
    const [, top, , bottom] = line.box
    const cells = chunks.map((words): HeaderCell => {
      return { column: undefined, text: textOf(words), words, leaf: boxOf(words), score: 0 }
    })
    const band = identifyByCells({ page, top, bottom, cells, score: 0 }, rows, labels, rules, least)
    if (band) return band
  }
  return undefined
}

/** Returns whether a line has a text below each of as many headings as columns are asked, two of them known. */
function isOneRow(
  headings: readonly (readonly TableWord[])[],
  row: TableLine | undefined,
  labels: readonly ColumnLabels[],
): boolean {
  const chunks = chunksOf(row?.words ?? [])
  return (
    headings.length >= labels.length &&
    chunks.length === headings.length &&
    headings.filter((words) => isKnownHeading(textOf(words), labels)).length >= MIN_KNOWN_OF_ONE_ROW &&
    chunks.every((chunk, at) => overlapX(boxOf(chunk), boxOf(headings[at] ?? [])) > 0)
  )
}

const boxOf = (words: readonly TableWord[]): Box => unionBox(words.map(({ box }) => box))

function isKnownHeading(text: string, labels: readonly ColumnLabels[]): boolean {
  return labels.some((label) => headingFit(text, label) > KNOWN_HEADING_SCORE)
}

function isHeadingLine(chunks: readonly (readonly TableWord[])[]): boolean {
  return (
    chunks.every((chunk) => !/\d/u.test(textOf(chunk)) && chunk.length <= MAX_HEADING_WORDS) && chunks.some(hasLetters)
  )
}

function hasLetters(chunk: readonly TableWord[]): boolean {
  return /\p{L}{2}/u.test(textOf(chunk))
}

/** Returns the lines with a number and nearly one text per heading; columns may be empty. */
function rowsBelow(lines: readonly TableLine[], count: number, { format }: BodyRules): TableLine[] {
  return lines.filter((line) => {
    const chunks = chunksOf(line.words)
    const isFull = chunks.length >= Math.max(Math.min(MIN_COLUMNS, count), count - 2) && chunks.length <= count + 1
    return isFull && chunks.some((chunk) => readCell(textOf(chunk), "number", format) !== null)
  })
}
