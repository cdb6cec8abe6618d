import { greatest } from "../arrays/extremes.ts"
import { languageOf } from "../lexicon/form-words/form-meanings.ts"
import { nameOf, similarityOf as similarityOfNames } from "../lexicon/form-words/name-similarity.ts"
import { canonicalTokens } from "../lexicon/label-key.ts"
import { foldTokens } from "../text/folding.ts"
import { isAbbreviation } from "../text/abbreviation.ts"
import type { ColumnLabels } from "./column-labels.ts"
import type { HeaderBand } from "./heading.ts"

/** Share of the words that a name and a heading must have in common (Dice coefficient). */
const MIN_SIMILARITY = 0.5
/** The same of words that mean the same in any languages; a part of a heading in another language says less. */
const MIN_MEANT_SIMILARITY = 0.6
/** Score of a heading with all words of a name in another order. */
const SIMILAR_WEIGHT = 0.7
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
  const language = languageOf(columns.flatMap(({ names }) => names.flatMap((name) => canonicalTokens(name))))
  const pairs = columns.flatMap(({ names }, column) => {
    if (found.has(column)) return []
    return cells.flatMap((cell, index) => {
      if (cell.column !== undefined) return []
      const similarity = greatest(
        names.map((name) => Math.max(similarityOf(name, cell.text), meantSimilarity(name, cell.text, language))),
        0,
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

/** Returns how much of a heading and a name means the same, 0 where that is too little: `Omavastuu` is a deductible. */
function meantSimilarity(name: string, heading: string, language: string | undefined): number {
  const similarity = similarityOfNames(nameOf(canonicalTokens(name), language), nameOf(canonicalTokens(heading)))
  return similarity < MIN_MEANT_SIMILARITY ? 0 : similarity
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
