import { cellFormatOf } from "./cells/cell-format.ts"
import type { TableDefinition } from "../configuration.ts"
import type { Grid } from "../document.ts"
import type { ExtractionContext } from "../page/context.ts"
import { type OnCell, withConfidence } from "./confidence/cell-confidence.ts"
import { fillDocumentRate } from "./details/document-rate.ts"
import type { ExtractedTable } from "./cells/extracted-table.ts"
import type { FoundTable } from "./cells/found-table.ts"
import { productCheck, type ProductColumns, productColumnsOf } from "./rows/arithmetic.ts"
import { restoreDecimals } from "./rows/lost-decimals.ts"
import type { BodyRules } from "./body/body-rules.ts"
import { greatest } from "../arrays/extremes.ts"
import { findCardRecords } from "./bands/card-records.ts"
import { findAlignedBand } from "./bands/aligned-band.ts"
import { captionScore, captionWords, gridCaptionScore } from "./headings/caption.ts"
import { MONEY_CONCEPTS, PRICED_LIST_CONCEPTS } from "./headings/column-concepts.ts"
import { type ColumnLabels, tableLabels } from "./headings/column-labels.ts"
import { assignGridColumns } from "./assignment/grid-columns.ts"
import { findGridHeader, type GridHeader } from "./headings/grid-header.ts"
import { readGrid } from "./grid-table.ts"
import { findHeaderBands } from "./headings/header-band.ts"
import type { HeaderBand } from "./headings/heading.ts"
import { findHeaderlessBand } from "./bands/headerless-band.ts"
import { findReconciledBand } from "./bands/reconciled-band.ts"
import { listColumnsOf } from "./lists/list-table.ts"
import { findReconciledList } from "./lists/reconciled-list.ts"
import { findTypedBand } from "./bands/typed-band.ts"
import { findNestedTables } from "./headings/nested-headings.ts"
import type { PageText } from "./words/page-text.ts"
import { readTable, type TableSearch } from "./read-table.ts"
import { cutPagesWarning, wideGridWarning } from "./headings/coverage.ts"
import { splitPageColumns } from "./page-columns.ts"
import { titledPart } from "./titled-part.ts"
import { withoutRunningFeet } from "./body/running-feet.ts"
import { unfoldShared } from "./unfold/unfold-shared.ts"
import { unfoldTiers } from "./unfold/unfold-tiers.ts"

const NO_ROWS: FoundTable = { rows: [], evidence: [] }
/** Header candidates of one page, and of all pages, that are read in full; mostly the score of the headings decides. */
const MAX_BANDS_PER_PAGE = 4
const MAX_BANDS_READ = 6
/** A table with a smaller share of filled cells may have been read below the wrong headings. */
const MIN_FILLED_SHARE = 0.5
/** A guess without known headings must fill this many times the cells of the table that headings gave. */
const GUESS_MARGIN = 1.5
/** Weights that rank candidates beside their headings: filled cells count up to a bound, and so does their share. */
const FILLED_CELLS_PER_POINT = 200
const MAX_FILLED_SCORE = 0.5
const FILLED_SHARE_WEIGHT = 0.5

/** Extracts one configured table; returns no rows when the document does not contain it. `onCell` is for the fit of the confidence. */
export function extractTable(context: ExtractionContext, definition: TableDefinition, onCell?: OnCell): ExtractedTable {
  const cut = new Set<number>()
  const labels = tableLabels(definition.columns)
  const productColumns = productColumnsOf(labels.map(({ concept }) => concept))
  const found = findTable(context, definition, labels, productColumns, (page) => cut.add(page))
  const restored = restoreDecimals(found, definition, productColumns)
  const extracted = withConfidence(restored, definition, cellFormatOf(context), onCell)
  const warnings = [...cutPagesWarning(definition, cut), ...wideGridWarning(definition, context.document.grids)]
  return warnings.length === 0 ? extracted : { ...extracted, warnings: [...(extracted.warnings ?? []), ...warnings] }
}

function findTable(
  context: ExtractionContext,
  definition: TableDefinition,
  labels: readonly ColumnLabels[],
  productColumns: ProductColumns,
  onCut: (page: number) => void,
): FoundTable {
  const printed = withoutRunningFeet(context.layouts)
  const rules: BodyRules = {
    definition,
    format: cellFormatOf(context),
    isPricedList: hasPricedColumns(definition, labels),
    hasAmounts: labels.some(({ concept }) => concept !== undefined && MONEY_CONCEPTS.has(concept)),
    nested: findNestedTables(printed),
  }
  const pages = unfoldShared(unfoldTiers(printed.flatMap(splitPageColumns)), {
    definition,
    labels,
    format: rules.format,
  })
  const caption = captionWords(definition)
  const fromGrid = extractFromGrids(context.document.grids, rules, labels, caption)
  if (fromGrid.rows.length > 0) return fromGrid
  const bandsOf = memoize((page: PageText) =>
    findHeaderBands(page, labels, rules.isPricedList, () => onCut(page.page))
      .map((band) => ({ ...band, score: band.score + captionScore(band, caption) }))
      .toSorted((a, b) => b.score - a.score),
  )
  const titled = pages.map((page) => titledPart(page, definition.name))
  if (titled.some((part) => part !== undefined)) {
    const parts = titled.flatMap((part) => part ?? [])
    const own = findPrinted({ pages: parts, rules, productColumns, labels, bandsOf }, definition)
    if (own.rows.length > 0) return fillDocumentRate(own, printed, rules, labels)
  }
  const found = findPrinted({ pages, rules, productColumns, labels, bandsOf }, definition)
  return fillDocumentRate(found, printed, rules, labels)
}

/** Finds a table on printed pages, or on the parts of them that its name is printed above. */
function findPrinted(search: TableSearch, definition: TableDefinition): FoundTable {
  const { pages, rules, labels } = search
  const hinted = hintedPages(pages, definition)
  const headed = readBest(search, hinted) ?? (hinted.length < pages.length ? readBest(search, pages) : undefined)
  const cards = findCardRecords(pages, rules, labels)
  const best = cards && countFilled(cards) >= countFilled(headed ?? NO_ROWS) ? cards : headed
  const isFuller = (guess: FoundTable | undefined): guess is FoundTable =>
    guess !== undefined && countFilled(guess) > GUESS_MARGIN * countFilled(best ?? NO_ROWS)
  if (best && shareFilled(best, definition) > MIN_FILLED_SHARE) {
    // Known headings may be those of the sums below a list whose own headings are not.
    const products = isPriced(search.productColumns) && countProducts(search, best) === 0 && readProducts(search)
    return products && isFuller(products) ? products : best
  }
  const typed = readBelow(search, hinted, findTypedBand)
  const items = rules.isPricedList ? readItems(search) : undefined
  // Products are better evidence than the types of cells below a heading that nobody knows.
  const isTyped = isFuller(typed) && !(isFuller(items) && isBetter(search, items, typed))
  const guess = isTyped ? typed : isFuller(items) ? items : (best ?? NO_ROWS)
  const aligned = readBelow(search, hinted, findAlignedBand)
  return aligned && isMoreTelling(search, aligned, guess, guess === best) ? aligned : guess
}

/**
 * Returns whether rows that are only aligned tell most of what is asked for, and much more than another table; where that has no known
 * headings either, more products or as many and fuller rows are enough.
 */
function isMoreTelling(search: TableSearch, aligned: FoundTable, other: FoundTable, isHeaded: boolean): boolean {
  const { definition } = search.rules
  const [share, filled] = [shareFilled(aligned, definition), countFilled(aligned)]
  if (share <= MIN_FILLED_SHARE) return false
  const isMuch = filled > GUESS_MARGIN * countFilled(other)
  if (isMuch || isHeaded) return isMuch
  const more = countProducts(search, aligned) - countProducts(search, other)
  return filled > countFilled(other) && (more > 0 || (more === 0 && share > shareFilled(other, definition)))
}

/** Returns whether a list by arithmetic has more products than a table by its types, or as many and more cells. */
function isBetter(search: TableSearch, items: FoundTable, typed: FoundTable): boolean {
  const more = countProducts(search, items) - countProducts(search, typed)
  return more > 0 || (more === 0 && countFilled(items) > countFilled(typed))
}

/** Counts the rows whose quantity and price multiply to their total. */
function countProducts({ rules, productColumns }: TableSearch, { rows }: FoundTable): number {
  const check = productCheck(rules.definition, productColumns)
  return rows.filter((row) => [...check(row).values()].includes(true)).length
}

function readBest(search: TableSearch, pages: readonly PageText[]): FoundTable | undefined {
  const bands = pages.flatMap((page) => search.bandsOf(page).slice(0, MAX_BANDS_PER_PAGE))
  return bestOf(search, bands.toSorted((a, b) => b.score - a.score).slice(0, MAX_BANDS_READ))
}

/** Reads the first table whose columns are identified by the types of their cells, as a list of priced items or bookings. */
function readBelow(
  search: TableSearch,
  pages: readonly PageText[],
  find: (page: PageText, labels: readonly ColumnLabels[], rules: BodyRules) => HeaderBand | undefined,
): FoundTable | undefined {
  const rules = { ...search.rules, isPricedList: true }
  const bandOf = memoize((page: PageText) => find(page, search.labels, rules))
  const bandsOf = (page: PageText): readonly HeaderBand[] => [bandOf(page) ?? []].flat()
  for (const page of pages) {
    const band = bandOf(page)
    if (band) return bestOf({ ...search, rules, bandsOf }, [band])
  }
  return undefined
}

const descriptionOf = ({ labels }: TableSearch): number => labels.findIndex(({ concept }) => concept === "description")

/** Returns whether a quantity, a price and a total are asked for. */
const isPriced = (columns: ProductColumns): boolean => Object.values(columns).every((column) => column !== undefined)

/** Reads a list of items without headings by its products. */
function readProducts(search: TableSearch): FoundTable | undefined {
  const { pages, rules, productColumns, labels } = search
  const description = descriptionOf(search)
  if (description < 0) return undefined
  const bands = pages.flatMap((page) => findHeaderlessBand(page, description, productColumns, labels, rules) ?? [])
  return bestOf(search, bands.slice(0, 1))
}

/** Reads a list of items without headings by its products, else by its printed sum. */
function readItems(search: TableSearch): FoundTable | undefined {
  const { pages, rules, productColumns } = search
  const description = descriptionOf(search)
  if (description < 0 || (productColumns.lineTotal === undefined && productColumns.unitPrice === undefined))
    return undefined
  const byProducts = readProducts(search)
  if (byProducts) return byProducts
  const reconciled = findReconciledBand(pages, search.labels, rules)
  const byBand = reconciled && bestOf(search, [reconciled])
  const byList = findReconciledList(pages, rules, listColumnsOf(productColumns, description), search.labels)
  // A list also has what is printed below its entries.
  return byBand && byList && countFilled(byList) > countFilled(byBand) ? byList : (byBand ?? byList)
}

/** Returns the table with the best headings and the fullest rows. */
function bestOf(search: TableSearch, bands: readonly HeaderBand[]): FoundTable | undefined {
  let best: { score: number; extracted: FoundTable; band: HeaderBand; bands: ReadonlySet<HeaderBand> } | undefined
  const read: { score: number; band: HeaderBand }[] = []
  const continued = new Set<HeaderBand>()
  for (const band of bands) {
    // A heading that repeats an earlier candidate's on a later page starts no table of its own.
    if (continued.has(band) || (best && isBeaten(search, band, best))) continue
    const { extracted, bands: own } = readTable(search, band)
    for (const other of own) continued.add(other)
    const filled = countFilled(extracted)
    if (filled === 0) continue
    const columns = search.rules.definition.columns.length
    // A column of numbers alone, without a name or a second number, is not a list of items.
    if (search.rules.isPricedList && columns > 2 && filled === extracted.rows.length) continue
    const score =
      band.score +
      Math.min(MAX_FILLED_SCORE, filled / FILLED_CELLS_PER_POINT) +
      (FILLED_SHARE_WEIGHT * filled) / (extracted.rows.length * columns)
    read.push({ score, band })
    // The same table read from an earlier page on is the more complete one.
    const isLonger = best !== undefined && band !== best.band && own.has(best.band)
    if (!best || isLonger || score > best.score)
      best = { score: Math.max(score, isLonger ? (best?.score ?? 0) : 0), extracted, band, bands: own }
  }
  if (!best) return undefined
  const { band: own, bands: parts, score, extracted } = best
  const others = read.filter(({ band }) => !parts.has(band) && isApart(own, band))
  const rival = others.length === 0 ? undefined : Math.min(0, greatest(others.map((other) => other.score)) - score)
  return { ...extracted, rival }
}

/** Returns whether two headers are printed at different places: of one place they are two readings of the same table. */
const isApart = (a: HeaderBand, b: HeaderBand): boolean => a.page !== b.page || a.bottom < b.top || b.bottom < a.top

/** Returns whether a table cannot become the best one, however full its rows are; one that starts on an earlier page may contain it. */
function isBeaten({ pages }: TableSearch, band: HeaderBand, best: { score: number; band: HeaderBand }): boolean {
  return (
    band.score + MAX_FILLED_SCORE + FILLED_SHARE_WEIGHT <= best.score &&
    pages.indexOf(band.page) >= pages.indexOf(best.band.page)
  )
}

function countFilled({ rows }: FoundTable): number {
  return rows.flatMap((row) => Object.values(row).filter((value) => value !== null)).length
}

function shareFilled(extracted: FoundTable, { columns }: TableDefinition): number {
  return countFilled(extracted) / Math.max(1, extracted.rows.length * columns.length)
}

/** Reads the tables of the file format first: their cells need no layout analysis. */
function extractFromGrids(
  grids: readonly Grid[],
  rules: BodyRules,
  labels: readonly ColumnLabels[],
  caption: ReadonlySet<string>,
): FoundTable {
  const headers = grids.flatMap((grid) => {
    const header = findGridHeader(grid, labels)
    return header ? [{ header, score: header.score + gridCaptionScore(grid, header.row, caption) }] : []
  })
  const assign = (header: GridHeader): GridHeader =>
    rules.isPricedList ? assignGridColumns(header, labels, rules.definition, rules.format) : header
  for (const { header } of headers.toSorted((a, b) => b.score - a.score)) {
    const extracted = readGrid(assign(header), rules)
    if (extracted.rows.length > 0) return extracted
  }
  return NO_ROWS
}

function memoize<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const cache = new Map<Key, Value>()
  return (key) => {
    const found = cache.get(key)
    if (found !== undefined) return found
    const value = compute(key)
    cache.set(key, value)
    return value
  }
}

/** Returns whether a table is a list of priced items or bookings: two such columns, or one beside a description or a date. */
function hasPricedColumns({ columns }: TableDefinition, labels: readonly ColumnLabels[]): boolean {
  const concepts = labels.flatMap(({ concept }) => concept ?? [])
  const money = concepts.filter((concept) => PRICED_LIST_CONCEPTS.has(concept)).length
  const isNamed = concepts.includes("description") || concepts.includes("details")
  return money > 1 || (money === 1 && (isNamed || columns.some(({ type }) => type === "date")))
}

/** Returns the page that a description such as `The table on page 3` names; all pages without one. */
function hintedPages(pages: readonly PageText[], definition: TableDefinition): readonly PageText[] {
  const hint = /\b(?:page|seite|página|pagina|strona|blz\.?)\s+(\d{1,4})\b/iu.exec(definition.description ?? "")?.[1]
  const hinted = pages.filter((page) => page.page === Number(hint))
  return hinted.length > 0 ? hinted : pages
}
