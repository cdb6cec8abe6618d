import type { ColumnDefinition, TableDefinition } from "../configuration.ts"
import type { Grid, GridCell } from "../document.ts"
import type { Value } from "../extraction.ts"
import type { FoundCell, FoundTable } from "./cells/found-table.ts"
import { least } from "../arrays/extremes.ts"
import { cellName } from "../page/cell-name.ts"
import type { BodyRules } from "./body/body-rules.ts"
import { type CellFormat, columnFormat, isEmptyMarker, readCell } from "./cells/cell-value.ts"
import { misfitWarning, unclaimedLineWarnings } from "./headings/coverage.ts"
import { dropSummaryRows } from "./summaries/drop-summary-rows.ts"
import { type GridHeader } from "./headings/grid-header.ts"
import { matchKeyOf } from "./words/page-text.ts"
import { startsWithCarriedForward, startsWithTotal } from "./body/line-markers.ts"

/** Empty rows that separate two tables of one sheet when a row without numbers follows. */
const SEPARATING_ROWS = 2

/** Share of the usual numbers that a row below the table must hold to count as missed. */
const FULL_ROW_SHARE = 0.75

/** One parsed row of a grid. */
interface GridRow {
  readonly values: Record<string, Value>
  readonly proof: Record<string, FoundCell>
  /** Number of cells that parsed as numbers or dates, and of cells whose text should have but did not. */
  readonly fitting: number
  readonly misfits: number
}

/**
 * Reads the rows below a grid's headings: typed values where the format has them, else parsed from text. From lists of
 * items or bookings, rows without a number, summary rows and footers are left out.
 */
export function readGrid(header: GridHeader, rules: BodyRules): FoundTable {
  const { grid } = header
  const { definition, isPricedList } = rules
  const columns = withRowHeaders(header, definition)
  const formats = definition.columns.map((_, configured) => formatOf(header, columns.get(configured), rules.format))
  const extracted: FoundTable = { rows: [], evidence: [] }
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
    const hasRows = extracted.rows.length > 0
    const read = readRow(header, index, columns, formats, definition)
    const isTextOnly = read.fitting === 0 && definition.columns.some(({ type }) => type !== "string")
    if (gap >= SEPARATING_ROWS && hasRows && isTextOnly) break
    const kind = rowKind(cells, grid, header, rules, hasRows)
    if (kind === "end") break
    if (kind === "other" || (isTextOnly && isPricedList)) continue
    if (Object.values(read.values).every((value) => value === null)) continue
    // Far fewer numbers than in the rows above, and text in their place or a gap above: a footer.
    const isSparse = hasRows && 2 * read.fitting < figures / extracted.rows.length
    if (isPricedList && isSparse && (read.misfits > 0 || gap > 0)) continue
    figures += read.fitting
    misfits += read.misfits
    extracted.rows.push(read.values)
    extracted.evidence.push(read.proof)
  }
  const usual = figures / Math.max(1, extracted.rows.length)
  const isFull = (at: number): boolean =>
    readRow(header, at, columns, formats, definition).fitting >= Math.max(1, FULL_ROW_SHARE * usual)
  const unclaimed = countRows(index, grid.rows.length, isFull)
  const warnings = [
    ...unclaimedLineWarnings(definition, [
      { page: grid.page, rows: extracted.rows.length, unclaimed: usual > 0 ? unclaimed : 0 },
    ]),
    ...(misfits > 0 ? [misfitWarning(definition, misfits)] : []),
  ]
  const complete = { ...extracted, warnings, misfits }
  return isPricedList ? dropSummaryRows(complete, rules) : complete
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
  const proof: [string, FoundCell][] = []
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
    else if (cell && cell.text !== "" && !isEmptyMarker(cell.text)) misfits++
  }
  // Built from entries because a column may be named like a member of every object, such as `__proto__`.
  return { values: Object.fromEntries(values), proof: Object.fromEntries(proof), fitting, misfits }
}

function formatOf({ grid, row }: GridHeader, position: number | undefined, format: CellFormat): CellFormat {
  if (position === undefined) return format
  return columnFormat(
    grid.rows.slice(row + 1).map((cells) => cells[position]?.text ?? ""),
    format,
  )
}

/** Numbers that a row of a priced list has and a sum has not. */
const MIN_FIGURES = 2

function rowKind(
  cells: readonly GridCell[],
  grid: Grid,
  header: GridHeader,
  { isPricedList }: BodyRules,
  hasRows: boolean,
): "row" | "other" | "end" {
  const first = cells.find((cell) => cell.text !== "")
  if (!first) return "other"
  const words = first.text.split(/\s+/u).map((text) => ({ key: matchKeyOf(text) }))
  // `Transport` may also be an item: a sum that is carried forward has no quantity and price.
  const figures = cells.filter(
    (cell) => typeof cell.value === "number" || /^[\d.,\s%]+$/u.test(cell.text.trim()),
  ).length
  if (startsWithCarriedForward(words) && figures < MIN_FIGURES) return "other"
  if (isPricedList && hasRows && startsWithTotal(words)) return "end"
  const heading = grid.rows[header.row] ?? []
  const isRepeated = [...header.columns.values()].every(
    (position) => matchKeyOf(cells[position]?.text ?? "") === matchKeyOf(heading[position]?.text ?? ""),
  )
  return isRepeated ? "other" : "row"
}

function valueOf(cell: GridCell, { type }: ColumnDefinition, format: CellFormat): Value {
  if (type === "number" && typeof cell.value === "number") return shownNumber(cell.value, cell.text)
  if (type === "date" && typeof cell.value === "string") return cell.value
  return readCell(cell.text, type, format)
}

/** Converts a stored share to the displayed percentage: spreadsheets store 19 % as 0.19, a reader sees 19. */
function shownNumber(value: number, text: string): number {
  // Twelve digits: 0.07 × 100 is 7.000000000000001.
  return text.endsWith("%") ? Number((value * 100).toPrecision(12)) : value
}

function evidenceOf(grid: Grid, cell: GridCell, row: number, column: number, match: number): FoundCell {
  const clues = { origin: "grid", heading: Math.min(1, match), recognised: 1 } as const
  const evidence: FoundCell = { page: grid.page, text: cell.text, source: "builtin", clues }
  return grid.isSheet ? { ...evidence, cell: cellName(column, row) } : evidence
}

/** Assigns the only text column without a heading to the row header column left of all others. */
function withRowHeaders({ grid, row, columns }: GridHeader, definition: TableDefinition): ReadonlyMap<number, number> {
  const missing = definition.columns.flatMap(({ type }, index) =>
    type === "string" && !columns.has(index) ? [index] : [],
  )
  const first = least(columns.values())
  const [target] = missing
  if (target === undefined || missing.length > 1 || !Number.isFinite(first)) return columns
  for (let position = 0; position < first; position++) {
    const hasHeading = (grid.rows[row]?.[position]?.text ?? "") !== ""
    const names = grid.rows.slice(row + 1).filter((cells) => /\p{L}/u.test(cells[position]?.text ?? ""))
    if (!hasHeading && names.length > 1) return new Map([...columns, [target, position]])
  }
  return columns
}
