import type { ColumnLabels } from "./column-labels.ts"
import type { HeaderBand } from "./heading.ts"
import { headingSimilarity, SIMILAR_WEIGHT } from "./heading-similarity.ts"

/** Lowest similarity of a name and a heading beside others that labels matched. */
const MIN_SIMILARITY = 0.5

/**
 * Assigns columns that no label matched to headings that share most words with the configured name, in any order and language: a
 * name is seldom typed exactly as it is printed.
 */
export function assignSimilarHeadings(band: HeaderBand, columns: readonly ColumnLabels[]): HeaderBand {
  const cells = [...band.cells]
  let { score } = band
  const found = new Set(cells.map((cell) => cell.column))
  // Most tables have all of their columns, or no other heading.
  if (cells.every(({ column }) => column !== undefined) || columns.every((_, column) => found.has(column))) return band
  const similarityOf = headingSimilarity(columns)
  const pairs = columns.flatMap((_, column) => {
    if (found.has(column)) return []
    return cells.flatMap((cell, index) => {
      if (cell.column !== undefined) return []
      const similarity = similarityOf(column, cell.text)
      return similarity >= MIN_SIMILARITY ? [{ column, index, similarity }] : []
    })
  })
  for (const { column, index, similarity } of pairs.sort((a, b) => b.similarity - a.similarity)) {
    const cell = cells[index]
    if (!cell || cell.column !== undefined || found.has(column)) continue
    const weight = SIMILAR_WEIGHT * similarity
    cells[index] = { ...cell, column, score: weight }
    found.add(column)
    score += weight
  }
  return { ...band, cells, score }
}
