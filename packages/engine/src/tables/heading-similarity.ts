import { greatest } from "../arrays/extremes.ts"
import { canonicalTokens } from "../lexicon/label-key.ts"
import { type Name, nameOf, readNames, similarityOf } from "../lexicon/name-similarity.ts"
import { onceForEqual } from "../lexicon/once-for-equal.ts"
import { onceForText } from "../text/once-for-text.ts"
import type { ColumnLabels } from "./column-labels.ts"

/** Score of a heading that has all words of a column's name, or means the same, below those that the lexicon lists. */
export const SIMILAR_WEIGHT = 0.7

const namesOf = onceForEqual((columns: readonly (readonly string[])[]): readonly (readonly Name[])[] => {
  const names = readNames(columns.flat())
  let from = 0
  return columns.map(({ length }) => names.slice(from, (from += length)))
})

const headingOf = onceForText((text: string): Name => nameOf(canonicalTokens(text)))

/** Returns how much of a heading means the same as the name of a column, by its position, 0 to 1: `Omavastuu` is a deductible. */
export function headingSimilarity(columns: readonly ColumnLabels[]): (column: number, heading: string) => number {
  const names = namesOf(columns.map((column) => column.names))
  return (column, heading) =>
    greatest(
      (names[column] ?? []).map((name) => similarityOf(name, headingOf(heading))),
      0,
    )
}
