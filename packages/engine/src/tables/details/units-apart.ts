import type { TableDefinition } from "../../configuration.ts"
import { type CellFormat, readCell } from "../cells/cell-value.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"
import { type TableWord, textOf } from "../words/page-text.ts"
import type { RowRecord } from "../rows/row-records.ts"

/** A unit: letters, perhaps with a power, a fraction or a percent sign: `kWh`, `m³`, `mg/l`. */
const UNIT = /^[\p{L}%°µ][\p{L}\p{No}\d%°µ/.²³-]*$/u
/** Rows that show that numbers and units share a column, at least. */
const MIN_ROWS = 2

/** The number and the unit of each row, which are printed in one column. */
export interface UnitsApart {
  /** Positions of the configured columns. */
  readonly number: number
  readonly unit: number
  /** By row; undefined where the column is empty. */
  readonly parts: readonly (UnitParts | undefined)[]
}

interface UnitParts {
  readonly number: readonly TableWord[]
  readonly unit: readonly TableWord[]
}

/**
 * Parts the cells of a column of units that all begin with a number, where one column of numbers is printed nowhere else: `938 kWh` are
 * a consumption and its unit.
 */
export function unitsApart(
  rows: readonly RowRecord[],
  positions: readonly number[],
  { columns }: TableDefinition,
  labels: readonly ColumnLabels[],
  format: CellFormat,
): UnitsApart | undefined {
  const unit = labels.findIndex(({ concept }) => concept === "unit")
  const printed = positions[unit] ?? -1
  const missing = columns.flatMap(({ type }, index) => (type === "number" && positions[index] === -1 ? [index] : []))
  const [number, another] = missing
  if (printed < 0 || number === undefined || another !== undefined || columns[unit]?.type !== "string") return undefined
  const cells = rows.map((row) => row.cells[printed] ?? [])
  const parts = cells.map((words) => partsOf(words, format))
  const filled = cells.filter((words) => words.length > 0).length
  const isParted = filled >= MIN_ROWS && parts.filter((part) => part !== undefined).length === filled
  return isParted ? { number, unit, parts } : undefined
}

function partsOf(words: readonly TableWord[], format: CellFormat): UnitParts | undefined {
  const last = words.at(-1)
  const number = words.slice(0, -1)
  if (!last || number.length === 0 || !UNIT.test(last.text)) return undefined
  return readCell(textOf(number), "number", format) === null ? undefined : { number, unit: [last] }
}
