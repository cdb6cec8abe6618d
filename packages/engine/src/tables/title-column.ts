import type { ColumnDefinition } from "../configuration.ts"
import type { ColumnLabels } from "./column-labels.ts"

/**
 * Returns the configured column that the titles of sections fill where no column is printed for it: a text of a meaning that no list of
 * items has in a column, such as the person or the room whose items follow. It is the first column, or the only one of its kind that is
 * not printed.
 */
export function titleColumn(
  columns: readonly ColumnDefinition[],
  labels: readonly ColumnLabels[],
  isPrinted: (at: number) => boolean = () => false,
): number | undefined {
  const texts = columns.flatMap(({ type }, at) =>
    type === "string" && labels[at]?.concept === undefined && (at === 0 || !isPrinted(at)) ? [at] : [],
  )
  return texts[0] === 0 || texts.length === 1 ? texts[0] : undefined
}
