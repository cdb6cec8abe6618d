import type { TableDefinition } from "../configuration.ts"
import type { Grid } from "../document.ts"
import type { ExtractionContext, TableAnswer } from "../extract/context.ts"
import { type BodyRules, collectBody, collectContinuation } from "./body.ts"
import { centreX } from "./boxes.ts"
import { MONEY_CONCEPTS } from "./column-concepts.ts"
import { columnLabels, type ColumnLabels } from "./column-labels.ts"
import { placeColumns } from "./columns.ts"
import { findGridHeader } from "./grid-header.ts"
import { readGrid } from "./grid-table.ts"
import { findHeaderBands, type HeaderBand } from "./header-band.ts"
import { type PageText, readPageText, textOf } from "./page-text.ts"
import { countFilled, readRows } from "./reading.ts"
import { isTableCaption } from "./stop-words.ts"

const NO_ROWS: TableAnswer = { rows: [], evidence: [] }
/** Candidates that are read in full; the score of the headings alone mostly decides. */
const BANDS_READ = 6

interface Search {
  readonly pages: readonly PageText[]
  readonly labels: readonly ColumnLabels[]
  readonly rules: BodyRules
  readonly bands: Map<PageText, HeaderBand[]>
}

/** Extracts one configured table; no rows when the document does not hold it. */
export function extractTable(context: ExtractionContext, definition: TableDefinition): TableAnswer {
  const labels = definition.columns.map(columnLabels)
  const rules: BodyRules = { definition, format: context.locale, isMoney: isMoneyTable(labels) }
  const fromGrid = extractFromGrids(context.document.grids, rules, labels)
  if (fromGrid.rows.length > 0) return fromGrid
  const pages = context.layouts.map(readPageText)
  const search: Search = { pages, labels, rules, bands: new Map() }
  const bands = hintedPages(pages, definition).flatMap((page) => bandsOf(search, page).slice(0, 4))
  let best: { score: number; answer: TableAnswer } | undefined
  for (const band of bands.toSorted((a, b) => b.score - a.score).slice(0, BANDS_READ)) {
    const answer = readBand(search, band)
    const filled = countFilled(answer, definition)
    if (filled === 0) continue
    const share = filled / (answer.rows.length * definition.columns.length)
    const score = band.score + Math.min(0.5, filled / 200) + 0.5 * share
    if (!best || score > best.score) best = { score, answer }
  }
  return best?.answer ?? NO_ROWS
}

/** The format's own tables come first: their cells need no guessing. */
function extractFromGrids(grids: readonly Grid[], rules: BodyRules, labels: readonly ColumnLabels[]): TableAnswer {
  let best: { score: number; answer: TableAnswer } | undefined
  for (const grid of grids) {
    const header = findGridHeader(grid, labels)
    if (!header || header.score <= (best?.score ?? 0)) continue
    const answer = readGrid(header, rules)
    if (answer.rows.length > 0) best = { score: header.score, answer }
  }
  return best?.answer ?? NO_ROWS
}

function bandsOf(search: Search, page: PageText): HeaderBand[] {
  let bands = search.bands.get(page)
  if (!bands) {
    bands = findHeaderBands(page, search.labels)
    search.bands.set(page, bands)
  }
  return bands
}

/** A list of priced items or bookings: two columns of money or counts, or one beside a description. */
function isMoneyTable(labels: readonly ColumnLabels[]): boolean {
  const concepts = labels.flatMap(({ concept }) => concept ?? [])
  const money = concepts.filter((concept) => MONEY_CONCEPTS.has(concept)).length
  return money > 1 || (money === 1 && concepts.includes("description"))
}

/** A description such as `The table on page 3` names the page; without one all pages are searched. */
function hintedPages(pages: readonly PageText[], definition: TableDefinition): readonly PageText[] {
  const hint = /\b(?:page|seite|página|pagina|strona|blz\.?)\s+(\d{1,4})\b/iu.exec(definition.description ?? "")?.[1]
  const hinted = pages.filter((page) => page.page === Number(hint))
  return hinted.length > 0 ? hinted : pages
}

/** Reads the table below a heading and its continuation on the following pages. */
function readBand(search: Search, first: HeaderBand): TableAnswer {
  const answer: TableAnswer = { rows: [], evidence: [] }
  let body = collectBody(first.page, first, first.bottom, search.rules)
  let band = first
  let columns = placeColumns(band.cells, body.lines, band.page.rulings, search.rules.definition)
  for (let index = search.pages.indexOf(first.page); index < search.pages.length; index++) {
    const part = readRows(body, columns, search.rules)
    answer.rows.push(...part.rows)
    answer.evidence.push(...part.evidence)
    const page = search.pages[index + 1]
    if (!page || answer.rows.length === 0) break
    const mayRepeat = search.rules.isMoney || body.isOpen
    const repeated = mayRepeat ? bandsOf(search, page).find((other) => isSameHeading(band, other)) : undefined
    const next = repeated
      ? collectBody(page, repeated, repeated.bottom, search.rules)
      : body.isOpen
        ? collectContinuation(page, band, search.rules)
        : undefined
    if (!next || next.lines.length === 0) break
    if (repeated) {
      band = repeated
      columns = placeColumns(band.cells, next.lines, page.rulings, search.rules.definition)
    }
    body = next
  }
  return answer
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
