import { greatest } from "../arrays/extremes.ts"
import { foldTokens } from "../text/folding.ts"
import type { ColumnLabels } from "./column-labels.ts"
import type { HeaderBand } from "./heading.ts"

/** Share of the words that a name and a heading must have in common. */
const SIMILAR = 0.5

/**
 * Gives columns that no label found to headings that share most of their words with the name, in any order: a name is
 * seldom typed exactly as it is printed.
 */
export function claimSimilar(band: HeaderBand, columns: readonly ColumnLabels[]): HeaderBand {
  const cells = [...band.cells]
  let { score } = band
  const found = new Set(cells.map((cell) => cell.column))
  const pairs = columns.flatMap(({ names }, column) => {
    if (found.has(column)) return []
    return cells.flatMap((cell, index) => {
      if (cell.column !== undefined) return []
      const similarity = greatest(
        names.map((name) => similarityOf(name, cell.text)),
        0,
      )
      return similarity >= SIMILAR ? [{ column, index, similarity }] : []
    })
  })
  for (const { column, index, similarity } of pairs.sort((a, b) => b.similarity - a.similarity)) {
    const cell = cells[index]
    if (!cell || cell.column !== undefined || found.has(column)) continue
    const weight = 0.7 * similarity
    cells[index] = { ...cell, column, score: weight }
    found.add(column)
    score += weight
  }
  return { ...band, cells, score }
}

/** Twice the common words over all words; a word of four letters also equals one that begins with it. */
function similarityOf(name: string, heading: string): number {
  const left = foldTokens(name)
  const right = foldTokens(heading)
  const isSame = (a: string, b: string): boolean =>
    a === b || (Math.min(a.length, b.length) >= 4 && (a.startsWith(b) || b.startsWith(a)))
  const common = left.filter((a) => right.some((b) => isSame(a, b))).length
  const size = left.length + right.length
  return size === 0 ? 0 : (2 * Math.min(common, right.length)) / size
}
