import type { ExtractionContext } from "../page/context.ts"
import { overlapX, unionBox } from "../tables/words/boxes.ts"
import { type CellFormat, readCell } from "../tables/cells/cell-value.ts"
import type { HeaderBand } from "../tables/headings/heading.ts"
import { splitPageColumns } from "../tables/page-columns.ts"
import { chunksOf, type PageText, readPageText, type TableLine, textOf } from "../tables/words/page-text.ts"
import type { PrintedColumn } from "./column-draft.ts"
import { type DraftedHeader, headersAt } from "./page-headers.ts"

/** Pages that are searched for tables; a table that is printed only later is not typical of the document. */
const MAX_PAGES = 20
/** Lines of a page that are searched for headings, and below one for rows. */
const MAX_LINES = 400
const MAX_ROW_LINES = 12
/** Headers of one page that are tried. */
const MAX_BANDS = 6
/** Words of a line that may be a row; the rows of the widest printed tables have a few hundred. */
const MAX_WORDS = 300
/** Gap between the cells of a row, in font sizes. */
const CELL_GAP = 0.75
/** Rows of the same shape below unknown headings. */
const MIN_ROWS = 2
/** Headings from which the lexicon alone shows a table; fewer need rows of one shape. */
const MIN_KNOWN = 3
const MIN_TYPED_SHARE = 0.7
/** Known headings of a line that start another table, or another row of labels above their values. */
const MIN_OTHER_HEADINGS = 2

/** A header on a page, with what is printed below each heading. */
export interface PageTable {
  readonly band: HeaderBand
  readonly columns: readonly PrintedColumn[]
  /** Number of the first lines below that fill at least half of the columns, up to the next header. */
  readonly rows: number
}

/** Finds the headers of a document's pages, on each page the best ones first: lines of short texts above rows that fit them. */
export function findPageTables({ layouts, locale }: ExtractionContext): PageTable[] {
  return layouts
    .slice(0, MAX_PAGES)
    .map(readPageText)
    .flatMap(splitPageColumns)
    .flatMap((page) => bestTables(page, locale))
}

function bestTables(page: PageText, format: CellFormat): PageTable[] {
  const lines = page.lines.slice(0, MAX_LINES)
  const headers = lines.map((_, index) => headersAt(lines, index))
  const starts = headers.map((own) => own.some(({ known }) => known >= MIN_OTHER_HEADINGS))
  const found = headers.flat().flatMap((header) => tableBelow(page, header, starts, format) ?? [])
  const chosen: (PageTable & { readonly score: number })[] = []
  for (const table of found.toSorted((a, b) => b.score - a.score)) {
    if (chosen.length >= MAX_BANDS) break
    const { top, bottom } = table.band
    if (chosen.every(({ band }) => band.top >= bottom || band.bottom <= top)) chosen.push(table)
  }
  return chosen
}

/** Reads the lines below a header; undefined when they do not fit it. */
function tableBelow(
  page: PageText,
  { cells, top, bottom, known, next }: DraftedHeader,
  starts: readonly boolean[],
  format: CellFormat,
): (PageTable & { readonly score: number }) | undefined {
  const texts = cells.map((): string[] => [])
  let rows = 0
  for (let index = next; index < Math.min(page.lines.length, next + MAX_ROW_LINES); index++) {
    const line = page.lines[index]
    if (!line || starts[index] === true) break
    const found = cellsOf(line, cells)
    if (!found) continue
    if (found.size >= Math.max(2, cells.length / 2) && line.words.some(({ text }) => /\d/u.test(text))) rows++
    for (const [index, text] of found) texts[index]?.push(text)
  }
  const columns = cells.map(({ text }, index) => ({ heading: text, cells: texts[index] ?? [] }))
  const filled = columns.filter((column) => column.cells.length > 0).length
  const typed = columns.filter((column) => isTyped(column, format)).length
  const isKnown = known >= MIN_KNOWN && rows > 0
  if (filled < 2 || (!isKnown && (rows < MIN_ROWS || typed === 0))) return undefined
  const band = { page, top, bottom, cells, score: 0 }
  return {
    band,
    columns,
    rows,
    score: 2 * known + typed + filled - cells.length + Math.min(rows, MAX_COUNTED_ROWS) / 2,
  }
}

/** Further rows do not make a header more likely. */
const MAX_COUNTED_ROWS = 4

/** Returns the texts of a line by the heading that they are below; undefined for a line of one text. */
function cellsOf(line: TableLine, cells: DraftedHeader["cells"]): Map<number, string> | undefined {
  if (line.words.length > MAX_WORDS) return undefined
  const chunks = chunksOf(line.words, CELL_GAP)
  // A line of one text is a remark below a row, or the end of the table.
  if (chunks.length < 2) return undefined
  const found = new Map<number, string>()
  for (const chunk of chunks) {
    const box = unionBox(chunk.map((word) => word.box))
    let best = 0
    for (const [index, { leaf }] of cells.entries()) {
      if (overlapX(leaf, box) > overlapX(cells[best]?.leaf ?? leaf, box)) best = index
    }
    const own = textOf(chunk)
    const known = found.get(best)
    found.set(best, known === undefined ? own : `${known} ${own}`)
  }
  return found
}

const isTyped = ({ cells }: PrintedColumn, format: CellFormat): boolean =>
  cells.length > 0 &&
  (["number", "date"] as const).some(
    (type) => cells.filter((text) => readCell(text, type, format) !== null).length >= MIN_TYPED_SHARE * cells.length,
  )
