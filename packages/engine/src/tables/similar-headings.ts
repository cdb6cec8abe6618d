import { greatest } from "../arrays/extremes.ts"
import { foldTokens } from "../text/folding.ts"
import { isAbbreviation } from "../text/abbreviation.ts"
import type { ColumnLabels } from "./column-labels.ts"
import type { HeaderBand } from "./heading.ts"
import { headingSimilarity, SIMILAR_WEIGHT } from "./heading-similarity.ts"

/** Share of the words that a name and a heading must have in common (Dice coefficient). */
const MIN_SIMILARITY = 0.5
/** The same of words that mean the same in any languages; a part of a heading in another language says less. */
const MIN_MEANT_SIMILARITY = 0.6
/** A shorter word must match exactly or as an abbreviation, not as the start of another. */
const MIN_STEM_LENGTH = 4

/**
 * Assigns columns that no label matched to headings that share most words with the configured name, in any order: a name
 * is seldom typed exactly as it is printed.
 */
export function assignSimilarHeadings(band: HeaderBand, columns: readonly ColumnLabels[]): HeaderBand {
  const cells = [...band.cells]
  let { score } = band
  const found = new Set(cells.map((cell) => cell.column))
  // Most tables have all of their columns, or no other heading.
  if (cells.every(({ column }) => column !== undefined) || columns.every((_, column) => found.has(column))) return band
  const meantSimilarity = headingSimilarity(columns)
  const pairs = columns.flatMap(({ names }, column) => {
    if (found.has(column)) return []
    return cells.flatMap((cell, index) => {
      if (cell.column !== undefined) return []
      const meant = meantSimilarity(column, cell.text)
      const similarity = greatest(
        names.map((name) => similarityOf(name, cell.text)),
        meant < MIN_MEANT_SIMILARITY ? 0 : meant,
      )
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

/** Returns twice the common words over all words; a word of four letters also matches one that starts with it, and its abbreviation. */
function similarityOf(name: string, heading: string): number {
  const left = foldTokens(name)
  const right = foldTokens(heading)
  const size = left.length + right.length
  const isSame = (a: string, b: string): boolean =>
    a === b ||
    (Math.min(a.length, b.length) >= MIN_STEM_LENGTH && (a.startsWith(b) || b.startsWith(a))) ||
    // `Nr` is the number of anything, not of an article.
    (size === 2 && isAbbreviation(b, a))
  const common = left.filter((a) => right.some((b) => isSame(a, b))).length
  return size === 0 ? 0 : (2 * Math.min(common, right.length)) / size
}
