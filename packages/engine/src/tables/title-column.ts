import type { ColumnDefinition } from "../configuration.ts"
import type { ColumnLabels } from "./column-labels.ts"

/**
 * Returns the configured column that the titles of sections fill where no column is printed for it: the first one, a text of a meaning
 * that no list of items has in a column, such as the person or the room whose items follow.
 */
export function titleColumn(columns: readonly ColumnDefinition[], labels: readonly ColumnLabels[]): number | undefined {
  return columns[0]?.type === "string" && labels[0]?.concept === undefined ? 0 : undefined
}
