import type { TableDefinition } from "../configuration.ts"
import { conceptOf } from "./heading-concepts.ts"
import type { TableColumn } from "./columns.ts"

/** Columns known by their headings that show that a table is printed in the configured order, at least, and their share of all. */
const MIN_KNOWN = 3
const MIN_KNOWN_SHARE = 0.5
/** Heading score of a column that was assigned by its place alone. */
const ORDER_SCORE = 0.5

/**
 * Assigns columns that no label matched by their place between known ones: where most columns are known by their headings and
 * printed in the configured order, a configured column and the only printed one between the same neighbours are the same.
 */
export function assignByOrder(columns: readonly TableColumn[], { columns: all }: TableDefinition): TableColumn[] {
  const known = columns.flatMap(({ column }, index) => (column === undefined ? [] : [{ column, index }]))
  const isOrdered = known.every(({ column }, index) => column > (known[index - 1]?.column ?? -1))
  if (!isOrdered || known.length < MIN_KNOWN || known.length < MIN_KNOWN_SHARE * all.length) return [...columns]
  const assigned = [...columns]
  const ends = [{ column: -1, index: -1 }, ...known, { column: all.length, index: columns.length }]
  for (const [position, right] of ends.entries()) {
    const left = ends[position - 1]
    if (!left || right.column - left.column !== 2 || right.index - left.index !== 2) continue
    const between = columns[left.index + 1]
    const type = all[left.column + 1]?.type ?? "string"
    if (between === undefined || type !== "string" || !isUnknown(between)) continue
    assigned[left.index + 1] = { ...between, column: left.column + 1, type, score: ORDER_SCORE, isGuessed: true }
  }
  return assigned
}

/** Returns whether a column has a heading that means nothing known. */
const isUnknown = ({ head, heading }: TableColumn): boolean => head !== undefined && conceptOf(heading) === undefined
