import type { FoundTable } from "./cells/found-table.ts"
import { append } from "../arrays/append.ts"
import { assignByOrder } from "./assignment/assign-by-order.ts"
import { assignByText } from "./assignment/assign-by-text.ts"
import { type ProductColumns, assignByProduct, productCheck } from "./rows/arithmetic.ts"
import { assignColumns } from "./assignment/assign-columns.ts"
import { type Body, collectBody } from "./body/body.ts"
import { dropBreakdowns } from "./summaries/breakdown-rows.ts"
import { collectContinuation } from "./body/continuation.ts"
import { topOfNestedRows } from "./body/nested-tables.ts"
import { fillFromNested } from "./details/nested-values.ts"
import { asBefore, type PlacedPart, withBordersBefore } from "./columns/repeated-columns.ts"
import { readCells, readRecords } from "./rows/row-records.ts"
import type { BodyRules } from "./body/body-rules.ts"
import { centreX } from "./words/boxes.ts"
import type { ColumnLabels } from "./headings/column-labels.ts"
import { findLabelledLines } from "./details/labelled-lines.ts"
import { markLines, NO_LABELLED_LINES, withLabelledValues } from "./details/labelled-values.ts"
import { withoutColumns } from "./details/without-columns.ts"
import { inferColumnTypes } from "./assignment/infer-column-types.ts"
import { placeColumns, type TableColumn } from "./columns/columns.ts"
import { joinPeriodParts } from "./summaries/period-parts.ts"
import { dropSummaryRows } from "./summaries/drop-summary-rows.ts"
import { dropTotalRow } from "./summaries/drop-total-row.ts"
import type { HeaderBand, HeaderCell } from "./headings/heading.ts"
import { isHeading } from "./body/line-kinds.ts"
import { type PageText, type TableLine, textOf } from "./words/page-text.ts"
import { readValues } from "./read-rows.ts"
import { findTitledSections } from "./titles/section-column.ts"
import type { LastTitles } from "./titles/titled-rows.ts"
import { joinEmptyParts, splitHeadings } from "./columns/split-columns.ts"
import { stackColumns } from "./rows/stacked-columns.ts"
import { joinHeadings } from "./columns/split-headings.ts"
import { isTableCaption } from "./body/line-markers.ts"
import { countFullRows } from "./body/unclaimed-lines.ts"
import { misfitWarning, type PageCoverage, unclaimedLineWarnings } from "./headings/coverage.ts"

/** The input of the search for a table's header. */
export interface TableSearch {
  readonly pages: readonly PageText[]
  readonly rules: BodyRules
  readonly productColumns: ProductColumns
  readonly labels: readonly ColumnLabels[]
  /** Returns the candidates for the header on a page, best first. */
  readonly bandsOf: (page: PageText) => readonly HeaderBand[]
}

/** One page's part of a table. */
interface Part {
  readonly band: HeaderBand
  readonly body: Body
  /** Undefined when the columns are to be placed from this part's own lines. */
  readonly columns: readonly TableColumn[] | undefined
  /** The bottom of the heading, or of the nested rows that follow it. */
  readonly top: number
}

/** A table with the headers it was read below, including those repeated on later pages. */
export interface ReadTable {
  readonly extracted: FoundTable
  readonly bands: ReadonlySet<HeaderBand>
}

/** Reads the table below a heading and its continuation on the following pages. */
export function readTable(search: TableSearch, first: HeaderBand): ReadTable {
  const { pages, rules, productColumns } = search
  const warnings: string[] = []
  const ledger: PageCoverage[] = []
  const bands = new Set<HeaderBand>()
  const extracted: FoundTable = { rows: [], evidence: [], warnings }
  let misfits = 0
  let titles: LastTitles = new Map()
  let before: PlacedPart | undefined
  let labelled = NO_LABELLED_LINES
  const check = productCheck(rules.definition, productColumns)
  let part: Part | undefined = {
    band: first,
    body: collectBody(first.page, first, first.bottom, rules),
    columns: undefined,
    top: first.bottom,
  }
  for (let index = pages.indexOf(first.page); part && part.body.lines.length > 0; index++) {
    const { band }: Part = part
    let { body, columns }: Part = part
    bands.add(band)
    for (const repeated of headingsWithin(search, band, body)) bands.add(repeated)
    if (!columns) {
      const identify = (heading: HeaderBand): readonly TableColumn[] => {
        labelled = findLabelledLines(body, heading, rules, search.labels, labelled.columns)
        const rest = markLines(body, labelled)
        const others = withoutColumns(search, labelled.columns)
        const cells = others.toOthers(heading.cells)
        const placed = placeHeadings(cells, rest, others.search.rules, others.search.labels)
        const own = { cells, columns: placed, lines: body.lines.length }
        const earlier = before && { ...before, columns: others.toOthers(before.columns) }
        return others.toAll(identifyColumns(others.search, withBordersBefore(own, earlier), rest))
      }
      columns = identify(band)
      const meant = withMeanings(band, columns, search.labels)
      const again = meant && collectBody(body.page, meant, part.top, rules)
      if (meant && again && again.lines.length > body.lines.length) {
        body = again
        columns = identify(meant)
      }
      const scaled = scaleByCompleteness(columns, rules)
      columns = asBefore({ cells: band.cells, columns: scaled, lines: body.lines.length }, before)
    } else labelled = findLabelledLines(body, band, rules, search.labels, labelled.columns)
    before = { cells: band.cells, columns, lines: body.lines.length }
    const rest = markLines(body, labelled)
    const unlabelled = { ...rest, lines: unlabelledLines(rest) }
    const sections = findTitledSections(unlabelled, band, columns, rules, search.labels, titles)
    titles = new Map(sections.map(({ column, last }) => [column, last]))
    const isTitle = (line: TableLine): boolean => sections.some((own) => own.lines.has(line))
    const rows = sections.length > 0 ? { ...rest, lines: rest.lines.filter((line) => !isTitle(line)) } : rest
    const records = withLabelledValues(readRecords(rows, columns, rules), labelled)
    const printed = readValues(records, columns, body.page.page, rules, search.labels, check, sections)
    const values = fillFromNested(printed, body, rules, search.labels)
    append(extracted.rows, values.rows)
    append(extracted.evidence, values.evidence)
    misfits += values.misfits
    ledger.push({ page: body.page.page, rows: values.rows.length, unclaimed: body.unclaimed })
    const page = pages[index + 1]
    part = page && extracted.rows.length > 0 ? nextPart(search, { ...part, body, columns }, page) : undefined
    if (!part && extracted.rows.length > 0) append(ledger, unclaimedPages(search, band, index + 1))
  }
  append(warnings, unclaimedLineWarnings(rules.definition, ledger))
  if (misfits > 0) warnings.push(misfitWarning(rules.definition, misfits))
  const complete = joinPeriodParts({ ...extracted, misfits }, rules)
  if (!rules.isPricedList) return { extracted: dropTotalRow(complete, rules), bands }
  return { extracted: dropSummaryRows(dropBreakdowns(complete, rules, productColumns), rules), bands }
}

/**
 * Returns a band whose headings mean what their columns turned out to be; undefined where that was known. Texts of which the name says
 * nothing known are not: a title may be what is asked for.
 */
function withMeanings(
  band: HeaderBand,
  columns: readonly TableColumn[],
  labels: readonly ColumnLabels[],
): HeaderBand | undefined {
  const certain = columns.filter(({ column, isGuessed }) => !isGuessed || labels[column ?? -1]?.concept !== undefined)
  const meanings = new Map(certain.map(({ head, column, score }) => [head, { column, score }]))
  const cells = band.cells.map((cell) => ({ ...cell, ...meanings.get(cell.leaf) }))
  return cells.every(({ column }, index) => column === band.cells[index]?.column) ? undefined : { ...band, cells }
}

/** Returns the headings that are repeated among the rows of a table. */
function headingsWithin({ bandsOf }: TableSearch, band: HeaderBand, { page, lines }: Body): readonly HeaderBand[] {
  const end = lines.at(-1)?.box[3] ?? 0
  return bandsOf(page).filter(
    (other) => other !== band && other.top > band.bottom && other.bottom < end && isSameHeading(band, other),
  )
}

/** Pages after a table that are searched for missed rows. */
const PAGES_AHEAD = 20

/** Counts lines that look like rows of the table on the pages after its last one. */
function unclaimedPages({ pages, rules }: TableSearch, band: HeaderBand, from: number): PageCoverage[] {
  return pages.slice(from, from + PAGES_AHEAD).map((page) => {
    return { page: page.page, rows: 0, unclaimed: countFullRows(page.lines, band, rules) }
  })
}

/** Places the columns; headings that turn out to be parts of one are joined, those above two columns are split. */
function placeHeadings(
  cells: readonly HeaderCell[],
  { page, ...body }: Body,
  { definition, isPricedList, format }: BodyRules,
  labels: readonly ColumnLabels[],
): TableColumn[] {
  const lines = unlabelledLines(body)
  const place = (heads: readonly HeaderCell[]): TableColumn[] => placeColumns(heads, lines, page.rulings, definition)
  let placed = place(cells)
  const joined = joinHeadings(cells, placed, lines)
  if (joined.length < cells.length) placed = place(joined)
  let split = isPricedList ? splitHeadings(joined, placed, lines, definition) : joined
  if (split.length > joined.length) {
    placed = place(split)
    const filled = joinEmptyParts(split, placed, lines)
    if (filled.length < split.length) placed = place((split = filled))
  }
  return isPricedList ? stackColumns(placed, split, { page, lines }, labels, format) : placed
}

const unlabelledLines = ({ lines, labelled }: Pick<Body, "lines" | "labelled">): readonly TableLine[] =>
  labelled ? lines.filter((line) => !labelled.has(line)) : lines

/** Matches printed columns to configured ones by headings, cells and the table's arithmetic. */
function identifyColumns(
  { rules, productColumns, labels }: TableSearch,
  placed: readonly TableColumn[],
  body: Body,
): TableColumn[] {
  const { definition, format, isPricedList } = rules
  if (!isPricedList) {
    const cells = readCells(body, placed, rules)
    const rows = cells.map((row) => row.map(textOf))
    return assignByOrder(assignByText(placed, cells, definition, isPricedList), definition, { rows, labels, format })
  }
  const typed = inferColumnTypes(placed, unlabelledLines(body), format)
  const texts = readCells(body, typed, rules).map((row) => row.map(textOf))
  const assigned = assignColumns(placed, texts, labels, definition, format)
  const cells = readCells(body, assigned, rules)
  return assignByText(assignByProduct(assigned, cells, productColumns, format), cells, definition, isPricedList)
}

/** Score of the columns of a table of which none was found; it grows to 1 with the share of columns found. */
const BASE_SCORE = 0.75

/** Lowers the scores of a table with missing columns: it is less likely the requested one. */
function scaleByCompleteness(columns: readonly TableColumn[], { definition }: BodyRules): TableColumn[] {
  const found = columns.filter((column) => column.column !== undefined).length / definition.columns.length
  return columns.map((column) => ({ ...column, score: column.score * (BASE_SCORE + (1 - BASE_SCORE) * found) }))
}

function nextPart({ rules, bandsOf }: TableSearch, { band, body, columns }: Part, page: PageText): Part | undefined {
  // Lists of items continue over pages whatever is printed below them; other tables only when they reach the page's end.
  const mayRepeat = rules.isPricedList || body.isOpen || body.page.isContinued === true
  const repeated = mayRepeat ? bandsOf(page).find((other) => isSameHeading(band, other)) : undefined
  if (repeated) {
    // A nested table goes on above the next row of the list, below which its heading is repeated.
    const top = topOfNestedRows(band, repeated, rules) ?? repeated.bottom
    const next = collectBody(page, repeated, top, rules)
    return { band: repeated, body: next, columns: undefined, top }
  }
  // The same words again are the same headings, known or not.
  const heading = rules.isPricedList ? page.lines.find((line) => isRepeatedHeading(line, band)) : undefined
  const top = heading?.box[3] ?? 0
  if (heading) return { band, body: collectBody(page, { ...band, page }, top, rules), columns, top }
  const next = collectContinuation(page, band, body, rules)
  return next && { band, body: next, columns, top }
}

/** Share of the words of all headings that a line must repeat. */
const MIN_REPEATED_SHARE = 0.6

function isRepeatedHeading(line: TableLine, band: HeaderBand): boolean {
  const words = band.cells.reduce((sum, cell) => sum + cell.words.length, 0)
  return words >= MIN_REPEATED && line.words.length >= MIN_REPEATED_SHARE * words && isHeading(line, band)
}

/**
 * Points within which a caption above a heading starts another table, and by which repeated headings may be shifted.
 */
const CAPTION_DISTANCE = 60
/** Fewer headings may repeat by chance. */
const MIN_REPEATED = 3
const MAX_SHIFT = 6

/** Returns whether a header repeats the columns of another at the same positions, without a caption of its own. */
function isSameHeading(a: HeaderBand, b: HeaderBand): boolean {
  const isCaptioned = b.page.lines.some(
    (line) => line.box[3] <= b.top + 2 && b.top - line.box[3] < CAPTION_DISTANCE && isTableCaption(textOf(line.words)),
  )
  if (isCaptioned) return false
  const texts = [a, b].map((band) => band.cells.map(({ text }) => text).join("|"))
  // Each page may set its columns to fit its own cells: the same words head the same table wherever they are printed.
  if (a.cells.length >= MIN_REPEATED && texts[0] === texts[1]) return true
  const cells = a.cells.filter((cell) => cell.column !== undefined)
  return cells.every((cell) =>
    b.cells.some(
      (other) => other.column === cell.column && Math.abs(centreX(other.leaf) - centreX(cell.leaf)) < MAX_SHIFT,
    ),
  )
}
