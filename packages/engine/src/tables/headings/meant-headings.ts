import type { ColumnLabels } from "./column-labels.ts"
import { headingSimilarity, SIMILAR_WEIGHT } from "./heading-similarity.ts"
import { type LabelMatch, toMatch } from "./label-match.ts"
import { chunksOf, type PageText, textOf } from "../words/page-text.ts"

/** Lowest similarity of a heading that is all there is to find a table by. */
const MIN_SIMILARITY = 0.75
/** Words of a heading, and headings beside each other in a table. */
const MAX_WORDS = 4
const MIN_HEADINGS = 2

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
  const similarityOf = headingSimilarity(columns)
  return page.lines.flatMap((line) => {
    const chunks = chunksOf(line.words)
    if (chunks.length < MIN_HEADINGS) return []
    return chunks.flatMap((chunk) => {
      const text = textOf(chunk)
      if (chunk.length > MAX_WORDS || /\d/u.test(text)) return []
      return unmatched.flatMap((column) => {
        const similarity = similarityOf(column, text)
        return similarity < MIN_SIMILARITY ? [] : [toMatch(page, column, chunk, SIMILAR_WEIGHT * similarity)]
      })
    })
  })
}
