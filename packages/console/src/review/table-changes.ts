import { ownValue } from "../own-value.ts"
import { formatQuantity } from "../ui/figures.ts"
import type { DraftRow } from "./draft-rows.ts"

/** How the rows of a table differ from the extracted ones. */
export interface TableChanges {
  readonly added: number
  readonly removed: number
  /** Cells with another value. */
  readonly changed: number
  readonly isReordered: boolean
}

/** Counts what a person has changed in a table. */
export function countChanges(extracted: readonly DraftRow[], rows: readonly DraftRow[]): TableChanges {
  const sources = rows.flatMap(({ source }) => (source === undefined ? [] : [source]))
  const changed = rows.reduce((sum, row) => {
    const before = row.source === undefined ? undefined : extracted[row.source]
    if (before === undefined || before === row) return sum
    const columns = Object.keys(row.values)
    return sum + columns.filter((column) => row.values[column] !== ownValue(before.values, column)).length
  }, 0)
  return {
    added: rows.length - sources.length,
    removed: extracted.length - new Set(sources).size,
    changed,
    isReordered: sources.some((source, index) => index > 0 && source < (sources[index - 1] ?? 0)),
  }
}

/** Returns the changes in words, such as "1 row added, 3 cells changed"; empty when there are none. */
export function describeChanges({ added, removed, changed, isReordered }: TableChanges): string {
  const parts = [
    added > 0 && `${formatQuantity(added, "row")} added`,
    removed > 0 && `${formatQuantity(removed, "row")} removed`,
    changed > 0 && `${formatQuantity(changed, "cell")} changed`,
    isReordered && "order changed",
  ]
  return parts.filter(Boolean).join(", ")
}
