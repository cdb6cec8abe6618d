import type { TableDefinition } from "../configuration.ts"
import type { ExtractedTable } from "./extracted-table.ts"
import { append } from "../arrays/append.ts"
import { nameByText } from "./name-columns.ts"
import { type Factors, nameByProduct, productCheck } from "./arithmetic.ts"
import { assignColumns } from "./assign-columns.ts"
import { type Body, collectBody, collectContinuation } from "./body.ts"
import type { BodyRules } from "./body-rules.ts"
import { centreX } from "./boxes.ts"
import type { ColumnLabels } from "./column-labels.ts"
import { guessTypes } from "./column-types.ts"
import { placeColumns, type TableColumn } from "./columns.ts"
import { dropSums } from "./drop-sums.ts"
import type { HeaderBand } from "./heading.ts"
import { type PageText, textOf } from "./page-text.ts"
import { readCells, readValues } from "./reading.ts"
import { joinHeadings } from "./split-headings.ts"
import { isTableCaption } from "./stop-words.ts"
import { countFullRows } from "./unread-rows.ts"
import { misfitWarning, type PageCoverage, unreadWarnings } from "./coverage.ts"

/** What is known before a heading is chosen. */
export interface TableSearch {
  readonly pages: readonly PageText[]
  readonly rules: BodyRules
  readonly factors: Factors
  readonly labels: readonly ColumnLabels[]
  /** The possible headings of a page, best first. */
  readonly bandsOf: (page: PageText) => readonly HeaderBand[]
}

/** One page's part of a table. */
interface Part {
  readonly band: HeaderBand
  readonly body: Body
  /** Undefined when the columns are to be placed by this part's own lines. */
  readonly columns: readonly TableColumn[] | undefined
}

/** A table with the headings it was read below, those repeated on later pages included. */
export interface ReadTable {
  readonly answer: ExtractedTable
  readonly bands: ReadonlySet<HeaderBand>
}

/** Reads the table below a heading and its continuation on the following pages. */
export function readTable(search: TableSearch, first: HeaderBand): ReadTable {
  const { pages, rules, factors } = search
  const warnings: string[] = []
  const ledger: PageCoverage[] = []
  const bands = new Set<HeaderBand>()
  const answer: ExtractedTable = { rows: [], evidence: [], warnings }
  let misfits = 0
  const check = productCheck(rules.definition, factors)
  let part: Part | undefined = {
    band: first,
    body: collectBody(first.page, first, first.bottom, rules),
    columns: undefined,
  }
  for (let index = pages.indexOf(first.page); part && part.body.lines.length > 0; index++) {
    const { band, body }: Part = part
    bands.add(band)
    let { columns }: Part = part
    if (!columns) {
      const placed = placeHeadings(band, body, rules.definition)
      columns = weigh(nameColumns(search, placed, body), rules)
    }
    const values = readValues(readCells(body, columns, rules), columns, body.page.page, rules, check)
    append(answer.rows, values.rows)
    append(answer.evidence, values.evidence)
    misfits += values.misfits
    ledger.push({ page: body.page.page, rows: values.rows.length, unread: body.unread })
    const page = pages[index + 1]
    part = page && answer.rows.length > 0 ? nextPart(search, { band, body, columns }, page) : undefined
    if (!part && answer.rows.length > 0) append(ledger, unreadPages(search, band, index + 1))
  }
  append(warnings, unreadWarnings(rules.definition, ledger))
  if (misfits > 0) warnings.push(misfitWarning(rules.definition, misfits))
  return { answer: rules.isMoney ? dropSums(answer, rules) : answer, bands }
}

/** So many pages after a table are looked through for rows of it. */
const PAGES_AHEAD = 20

/** Counts what looks like rows of a table on the pages after the last one that was read. */
function unreadPages({ pages, rules }: TableSearch, band: HeaderBand, from: number): PageCoverage[] {
  return pages.slice(from, from + PAGES_AHEAD).map((page) => {
    return { page: page.page, rows: 0, unread: countFullRows(page.lines, band, rules) }
  })
}

/** Places the columns; headings that turn out to be parts of one are joined first. */
function placeHeadings({ cells }: HeaderBand, { lines, page }: Body, definition: TableDefinition): TableColumn[] {
  const placed = placeColumns(cells, lines, page.rulings, definition)
  const joined = joinHeadings(cells, placed, lines)
  return joined.length === cells.length ? placed : placeColumns(joined, lines, page.rulings, definition)
}

/** Says which configured columns the printed ones answer, by their headings, their cells and the table's arithmetic. */
function nameColumns(
  { rules, factors, labels }: TableSearch,
  placed: readonly TableColumn[],
  body: Body,
): TableColumn[] {
  const { definition, format, isMoney } = rules
  if (!isMoney) return nameByText(placed, readCells(body, placed, rules), definition, isMoney)
  const typed = guessTypes(placed, body.lines, format)
  const texts = readCells(body, typed, rules).map((row) => row.map(textOf))
  const assigned = assignColumns(placed, texts, labels, definition, format)
  const cells = readCells(body, assigned, rules)
  return nameByText(nameByProduct(assigned, cells, factors, format), cells, definition, isMoney)
}

/** A table of which only some columns were found is less surely the one that was meant. */
function weigh(columns: readonly TableColumn[], { definition }: BodyRules): TableColumn[] {
  const found = columns.filter((column) => column.column !== undefined).length / definition.columns.length
  return columns.map((column) => ({ ...column, score: column.score * (0.75 + 0.25 * found) }))
}

function nextPart({ rules, bandsOf }: TableSearch, { band, body, columns }: Part, page: PageText): Part | undefined {
  // Lists of items go on over pages whatever stands below them; other tables only when they reach the page's end.
  const mayRepeat = rules.isMoney || body.isOpen || body.page.isContinued === true
  const repeated = mayRepeat ? bandsOf(page).find((other) => isSameHeading(band, other)) : undefined
  if (repeated) {
    const next = collectBody(page, repeated, repeated.bottom, rules)
    return { band: repeated, body: next, columns: undefined }
  }
  const next = body.isOpen ? collectContinuation(page, band, rules) : undefined
  return next && { band, body: next, columns }
}

/** The same columns at the same places, without a caption that begins another table. */
function isSameHeading(a: HeaderBand, b: HeaderBand): boolean {
  const isCaptioned = b.page.lines.some(
    (line) => line.box[3] <= b.top + 2 && b.top - line.box[3] < 60 && isTableCaption(textOf(line.words)),
  )
  if (isCaptioned) return false
  const cells = a.cells.filter((cell) => cell.column !== undefined)
  return cells.every((cell) =>
    b.cells.some((other) => other.column === cell.column && Math.abs(centreX(other.leaf) - centreX(cell.leaf)) < 6),
  )
}
