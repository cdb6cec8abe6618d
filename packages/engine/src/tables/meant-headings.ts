import { greatest } from "../arrays/extremes.ts"
import { onceForEqual } from "../lexicon/once-for-equal.ts"
import { languageOf } from "../lexicon/form-words/form-meanings.ts"
import { type Name, nameOf, similarityOf } from "../lexicon/form-words/name-similarity.ts"
import { canonicalTokens } from "../lexicon/label-key.ts"
import { onceForText } from "../text/once-for-text.ts"
import type { ColumnLabels } from "./column-labels.ts"
import { type LabelMatch, toMatch } from "./label-match.ts"
import { chunksOf, type PageText, textOf } from "./page-text.ts"

/** Lowest similarity of a heading that is all there is to find a table by. */
const MIN_SIMILARITY = 0.75
/** Score of a heading that means the same as a name, below those of the lexicon. */
const MEANT_WEIGHT = 0.7
/** Words of a heading, and headings beside each other in a table. */
const MAX_WORDS = 4
const MIN_HEADINGS = 2

/** Reads the names of the columns of a table, which are in one language. */
const readNames = onceForEqual((columns: readonly (readonly string[])[]): readonly (readonly Name[])[] => {
  const language = languageOf(columns.flat().flatMap(canonicalTokens))
  return columns.map((names) => names.map((name) => nameOf(canonicalTokens(name), language)))
})

const headingOf = onceForText((text: string): Name => nameOf(canonicalTokens(text)))

/**
 * Finds texts beside each other that mean the same as the names of columns in another language, for columns that no label matched:
 * `Omavastuu` and `Vakuutusmäärä` head the deductible and the sum insured.
 */
export function meantHeadings(
  page: PageText,
  columns: readonly ColumnLabels[],
  unmatched: readonly number[],
): LabelMatch[] {
  if (unmatched.length === 0) return []
  const names = readNames(columns.map((column) => column.names))
  return page.lines.flatMap((line) => {
    const chunks = chunksOf(line.words)
    if (chunks.length < MIN_HEADINGS) return []
    return chunks.flatMap((chunk) => {
      const text = textOf(chunk)
      if (chunk.length > MAX_WORDS || /\d/u.test(text)) return []
      const heading = headingOf(text)
      return unmatched.flatMap((column) => {
        const similarity = greatest(
          (names[column] ?? []).map((name) => similarityOf(name, heading)),
          0,
        )
        return similarity < MIN_SIMILARITY ? [] : [toMatch(page, column, chunk, MEANT_WEIGHT * similarity)]
      })
    })
  })
}
