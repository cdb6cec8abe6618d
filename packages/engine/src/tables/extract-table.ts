import type { TableDefinition } from "../configuration.ts"
import type { Grid } from "../document.ts"
import type { ExtractionContext } from "../page/context.ts"
import type { ExtractedTable } from "./extracted-table.ts"
import { factorsOf } from "./arithmetic.ts"
import type { BodyRules } from "./body-rules.ts"
import { captionScore, captionWords, gridCaptionScore } from "./caption.ts"
import { PRICED_LIST_CONCEPTS } from "./column-concepts.ts"
import { columnLabels, type ColumnLabels } from "./column-labels.ts"
import { assignGridColumns } from "./grid-columns.ts"
import { findGridHeader, type GridHeader } from "./grid-header.ts"
import { readGrid } from "./grid-table.ts"
import { findHeaderBands } from "./header-band.ts"
import type { HeaderBand } from "./heading.ts"
import { findHeadlessBand } from "./headless.ts"
import { findSummedList } from "./summed-list.ts"
import { findTypedBand } from "./typed-band.ts"
import { type PageText, readPageText } from "./page-text.ts"
import { readTable, type TableSearch } from "./read-table.ts"
import { cutPagesWarning, wideGridWarning } from "./coverage.ts"
import { unfoldColumns } from "./side-by-side.ts"

const NO_ROWS: ExtractedTable = { rows: [], evidence: [] }
/** Candidates of one page and of all pages that are read in full; the score of the headings alone mostly decides. */
const BANDS_OF_PAGE = 4
const BANDS_READ = 6
/** A table with no more than this part of its cells filled was perhaps read below the wrong headings. */
const HALF = 0.5

/** Extracts one configured table; no rows when the document does not hold it. */
export function extractTable(context: ExtractionContext, definition: TableDefinition): ExtractedTable {
  const cut = new Set<number>()
  const answer = findTable(context, definition, (page) => cut.add(page))
  const warnings = [...cutPagesWarning(definition, cut), ...wideGridWarning(definition, context.document.grids)]
  return warnings.length === 0 ? answer : { ...answer, warnings: [...(answer.warnings ?? []), ...warnings] }
}

function findTable(
  context: ExtractionContext,
  definition: TableDefinition,
  onCut: (page: number) => void,
): ExtractedTable {
  const labels = definition.columns.map(columnLabels)
  const rules: BodyRules = { definition, format: context.locale, isMoney: isMoneyTable(labels) }
  const caption = captionWords(definition)
  const fromGrid = extractFromGrids(context.document.grids, rules, labels, caption)
  if (fromGrid.rows.length > 0) return fromGrid
  const pages = context.layouts.map(readPageText).flatMap(unfoldColumns)
  const bandsOf = memoize((page: PageText) =>
    findHeaderBands(page, labels, rules.isMoney, () => onCut(page.page))
      .map((band) => ({ ...band, score: band.score + captionScore(band, caption) }))
      .toSorted((a, b) => b.score - a.score),
  )
  const factors = factorsOf(labels.map(({ concept }) => concept))
  const search: TableSearch = { pages, rules, factors, labels, bandsOf }
  const hinted = hintedPages(pages, definition)
  const best = readBest(search, hinted) ?? (hinted.length < pages.length ? readBest(search, pages) : undefined)
  if (best && shareFilled(best, definition) > HALF) return best
  const typed = guessByTypes(search, hinted)
  if (typed && countFilled(typed) > 1.5 * countFilled(best ?? NO_ROWS)) return typed
  const description = labels.findIndex(({ concept }) => concept === "description")
  const items = rules.isMoney && description >= 0 ? guessItems(search, description) : undefined
  return items && countFilled(items) > 1.5 * countFilled(best ?? NO_ROWS) ? items : (best ?? NO_ROWS)
}

function readBest(search: TableSearch, pages: readonly PageText[]): ExtractedTable | undefined {
  const bands = pages.flatMap((page) => search.bandsOf(page).slice(0, BANDS_OF_PAGE))
  return bestOf(search, bands.toSorted((a, b) => b.score - a.score).slice(0, BANDS_READ))
}

/** Tables whose headings are all unknown: by the types of their cells. They are lists of money, or else not read so. */
function guessByTypes(search: TableSearch, pages: readonly PageText[]): ExtractedTable | undefined {
  const rules = { ...search.rules, isMoney: true }
  for (const page of pages) {
    const band = findTypedBand(page, search.labels, rules)
    if (band) return bestOf({ ...search, rules, bandsOf: typedBandsOf(search, rules) }, [band])
  }
  return undefined
}

function typedBandsOf({ labels }: TableSearch, rules: BodyRules): TableSearch["bandsOf"] {
  return memoize((page: PageText) => [findTypedBand(page, labels, rules) ?? []].flat())
}

/** Lists of items without headings: by their products, else by their sum. */
function guessItems(search: TableSearch, description: number): ExtractedTable | undefined {
  const { pages, rules, factors } = search
  if (factors.lineTotal === undefined) return undefined
  const headless = pages.flatMap((page) => findHeadlessBand(page, description, factors, rules.format) ?? [])
  const places = { ...factors, description }
  return bestOf(search, headless.slice(0, 1)) ?? findSummedList(pages, rules.definition, places, rules.format)
}

/** The answer with the best headings and the fullest rows. */
function bestOf(search: TableSearch, bands: readonly HeaderBand[]): ExtractedTable | undefined {
  let best: { score: number; answer: ExtractedTable; band: HeaderBand } | undefined
  const passed = new Set<HeaderBand>()
  for (const band of bands) {
    // A heading that an earlier reading went on with begins no table of its own.
    if (passed.has(band)) continue
    const { answer, bands: own } = readTable(search, band)
    for (const other of own) passed.add(other)
    const filled = countFilled(answer)
    if (filled === 0) continue
    const columns = search.rules.definition.columns.length
    // A column of figures alone, without a name or a second figure, is no list of items.
    if (search.rules.isMoney && columns > 2 && filled === answer.rows.length) continue
    const score = band.score + Math.min(0.5, filled / 200) + (0.5 * filled) / (answer.rows.length * columns)
    // The same table begun a page earlier is the whole of it.
    const isWhole = best !== undefined && band !== best.band && own.has(best.band)
    if (!best || isWhole || score > best.score)
      best = { score: Math.max(score, isWhole ? (best?.score ?? 0) : 0), answer, band }
  }
  return best?.answer
}

function countFilled({ rows }: ExtractedTable): number {
  return rows.flatMap((row) => Object.values(row).filter((value) => value !== null)).length
}

function shareFilled(answer: ExtractedTable, { columns }: TableDefinition): number {
  return countFilled(answer) / Math.max(1, answer.rows.length * columns.length)
}

/** The format's own tables come first: their cells need no guessing. */
function extractFromGrids(
  grids: readonly Grid[],
  rules: BodyRules,
  labels: readonly ColumnLabels[],
  caption: ReadonlySet<string>,
): ExtractedTable {
  const headers = grids.flatMap((grid) => {
    const header = findGridHeader(grid, labels)
    return header ? [{ header, score: header.score + gridCaptionScore(grid, header.row, caption) }] : []
  })
  const assign = (header: GridHeader): GridHeader =>
    rules.isMoney ? assignGridColumns(header, labels, rules.definition, rules.format) : header
  for (const { header } of headers.toSorted((a, b) => b.score - a.score)) {
    const answer = readGrid(assign(header), rules)
    if (answer.rows.length > 0) return answer
  }
  return NO_ROWS
}

function memoize<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const value = compute(key)
    known.set(key, value)
    return value
  }
}

/** A list of priced items or bookings: two columns of money or counts, or one beside a description. */
function isMoneyTable(labels: readonly ColumnLabels[]): boolean {
  const concepts = labels.flatMap(({ concept }) => concept ?? [])
  const money = concepts.filter((concept) => PRICED_LIST_CONCEPTS.has(concept)).length
  return money > 1 || (money === 1 && (concepts.includes("description") || concepts.includes("details")))
}

/** A description such as `The table on page 3` names the page; without one all pages are searched. */
function hintedPages(pages: readonly PageText[], definition: TableDefinition): readonly PageText[] {
  const hint = /\b(?:page|seite|página|pagina|strona|blz\.?)\s+(\d{1,4})\b/iu.exec(definition.description ?? "")?.[1]
  const hinted = pages.filter((page) => page.page === Number(hint))
  return hinted.length > 0 ? hinted : pages
}
