import type { Box, Extraction, Page, TableDefinition, Word } from "@docsift/engine"
import { partsOfPointer } from "@docsift/engine/internal/page/json-pointer"
import type { PrintedHeadings } from "../headings/printed-headings.ts"

/** One row of a table as a page prints it. */
export interface PrintedRow {
  readonly top: number
  readonly bottom: number
  /** The place of each cell by the name of its column. */
  readonly cells: ReadonlyMap<string, Box>
}

/** A table whose rows are on one page, below its headings. */
export interface PrintedTable {
  readonly definition: TableDefinition
  readonly page: Page
  readonly headings: PrintedHeadings
  /** From the top of the page to its bottom. */
  readonly rows: readonly PrintedRow[]
}

/** Fewer rows show no layout of rows. */
const MIN_ROWS = 2

/** Finds the rows of a table below its headings; undefined with fewer than two, or where they are on several pages. */
export function findPrintedTable(
  extraction: Extraction,
  headings: PrintedHeadings,
  pointer: string,
  definition: TableDefinition,
): PrintedTable | undefined {
  const places = placesOf(extraction, pointer)
  if (places.some(({ page }) => page !== headings.page.number)) return undefined
  const rows = [...Map.groupBy(places, ({ row }) => row).values()].map((cells): PrintedRow => ({
    top: Math.min(...cells.map(({ box }) => box[1])),
    bottom: Math.max(...cells.map(({ box }) => box[3])),
    cells: new Map(cells.map(({ column, box }) => [column, box])),
  }))
  if (rows.length < MIN_ROWS) return undefined
  return { definition, page: headings.page, headings, rows: rows.toSorted((a, b) => a.top - b.top) }
}

interface Place {
  readonly row: string
  readonly column: string
  readonly page: number
  readonly box: Box
}

function placesOf({ evidence }: Extraction, pointer: string): Place[] {
  return Object.entries(evidence).flatMap(([path, { page, box }]) => {
    if (!path.startsWith(`${pointer}/`) || page === undefined || !box) return []
    // Names of columns may have a slash, which pointers escape.
    const [row = "", column = ""] = partsOfPointer(path).slice(-2)
    return [{ row, column, page, box }]
  })
}

/** Returns the middle of a word's height. */
export const middleOf = ({ box }: Word): number => (box[1] + box[3]) / 2

/** Points by which a word may reach over the edge of a cell. */
const EDGE = 1

/** Returns whether a box contains an upright word. */
export const isInside = (word: Word, [left, top, right, bottom]: Box): boolean =>
  word.rotation === 0 &&
  word.box[0] >= left - EDGE &&
  word.box[2] <= right + EDGE &&
  middleOf(word) >= top - EDGE &&
  middleOf(word) <= bottom + EDGE

/** Returns the words that a box contains. */
export const wordsIn = (words: readonly Word[], box: Box): Word[] => words.filter((word) => isInside(word, box))

/** Returns whether a word is as high on the page as one of the rows. */
export const isInRows = (word: Word, { rows }: PrintedTable): boolean =>
  rows.some(({ top, bottom }) => middleOf(word) >= top && middleOf(word) <= bottom)

/** White space that parts two columns, in points. */
const COLUMN_GAP = 3

/** Returns all printed columns of a table, also those that the definition lacks: the boxes around words that white space parts in its headings and rows. */
export function printedColumns(table: PrintedTable): Box[] {
  const { page, headings, rows } = table
  const heads = headings.columns.flat()
  const ofRows = page.words.filter((word) => word.rotation === 0 && isInRows(word, table))
  const top = Math.min(...heads.map(({ box }) => box[1]))
  const bottom = Math.max(...rows.map((row) => row.bottom))
  const columns: Box[] = []
  for (const { box } of [...heads, ...ofRows].toSorted((a, b) => a.box[0] - b.box[0])) {
    const last = columns.at(-1)
    if (last && box[0] < last[2] + COLUMN_GAP)
      columns[columns.length - 1] = [last[0], top, Math.max(last[2], box[2]), bottom]
    else columns.push([box[0], top, box[2], bottom])
  }
  return columns
}

/** Returns the column of the names: of texts, the widest one. */
export function nameColumn({ definition, rows }: PrintedTable): string | undefined {
  const widthOf = (name: string): number =>
    rows.reduce((sum, { cells }) => {
      const box = cells.get(name)
      return sum + (box ? box[2] - box[0] : 0)
    }, 0)
  const texts = definition.columns.filter(({ type }) => type === "string").map(({ name }) => name)
  return texts.toSorted((a, b) => widthOf(b) - widthOf(a))[0]
}

/** Points by which rows may overlap. */
const LEVEL = 2

/** Returns whether a row begins above the end of the row before it: a cell is printed for several of them. */
export const areInterleaved = ({ rows }: PrintedTable): boolean =>
  rows.some(({ top }, index) => top < (rows[index - 1]?.bottom ?? -Infinity) - LEVEL)
