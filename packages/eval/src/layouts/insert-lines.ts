import type { Document } from "@docsift/engine"
import type { ChangedDocument } from "../variants/changed-document.ts"
import { edgesBelow, setText, withRoom, withWords } from "./move-words.ts"
import { areInterleaved, nameColumn, printedColumns, type PrintedTable } from "./printed-table.ts"

/** Titles as sections of a list have them. */
const TITLES = ["Ground floor", "Accessories", "Services", "Garden and yard"]
/** Rows of a section. */
const SECTION_ROWS = 2
/** Least room for a line, in points. */
const MIN_LINE = 12
const TITLE_SIZE = 9

/** Prints a title in bold above every second row, in the first column, as far from the rows as these are from each other. */
export const withSections = (document: Document, table: PrintedTable): Document | undefined =>
  withTitles(document, table, (index) => TITLES[index % TITLES.length] ?? "")

/** Titles whose value belongs to each row below them, and the name of the column that is requested. */
const VALUED_TITLES: readonly (readonly [name: string, before: string, after: string])[] = [
  ["Section", "", ""],
  ["Project", "Project: ", ""],
  ["Delivery note", "Delivery note ", ""],
  ["Delivery note", "Delivery note no. ", " of 03/04/2026"],
  ["Order number", "Your order: ", " / 12.03.2026"],
]

/** Prints titles above every second row and requests their values as a column of the rows. */
export function withValuedTitles(document: Document, table: PrintedTable): ChangedDocument[] {
  return VALUED_TITLES.flatMap(([name, before, after]) => {
    const isCode = before.length > 0 && name !== "Project"
    const valueOf = (index: number): string =>
      isCode ? `80${412345 + 17 * index}` : (TITLES[index % TITLES.length] ?? "")
    const changed = withTitles(document, table, (index) => `${before}${valueOf(index)}${after}`)
    if (!changed || table.definition.columns.some((column) => column.name === name)) return []
    const values = table.rows.map((_, index) => valueOf(Math.floor(index / SECTION_ROWS)))
    return [{ text: `${before}…${after}`, document: changed, moved: name, added: { name, values } }]
  })
}

function withTitles(document: Document, table: PrintedTable, textOf: (index: number) => string): Document | undefined {
  const { page, rows } = table
  const [first] = printedColumns(table)
  // Rows below titles share the place of their value already.
  if (!first || areInterleaved(table)) return undefined
  const pitches = rows.slice(1).map(({ top }, index) => top - (rows[index]?.top ?? 0))
  const room = Math.max(MIN_LINE, Math.min(...pitches))
  const starts = rows.filter((_, index) => index % SECTION_ROWS === 0).map(({ top }) => top)
  const edges = starts.map((top) => top - 1)
  const { document: spread, downAt } = withRoom(document, page, edges, room)
  const titles = starts.flatMap((top, index) => {
    return setText(textOf(index), first[0], top + downAt(top) - room, TITLE_SIZE, true)
  })
  return withWords(spread, page, titles)
}

/** The lines that are printed below names. */
export const detailTexts = {
  details: (index: number) => `Ref: ZK-${4711 + 13 * index}`,
  remarks: (index: number) => REMARKS[index % REMARKS.length] ?? "",
  deliveries: (index: number) => `Delivery 0${1 + (index % 9)}/04/2026`,
} as const

const REMARKS = ["Supplied in two parts", "Colour as sample", "See drawing", "Including packaging"]
const DETAIL_SIZE = 9
const DETAIL_LINE = 11

/** Prints a line below the name of each row. */
export function withDetails(
  document: Document,
  table: PrintedTable,
  textOf: (index: number) => string,
): Document | undefined {
  const { page, rows } = table
  const column = nameColumn(table)
  if (column === undefined || rows.some(({ cells }) => !cells.has(column))) return undefined
  const { document: spread, downAt } = withRoom(document, page, edgesBelow(rows), DETAIL_LINE)
  const lines = rows.flatMap(({ cells, top, bottom }, index) => {
    const box = cells.get(column)
    return box ? setText(textOf(index), box[0], bottom + downAt((top + bottom) / 2) + 1, DETAIL_SIZE, false) : []
  })
  return withWords(spread, page, lines)
}
