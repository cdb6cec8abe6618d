import type { ColumnDefinition, TableDefinition } from "../configuration.ts"
import type { Grid, GridCell } from "../document.ts"
import type { Evidence, Value } from "../extraction.ts"
import type { TableAnswer } from "../extract/context.ts"
import { cellName } from "../parse/cell-name.ts"
import type { BodyRules } from "./body.ts"
import { type CellFormat, columnFormat, readCell } from "./cell-value.ts"
import { type GridHeader } from "./grid-header.ts"
import { squash } from "./page-text.ts"
import { isCarryOver, isTotalStart } from "./stop-words.ts"

/** So many empty rows part two tables of one sheet, when a row without figures follows. */
const PARTING_ROWS = 2

/** Reads the rows below a grid's headings: typed values where the format has them, else as on paper. */
export function readGrid(header: GridHeader, rules: BodyRules): TableAnswer {
  const { grid } = header
  const { definition } = rules
  const columns = withRowNames(header, definition)
  let blanks = 0
  const formats = definition.columns.map((_, configured) => formatOf(header, columns.get(configured), rules.format))
  const answer: TableAnswer = { rows: [], evidence: [] }
  for (let index = header.row + 1; index < grid.rows.length; index++) {
    const cells = grid.rows[index] ?? []
    const isBlank = cells.every((cell) => cell.text === "")
    const hasParted = blanks >= PARTING_ROWS && answer.rows.length > 0
    blanks = isBlank ? blanks + 1 : 0
    if (isBlank) continue
    if (hasParted && !hasFigure(cells, columns, rules)) break
    const kind = rowKind(cells, grid, header, rules, answer.rows.length > 0)
    if (kind === "end") break
    if (kind === "other") continue
    const read = definition.columns.flatMap((column, configured) => {
      const position = columns.get(configured) ?? -1
      const cell = cells[position]
      const value = cell ? valueOf(cell, column, formats[configured] ?? rules.format) : null
      return { name: column.name, value, cell, position }
    })
    if (read.every(({ value }) => value === null)) continue
    const match = header.score / definition.columns.length
    const proof = read.flatMap(({ name, value, cell, position }): [string, Evidence][] =>
      value === null || !cell ? [] : [[name, evidenceOf(grid, cell, index, position, match)]],
    )
    // Entries, for a column may be called like a member of every object.
    answer.rows.push(Object.fromEntries(read.map(({ name, value }) => [name, value])))
    answer.evidence.push(Object.fromEntries(proof))
  }
  return answer
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
  if (type === "number" && typeof cell.value === "number") return cell.value
  if (type === "date" && typeof cell.value === "string") return cell.value
  return readCell(cell.text, type, format)
}

function evidenceOf(grid: Grid, cell: GridCell, row: number, column: number, match: number): Evidence {
  const confidence = Math.min(0.99, 0.7 + 0.29 * Math.min(1, match))
  const evidence: Evidence = { page: grid.page, text: cell.text, confidence, source: "builtin" }
  return grid.isSheet ? { ...evidence, cell: cellName(column, row) } : evidence
}

function hasFigure(
  cells: readonly GridCell[],
  columns: ReadonlyMap<number, number>,
  { definition, format }: BodyRules,
): boolean {
  const typed = definition.columns.flatMap((column, configured) =>
    column.type === "string" ? [] : [{ column, configured }],
  )
  if (typed.length === 0) return true
  return typed.some(({ column, configured }) => {
    const cell = cells[columns.get(configured) ?? -1]
    return cell !== undefined && valueOf(cell, column, format) !== null
  })
}

/** The one text column that no heading named is the column of row names, left of all others and without a heading. */
function withRowNames({ grid, row, columns }: GridHeader, definition: TableDefinition): ReadonlyMap<number, number> {
  const missing = definition.columns.flatMap(({ type }, index) =>
    type === "string" && !columns.has(index) ? [index] : [],
  )
  const first = Math.min(...columns.values())
  const [wanted] = missing
  if (wanted === undefined || missing.length > 1 || !Number.isFinite(first)) return columns
  for (let position = 0; position < first; position++) {
    const hasHeading = (grid.rows[row]?.[position]?.text ?? "") !== ""
    const names = grid.rows.slice(row + 1).filter((cells) => /\p{L}/u.test(cells[position]?.text ?? ""))
    if (!hasHeading && names.length > 1) return new Map([...columns, [wanted, position]])
  }
  return columns
}
