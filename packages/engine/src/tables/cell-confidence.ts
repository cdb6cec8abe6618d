import type { Value } from "../extraction.ts"
import { least } from "../arrays/extremes.ts"
import type { TableColumn } from "./columns.ts"
import type { TableWord } from "./page-text.ts"

/**
 * Judges a row's figures together: configured column → true where quantity × price gives the total, false where it
 * does not; columns that take no part are missing.
 */
export type RowCheck = (row: Readonly<Record<string, Value>>) => ReadonlyMap<number, boolean>

/**
 * Returns the chance that a cell is right: how surely the heading means the column, how surely the words were
 * recognised, and whether the row's arithmetic holds.
 */
export function cellConfidence(
  words: readonly TableWord[],
  column: TableColumn,
  isChecked: boolean | undefined,
): number {
  const recognised = least(
    words.map((word) => word.source.source.confidence),
    1,
  )
  const heading = 0.6 + 0.36 * Math.min(1, Math.max(0, column.score))
  // A row whose product is right is right in all three figures, whatever stands above them.
  const sure = isChecked === true ? Math.max(heading, 0.97) : isChecked === false ? 0.9 * heading : heading
  const text = column.type === "string" ? 0.97 : 1
  return Math.round(100 * sure * text * recognised) / 100
}
