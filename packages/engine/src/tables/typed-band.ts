import { assignColumns } from "./assign-columns.ts"
import type { BodyRules } from "./body-rules.ts"
import { centreX, unionBox } from "./boxes.ts"
import { readCell } from "./cell-value.ts"
import type { ColumnLabels } from "./column-labels.ts"
import { guessTypes } from "./column-types.ts"
import { placeColumns } from "./columns.ts"
import type { HeaderBand, HeaderCell } from "./heading.ts"
import { chunksOf, type PageText, type TableLine, type TableWord, textOf } from "./page-text.ts"

/** Fewer columns look alike by chance; two of them must hold figures or days. */
const COLUMNS = 3
const TYPED = 2
/** Lines that are looked at below a heading; a table of one row tells too little. */
const LINES_SEEN = 12
const MIN_ROWS = 2
/** The heading score of columns that only their cells name, per column. */
const GUESS = 0.4

/**
 * Finds headings of which no label is known: a line of texts above lines of as many texts, of which each configured
 * column gets one of its type. Undefined unless all configured columns find their place.
 */
export function findTypedBand(
  page: PageText,
  labels: readonly ColumnLabels[],
  rules: BodyRules,
): HeaderBand | undefined {
  const { columns } = rules.definition
  if (columns.length < COLUMNS || columns.filter(({ type }) => type !== "string").length < TYPED) return undefined
  for (const [index, line] of page.lines.entries()) {
    const chunks = chunksOf(line.words)
    if (chunks.length < columns.length || chunks.length > columns.length + 2 || !isHeadingLine(chunks)) continue
    const rows = rowsBelow(page.lines.slice(index + 1, index + 1 + LINES_SEEN), chunks.length, rules)
    const band = rows.length >= MIN_ROWS ? assignBand(page, line, chunks, rows, labels, rules) : undefined
    if (band) return band
  }
  return undefined
}

function isHeadingLine(chunks: readonly (readonly TableWord[])[]): boolean {
  return chunks.every((chunk) => !/\d/u.test(textOf(chunk)) && chunk.length <= 5) && chunks.some(hasLetters)
}

function hasLetters(chunk: readonly TableWord[]): boolean {
  return /\p{L}{2}/u.test(textOf(chunk))
}

/** Lines with figures and nearly as many texts as there are headings; a column may be empty. */
function rowsBelow(lines: readonly TableLine[], count: number, { format }: BodyRules): TableLine[] {
  return lines.filter((line) => {
    const chunks = chunksOf(line.words)
    const isFull = chunks.length >= Math.max(COLUMNS, count - 2) && chunks.length <= count + 1
    return isFull && chunks.some((chunk) => readCell(textOf(chunk), "number", format) !== null)
  })
}

function assignBand(
  page: PageText,
  line: TableLine,
  chunks: readonly (readonly TableWord[])[],
  rows: readonly TableLine[],
  labels: readonly ColumnLabels[],
  { definition, format }: BodyRules,
): HeaderBand | undefined {
  const cells = chunks.map((words): HeaderCell => {
    return { column: undefined, text: textOf(words), words, leaf: unionBox(words.map(({ box }) => box)), score: 0 }
  })
  const placed = guessTypes(placeColumns(cells, rows, page.rulings, definition), rows, format)
  const texts = rows.map((row) =>
    placed.map(({ left, right }) =>
      textOf(row.words.filter(({ box }) => centreX(box) >= left && centreX(box) < right)),
    ),
  )
  const assigned = assignColumns(placed, texts, labels, definition, format, true)
  const found = assigned.filter(({ column }) => column !== undefined)
  if (found.length < definition.columns.length) return undefined
  const named = cells.map((cell): HeaderCell => {
    const column = assigned.find(({ head }) => head === cell.leaf)?.column
    return { ...cell, column, score: column === undefined ? 0 : GUESS }
  })
  const [, top, , bottom] = line.box
  return { page, top, bottom, cells: named, score: GUESS * found.length }
}
