import type { TableDefinition } from "../configuration.ts"
import type { Box } from "../document.ts"
import { onceFor } from "../layout/once-for.ts"
import type { ColumnConcept } from "../lexicon/concept.ts"
import { conceptIndex } from "../lexicon/concept-index.ts"
import { labelKey } from "../lexicon/label-key.ts"
import type { PlacedSegment } from "../page/context.ts"
import { conceptOf, conceptsOfWhole } from "../tables/headings/heading-concepts.ts"
import { PRICED_LIST_CONCEPTS } from "../tables/headings/column-concepts.ts"
import type { ExtractedTable } from "../tables/cells/extracted-table.ts"
import { extractTable } from "../tables/extract-table.ts"
import type { HeaderBand } from "../tables/headings/heading.ts"
import { collapseSpaces } from "../text/folding.ts"
import type { CellFormat } from "../tables/cells/cell-value.ts"
import { type ColumnDraft, columnType, draftColumns } from "./column-draft.ts"
import { findGridTables } from "./grid-tables.ts"
import { findPageTables } from "./page-tables.ts"
import type { Sample } from "./sample.ts"

/** Tables of one workflow. */
export const MAX_TABLES = 5
/** Headers that are tried: each reads the document once. */
const MAX_TRIED = 10
/** Share of filled cells; below, the headings are not those of a table. */
const MIN_FILLED_SHARE = 0.4

/** A table of a sample, with the rows that its definition reads. */
export interface SampleTable {
  readonly definition: TableDefinition
  /** Headings as printed, by the name of the column. */
  readonly headings: ReadonlyMap<string, string>
  readonly extracted: ExtractedTable
}

/** The tables of a sample, and whether a segment is part of one. */
export interface SampleTables {
  readonly tables: readonly SampleTable[]
  isTaken(segment: PlacedSegment): boolean
}

/** Finds the tables of a sample: native grids first, then printed ones; each is read back before it counts. */
export function findTables(sample: Sample): SampleTables {
  const { document, locale } = sample.context
  const tables: SampleTable[] = []
  const areas: Areas = new Map()
  const texts = new Set<string>()
  const seen = new Set<string>()
  let tried = 0
  for (const { grid, row, columns } of findGridTables(document.grids, locale)) {
    if (tables.length >= MAX_TABLES || tried >= MAX_TRIED) break
    tried++
    const table = readBack(sample, draftColumns(columns, locale), grid.name, 1)
    if (!table || isRepeated(tables, table)) continue
    tables.push(table)
    for (const cells of grid.rows.slice(row, row + 1 + table.extracted.rows.length)) {
      for (const { text } of cells) if (text !== "") texts.add(keyOf(grid.page, text))
    }
  }
  for (const { band, columns, rows } of findPageTables(sample.context)) {
    if (tables.length >= MAX_TABLES || tried >= MAX_TRIED) break
    if (isInside(areas, band) || isNative(texts, band)) continue
    const drafts = draftColumns(columns, locale)
    const minRows = isList(drafts) ? 1 : 2
    const key = drafts.map(({ heading }) => heading).join("\n")
    // The same headings again are those of the next page, or of a table that was rejected.
    if (rows < minRows || isStrip(drafts) || seen.has(key)) continue
    seen.add(key)
    tried++
    const table = readBack(sample, drafts, undefined, minRows)
    if (!table || !isBelow(table.extracted, band) || isTakenBy(areas, table.extracted)) continue
    for (const [page, box] of areasOf(table.extracted, band)) areas.set(page, [...(areas.get(page) ?? []), box])
    if (!isRepeated(tables, table)) tables.push(table)
  }
  return { tables, isTaken: takenBy(areas, texts) }
}

/** Extracts a drafted table and drops the columns that stay empty; undefined when it reads too little. */
function readBack(
  { context }: Sample,
  drafts: readonly ColumnDraft[],
  caption: string | undefined,
  minRows: number,
): SampleTable | undefined {
  if (drafts.length < 2) return undefined
  const name = nameOf(drafts, caption)
  const read = (own: readonly ColumnDraft[]): SampleTable => {
    const definition = { name, columns: own.map((draft) => draft.definition) }
    const headings = new Map(own.map((draft) => [draft.definition.name, draft.heading]))
    return { definition, headings, extracted: extractTable(context, definition) }
  }
  let table = read(drafts)
  const used = retype(context.locale, drafts, table.extracted)
  if (used.length < 2) return undefined
  if (used.length < drafts.length || used.some((draft) => !drafts.includes(draft))) table = read(used)
  const { rows } = table.extracted
  const filled = rows.reduce((sum, row) => sum + Object.values(row).filter((value) => value !== null).length, 0)
  return rows.length >= minRows && filled >= MIN_FILLED_SHARE * rows.length * used.length ? table : undefined
}

/** Types the columns again by the cells that were read, which are those of rows alone; drops columns without any. */
function retype(format: CellFormat, drafts: readonly ColumnDraft[], { evidence }: ExtractedTable): ColumnDraft[] {
  return drafts.flatMap((draft) => {
    const cells = evidence.flatMap((row) => row[draft.definition.name]?.text ?? [])
    if (cells.length === 0) return []
    const type = columnType(draft.heading, cells, format)
    return type === draft.definition.type ? [draft] : [{ ...draft, definition: { ...draft.definition, type } }]
  })
}

/** Returns whether the headings are those of a list of items: it may have one row, where others are labels above their values. */
function isList(drafts: readonly ColumnDraft[]): boolean {
  const concepts = new Set(drafts.flatMap(({ heading }) => [...conceptsOfWhole(heading)]))
  return (
    ITEM_CONCEPTS.some((concept) => concepts.has(concept)) &&
    [...PRICED_LIST_CONCEPTS].some((concept) => concepts.has(concept))
  )
}

/** Returns whether most headings are labels of the document's own numbers and dates, above their values. */
function isStrip(drafts: readonly ColumnDraft[]): boolean {
  const labels = drafts.filter(
    ({ heading }) =>
      conceptsOfWhole(heading).size === 0 &&
      conceptIndex()
        .byKey.get(labelKey(heading))
        ?.some(({ isWeak }) => !isWeak),
  )
  return labels.length > drafts.length / 2
}

const ITEM_CONCEPTS: readonly ColumnConcept[] = ["description", "article", "details", "quantity"]

/** Names a table by what its columns list, else by its caption. */
function nameOf(drafts: readonly ColumnDraft[], caption: string | undefined): string {
  const concepts = new Set<ColumnConcept | undefined>(drafts.map(({ heading }) => conceptOf(heading)))
  const has = (...wanted: readonly ColumnConcept[]): boolean => wanted.some((concept) => concepts.has(concept))
  if (has("debit", "credit", "balance") || (has("bookingDate") && has("details", "amount"))) return "Transactions"
  if (has("paidAmount") && has("documentNumber")) return "Payments"
  if (has("description", "article") && [...PRICED_LIST_CONCEPTS].some((concept) => has(concept))) return "Line items"
  const name = collapseSpaces(caption ?? "").replace(/\p{Cc}/gu, "")
  return name !== "" && name.length <= MAX_CAPTION_LENGTH ? name : "Table"
}

const MAX_CAPTION_LENGTH = 60

/** Returns whether two tables have the same columns: one is the continuation of the other, or its copy. */
function isRepeated(tables: readonly SampleTable[], { definition }: SampleTable): boolean {
  const key = definition.columns.map(({ name }) => name).join("\n")
  return tables.some((other) => other.definition.columns.map(({ name }) => name).join("\n") === key)
}

/** The areas of the tables by displayed page. */
type Areas = Map<number, readonly Box[]>

/** Returns whether the first row is printed below the headings, and not those of another table. */
function isBelow({ evidence }: ExtractedTable, band: HeaderBand): boolean {
  const boxes = Object.values(evidence[0] ?? {})
  const heads = boundsOf(band.cells.flatMap(({ words }) => words.map(({ source }) => source.source.box)))
  // A rotated page has other boxes than its reading frame: there only the page is compared.
  const isUpright = band.cells.every(({ words }) => words.every(({ source }) => source.source.rotation === 0))
  return boxes.some(({ page, box }) => page === band.page.page && (!isUpright || !box || !heads || box[1] >= heads[1]))
}

function areasOf({ evidence }: ExtractedTable, band: HeaderBand): [page: number, box: Box][] {
  const boxes = new Map<number, Box[]>([
    [band.page.page, band.cells.flatMap(({ words }) => words.map(({ source }) => source.source.box))],
  ])
  for (const { page, box } of evidence.flatMap((cells) => Object.values(cells))) {
    if (!box) continue
    const list = boxes.get(page)
    if (list) list.push(box)
    else boxes.set(page, [box])
  }
  return [...boxes].flatMap(([page, list]): [number, Box][] => {
    const box = boundsOf(list)
    return box ? [[page, box]] : []
  })
}

function boundsOf(boxes: readonly Box[]): Box | undefined {
  const [first] = boxes
  if (!first) return undefined
  const bounds: [number, number, number, number] = [...first]
  for (const [x0, y0, x1, y1] of boxes) {
    bounds[0] = Math.min(bounds[0], x0)
    bounds[1] = Math.min(bounds[1], y0)
    bounds[2] = Math.max(bounds[2], x1)
    bounds[3] = Math.max(bounds[3], y1)
  }
  return bounds
}

function isInside(areas: Areas, { page, cells }: HeaderBand): boolean {
  const heads = boundsOf(cells.flatMap(({ words }) => words.map(({ source }) => source.source.box)))
  return heads !== undefined && (areas.get(page.page) ?? []).some((area) => holds(area, heads))
}

const holds = (box: Box, [x0, y0, x1, y1]: Box): boolean => {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
  return x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3]
}

/** Returns whether a row is one of a table that was read before. */
const isTakenBy = (areas: Areas, { evidence }: ExtractedTable): boolean =>
  evidence
    .slice(0, MAX_COMPARED_ROWS)
    .some((row) =>
      Object.values(row).some(({ page, box }) => box && (areas.get(page) ?? []).some((area) => holds(area, box))),
    )

/** Rows that are compared with the tables before. */
const MAX_COMPARED_ROWS = 20

const keyOf = (page: number, text: string): string => `${page} ${collapseSpaces(text)}`

/** Returns whether the headings are those of a native grid that was read. */
const isNative = (texts: ReadonlySet<string>, { page, cells }: HeaderBand): boolean =>
  cells.filter(({ text }) => texts.has(keyOf(page.page, text))).length >= 2

function takenBy(areas: Areas, texts: ReadonlySet<string>): SampleTables["isTaken"] {
  const nativeTexts = onceFor(
    ({ segments }: PlacedSegment["line"]) => segments.filter(({ text, page }) => texts.has(keyOf(page, text))).length,
  )
  return ({ page, text, line, words }) => {
    if (texts.has(keyOf(page, text)) && nativeTexts(line) >= Math.min(2, line.segments.length)) return true
    const own = words[0]?.source.box
    return own !== undefined && (areas.get(page) ?? []).some((area) => holds(area, own))
  }
}
