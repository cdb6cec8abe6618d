import type { ColumnDefinition } from "../../configuration.ts"
import { labelTokens } from "../../lexicon/label-key.ts"
import { wordsOf } from "../../lexicon/language-words.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"

/**
 * Returns the configured column that the titles of sections fill where no column is printed for it: a text of a meaning that no list of
 * items has in a column, such as the person or the room whose items follow. It is the first column, or another one that is named after
 * sections.
 */
export function titleColumn(
  columns: readonly ColumnDefinition[],
  labels: readonly ColumnLabels[],
  isPrinted: (at: number) => boolean = () => false,
): number | undefined {
  const free = columns.flatMap(({ type }, at) =>
    type === "string" && labels[at]?.concept === undefined && (at === 0 || !isPrinted(at)) ? [at] : [],
  )
  return free[0] === 0 ? 0 : free.find((at) => namesSection(columns[at]?.name ?? ""))
}

/** Returns whether a column is named after what the rows below one title have in common: `Section`, `Project`. */
const namesSection = (name: string): boolean => labelTokens(name).some((token) => wordsOf("sections").has(token))
