import type { ColumnDefinition, TableDefinition } from "../configuration.ts"
import type { Grid, GridCell } from "../document.ts"
import type { Evidence, Value } from "../extraction.ts"
import type { ExtractedTable } from "./extracted-table.ts"
import { least } from "../arrays/extremes.ts"
import { cellName } from "../parse/cell-name.ts"
import type { BodyRules } from "./body-rules.ts"
import { type CellFormat, columnFormat, isNothing, readCell } from "./cell-value.ts"
import { misfitWarning, unreadWarnings } from "./coverage.ts"
import { dropSums } from "./drop-sums.ts"
import { type GridHeader } from "./grid-header.ts"
import { squash } from "./page-text.ts"
import { isCarryOver, isTotalStart } from "./stop-words.ts"

/** So many empty rows part two tables of one sheet, when a row without figures follows. */
const PARTING_ROWS = 2

/** One row of a grid as it is read. */
interface GridRow {
  readonly values: Record<string, Value>
  readonly proof: Record<string, Evidence>
  /** Cells that read as figures or days, and cells with text where one should be. */
  readonly fitting: number
  readonly misfits: number
}

/**
 * Reads the rows below a grid's headings: typed values where the format has them, else as on paper. Lists of items or
 * bookings have no rows without a figure, none that only sum up others, and no footers.
 */
export function readGrid(header: GridHeader, rules: BodyRules): ExtractedTable {
  const { grid } = header
  const { definition, isMoney } = rules
  const columns = withRowNames(header, definition)
  const formats = definition.columns.map((_, configured) => formatOf(header, columns.get(configured), rules.format))
  const answer: ExtractedTable = { rows: [], evidence: [] }
  let [blanks, figures, misfits] = [0, 0, 0]
  let index = header.row + 1
  for (; index < grid.rows.length; index++) {
    const cells = grid.rows[index] ?? []
    if (cells.every((cell) => cell.text === "")) {
      blanks++
      continue
    }
    const gap = blanks
    blanks = 0
    const hasRows = answer.rows.length > 0
    const read = readRow(header, index, columns, formats, definition)
    const isBare = read.fitting === 0 && definition.columns.some(({ type }) => type !== "string")
    if (gap >= PARTING_ROWS && hasRows && isBare) break
    const kind = rowKind(cells, grid, header, rules, hasRows)
    if (kind === "end") break
    if (kind === "other" || (isBare && isMoney)) continue
    if (Object.values(read.values).every((value) => value === null)) continue
    // Far fewer figures than the rows above, and text in their place or a gap above: a footer.
    const isSparse = hasRows && 2 * read.fitting < figures / answer.rows.length
    if (isMoney && isSparse && (read.misfits > 0 || gap > 0)) continue
    figures += read.fitting
    misfits += read.misfits
    answer.rows.push(read.values)
    answer.evidence.push(read.proof)
  }
  const usual = figures / Math.max(1, answer.rows.length)
  const isFull = (at: number): boolean =>
    readRow(header, at, columns, formats, definition).fitting >= Math.max(1, 0.75 * usual)
  const unread = countRows(index, grid.rows.length, isFull)
  const warnings = [
    ...unreadWarnings(definition, [{ page: grid.page, rows: answer.rows.length, unread: usual > 0 ? unread : 0 }]),
    ...(misfits > 0 ? [misfitWarning(definition, misfits)] : []),
  ]
  const whole = { ...answer, warnings }
  return isMoney ? dropSums(whole, rules) : whole
}

function countRows(from: number, to: number, isSuch: (row: number) => boolean): number {
  let count = 0
  for (let row = from; row < to; row++) if (isSuch(row)) count++
  return count
}

function readRow(
  { grid, score }: GridHeader,
  index: number,
  columns: ReadonlyMap<number, number>,
  formats: readonly CellFormat[],
  definition: TableDefinition,
): GridRow {
  const values: [string, Value][] = []
  const proof: [string, Evidence][] = []
  let [fitting, misfits] = [0, 0]
  for (const [configured, column] of definition.columns.entries()) {
    const position = columns.get(configured) ?? -1
    const cell = grid.rows[index]?.[position]
    const value = cell ? valueOf(cell, column, formats[configured] ?? {}) : null
    values.push([column.name, value])
    if (value !== null && cell) {
      proof.push([column.name, evidenceOf(grid, cell, index, position, score / definition.columns.length)])
    }
    if (column.type === "string") continue
    if (value !== null) fitting++
    else if (cell && cell.text !== "" && !isNothing(cell.text)) misfits++
  }
  // Entries, for a column may be called like a member of every object.
  return { values: Object.fromEntries(values), proof: Object.fromEntries(proof), fitting, misfits }
}

function formatOf({ grid, row }: GridHeader, position: number | undefined, format: CellFormat): CellFormat {
  if (position === undefined) return format
  return columnFormat(
    grid.rows.slice(row + 1).map((cells) => cells[position]?.text ?? ""),
    format,
  )
}

function rowKind(
  cells: readonly GridCell[],
  grid: Grid,
  header: GridHeader,
  { isMoney }: BodyRules,
  hasRows: boolean,
): "row" | "other" | "end" {
  const first = cells.find((cell) => cell.text !== "")
  if (!first) return "other"
  const words = first.text.split(/\s+/u).map((text) => ({ key: squash(text) }))
  if (isCarryOver(words)) return "other"
  if (isMoney && hasRows && isTotalStart(words)) return "end"
  const heading = grid.rows[header.row] ?? []
  const isRepeated = [...header.columns.values()].every(
    (position) => squash(cells[position]?.text ?? "") === squash(heading[position]?.text ?? ""),
  )
  return isRepeated ? "other" : "row"
}

function valueOf(cell: GridCell, { type }: ColumnDefinition, format: CellFormat): Value {
  if (type === "number" && typeof cell.value === "number") return shownNumber(cell.value, cell.text)
  if (type === "date" && typeof cell.value === "string") return cell.value
  return readCell(cell.text, type, format)
}

/** Spreadsheets store 19 % as 0.19; everywhere else, and to the reader, it is 19. */
function shownNumber(value: number, text: string): number {
  // Twelve digits: 0.07 × 100 is 7.000000000000001.
  return text.endsWith("%") ? Number((value * 100).toPrecision(12)) : value
}

function evidenceOf(grid: Grid, cell: GridCell, row: number, column: number, match: number): Evidence {
  const confidence = Math.min(0.99, 0.7 + 0.29 * Math.min(1, match))
  const evidence: Evidence = { page: grid.page, text: cell.text, confidence, source: "builtin" }
  return grid.isSheet ? { ...evidence, cell: cellName(column, row) } : evidence
}

/** The one text column that no heading named is the column of row names, left of all others and without a heading. */
function withRowNames({ grid, row, columns }: GridHeader, definition: TableDefinition): ReadonlyMap<number, number> {
  const missing = definition.columns.flatMap(({ type }, index) =>
    type === "string" && !columns.has(index) ? [index] : [],
  )
  const first = least(columns.values())
  const [wanted] = missing
  if (wanted === undefined || missing.length > 1 || !Number.isFinite(first)) return columns
  for (let position = 0; position < first; position++) {
    const hasHeading = (grid.rows[row]?.[position]?.text ?? "") !== ""
    const names = grid.rows.slice(row + 1).filter((cells) => /\p{L}/u.test(cells[position]?.text ?? ""))
    if (!hasHeading && names.length > 1) return new Map([...columns, [wanted, position]])
  }
  return columns
}
