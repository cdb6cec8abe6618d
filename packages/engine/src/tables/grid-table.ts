import type { ColumnDefinition } from "../configuration.ts"
import type { Grid, GridCell } from "../document.ts"
import type { Evidence, Value } from "../extraction.ts"
import type { TableAnswer } from "../extract/context.ts"
import { cellName } from "../parse/cell-name.ts"
import type { BodyRules } from "./body.ts"
import { type CellFormat, columnFormat, readCell } from "./cell-value.ts"
import { type GridHeader } from "./grid-header.ts"
import { squash } from "./page-text.ts"
import { isCarryOver, isTotalStart } from "./stop-words.ts"

/** Reads the rows below a grid's headings: typed values where the format has them, else as on paper. */
export function readGrid(header: GridHeader, rules: BodyRules): TableAnswer {
  const { grid, columns } = header
  const { definition } = rules
  const formats = definition.columns.map((_, configured) => formatOf(header, columns.get(configured), rules.format))
  const answer: TableAnswer = { rows: [], evidence: [] }
  for (let index = header.row + 1; index < grid.rows.length; index++) {
    const cells = grid.rows[index] ?? []
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
  const first = cells.find((cell) => cell.text.trim() !== "")
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
