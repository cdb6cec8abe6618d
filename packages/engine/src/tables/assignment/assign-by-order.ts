import type { TableDefinition } from "../../configuration.ts"
import type { CellFormat } from "../cells/cell-value.ts"
import { cellFit } from "../columns/column-fit.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"
import { profileColumn } from "../cells/column-profile.ts"
import { conceptOf } from "../headings/heading-concepts.ts"
import type { TableColumn } from "../columns/columns.ts"

/** Columns known by their headings that show that a table is printed in the configured order, at least, and their share of all. */
const MIN_KNOWN = 2
const MIN_KNOWN_SHARE = 0.5
/** Heading score of a column that was assigned by its place alone. */
const ORDER_SCORE = 0.5

/** What the cells of the printed columns are compared with. */
interface CellsToFit {
  readonly rows: readonly (readonly string[])[]
  readonly labels: readonly ColumnLabels[]
  readonly format: CellFormat
}

/**
 * Assigns columns that no label matched by their place between known ones: where most columns are known by their headings and
 * printed in the configured order, a configured column and the only printed one of its kind between the same neighbours are the same.
 */
export function assignByOrder(
  columns: readonly TableColumn[],
  { columns: all }: TableDefinition,
  { rows, labels, format }: CellsToFit,
): TableColumn[] {
  const known = columns.flatMap(({ column }, index) => (column === undefined ? [] : [{ column, index }]))
  const isOrdered = known.every(({ column }, index) => column > (known[index - 1]?.column ?? -1))
  if (!isOrdered || known.length < MIN_KNOWN || known.length < MIN_KNOWN_SHARE * all.length) return [...columns]
  const assigned = [...columns]
  const ends = [{ column: -1, index: -1 }, ...known, { column: all.length, index: columns.length }]
  for (const [position, right] of ends.entries()) {
    const left = ends[position - 1]
    const label = left && labels[left.column + 1]
    const type = left && all[left.column + 1]?.type
    if (!label || type === undefined || right.column - left.column !== 2) continue
    const fitting = columns.slice(left.index + 1, right.index).flatMap((column, offset) => {
      if (!isUnknown(column)) return []
      const index = left.index + 1 + offset
      const profile = profileColumn(
        rows.map((row) => row[index] ?? "").filter((text) => text !== ""),
        format,
      )
      return profile.filled > 0 && cellFit(profile, type, label) >= 0 ? [{ column, index }] : []
    })
    const [found, another] = fitting
    if (!found || another) continue
    assigned[found.index] = { ...found.column, column: left.column + 1, type, score: ORDER_SCORE, isGuessed: true }
  }
  return assigned
}

/** Returns whether a column has a heading that means nothing known. */
const isUnknown = ({ head, heading }: TableColumn): boolean => head !== undefined && conceptOf(heading) === undefined
