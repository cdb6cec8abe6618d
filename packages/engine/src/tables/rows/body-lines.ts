import type { Body } from "../body/body.ts"
import type { BodyRules } from "../body/body-rules.ts"
import { isEmptyMarker, readCell } from "../cells/cell-value.ts"
import { greatest } from "../../arrays/extremes.ts"
import type { TableColumn } from "../columns/columns.ts"
import { assignLines } from "../columns/assign-lines.ts"
import { type TableWord, textOf } from "../words/page-text.ts"
import { moveLower } from "./stacked-columns.ts"
import type { BodyLine } from "../body/body-line.ts"

/** Assigns the words of a body to its columns, line by line, with the columns in which a line has a value. */
export function bodyLines(body: Body, columns: readonly TableColumn[], { format }: BodyRules): BodyLine[] {
  const isValue = (column: TableColumn, words: readonly TableWord[]): boolean => {
    const type = column.type ?? "string"
    return type !== "string" && (isEmptyMarker(textOf(words)) || readCell(textOf(words), type, format) !== null)
  }
  const assigned = moveLower(assignLines(body.lines, columns, isValue), body.lines, columns)
  const lines = body.lines.map((line, position): BodyLine => {
    // What stands behind labels below a name belongs to no printed column.
    if (body.labelled?.has(line) === true) return { line, cells: new Map(), typed: new Set() }
    const cells = assigned[position] ?? new Map<number, TableWord[]>()
    const typed = columns.flatMap((column, index) => (isValue(column, cells.get(index) ?? []) ? [index] : []))
    return { line, cells, typed: new Set(typed.filter((index) => cells.has(index))) }
  })
  return withoutStrayRates(lines)
}

/** Share of the numbers on a table's fullest line that a line must have to show what its columns hold. */
const FULL_LINE_SHARE = 0.6

/**
 * Takes rates out of the values of columns that hold amounts: `21 % VAT` below an amount starts no row of its own.
 */
function withoutStrayRates(lines: readonly BodyLine[]): BodyLine[] {
  const most = greatest(
    lines.map(({ typed }) => typed.size),
    0,
  )
  const isRate = ({ cells }: BodyLine, column: number): boolean =>
    (cells.get(column) ?? []).some((word) => word.text.includes("%"))
  const balance = new Map<number, number>()
  for (const line of lines) {
    if (line.typed.size < FULL_LINE_SHARE * most) continue
    for (const column of line.typed) balance.set(column, (balance.get(column) ?? 0) + (isRate(line, column) ? -1 : 1))
  }
  return lines.map((line) => {
    const typed = [...line.typed].filter((column) => !isRate(line, column) || (balance.get(column) ?? 0) <= 0)
    return typed.length === line.typed.size ? line : { ...line, typed: new Set(typed) }
  })
}
