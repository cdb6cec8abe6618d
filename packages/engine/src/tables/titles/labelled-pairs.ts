import { append } from "../../arrays/append.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"
import { headingFit } from "../columns/heading-fit.ts"
import { chunksOf, matchKeyOf, type PageText, type TableLine, type TableWord, textOf } from "../words/page-text.ts"

/** A label with a colon that means a column, and the value to its right: `Quantity: 12`. */
export interface LabelledPair {
  /** Index of the configured column. */
  readonly column: number
  /** 0 to 1: how likely the label means the column. */
  readonly weight: number
  /** The label's match key. */
  readonly key: string
  readonly value: readonly TableWord[]
  /** The lines below the value that it may go on in: set at its left edge, without a label of their own. */
  readonly rest: readonly TableWord[]
  /** 1-based. */
  readonly page: number
  readonly line: number
}

/** Words of the longest label, and pairs of a document that are read. */
const MAX_LABEL_WORDS = 6
const MAX_PAIRS = 20_000
/** Weight from which a label means a column: weaker ones mean something else in most tables. */
const MIN_WEIGHT = 0.6

/** A title that numbers what is below it, alone on its line: `Position 1`, `Item #2`. */
const NUMBERED_TITLE = /^(\p{L}[\p{L} .-]{1,30}?) ?[#:]? ?(\d{1,4})$/u

/** Finds the labels of columns with the values to their right, from top to bottom and left to right. */
export function labelledPairs(pages: readonly PageText[], labels: readonly ColumnLabels[]): readonly LabelledPair[] {
  const found: LabelledPair[] = []
  for (const { page, lines } of pages) {
    for (const { index, words } of lines) {
      if (found.length >= MAX_PAIRS) return found
      const hasLabel = words.some(({ text }) => text.endsWith(":"))
      if (!hasLabel && words.length > MAX_LABEL_WORDS) continue
      const chunks = chunksOf(words)
      const title = !hasLabel && chunks.length === 1 ? numberedTitle(words) : undefined
      const pairs = title ? [title] : chunks.flatMap((chunk, at) => pairIn(chunk, chunks[at + 1]) ?? [])
      for (const { label, start, value } of pairs) {
        const meant = columnOf(label, labels)
        if (!meant) continue
        const rest = linesBelow(lines, index, start, value)
        found.push({ ...meant, key: matchKeyOf(label), value, rest, page, line: index })
      }
    }
  }
  return found
}

interface Pair {
  readonly label: string
  /** Left edge of the label. */
  readonly start: number
  readonly value: readonly TableWord[]
}

function numberedTitle(words: readonly TableWord[]): Pair | undefined {
  const [, label] = NUMBERED_TITLE.exec(textOf(words)) ?? []
  return label === undefined ? undefined : { label, start: words[0]?.box[0] ?? 0, value: words.slice(-1) }
}

/** Splits a text at the colon that ends a label; the value may be the next text of the line. */
function pairIn(chunk: readonly TableWord[], next: readonly TableWord[] | undefined): Pair | undefined {
  const end = endOfLabel(chunk)
  if (end === -1) return undefined
  const own = chunk.slice(end + 1)
  const beside = next && endOfLabel(next) === -1 ? next : []
  const label = textOf(chunk.slice(0, end + 1)).replace(/ ?:$/u, "")
  return { label, start: chunk[0]?.box[0] ?? 0, value: own.length > 0 ? own : beside }
}

/** Lines of a wrapped value below its first one, the gap above each in heights of its type, and points by which their left edges differ. */
const MAX_REST = 3
const MAX_GAP = 0.8
const ALIGNED = 2

function linesBelow(
  lines: readonly TableLine[],
  index: number,
  start: number,
  [first]: readonly TableWord[],
): readonly TableWord[] {
  const rest: TableWord[] = []
  if (!first) return rest
  for (const line of lines.slice(index + 1, index + 1 + MAX_REST)) {
    const above = lines[line.index - 1]
    if (!above || line.box[1] - above.box[3] > MAX_GAP * line.fontSize) break
    const chunks = chunksOf(line.words)
    const own = chunks.find(([word]) => word !== undefined && Math.abs(word.box[0] - first.box[0]) <= ALIGNED)
    const isLabelled = chunks.some(
      ([word]) => word && word.box[0] >= start - ALIGNED && word.box[0] < first.box[0] - ALIGNED,
    )
    if (!own || isLabelled || endOfLabel(own) !== -1) break
    append(rest, own)
  }
  return rest
}

/** Returns the index of the word whose colon ends the label that a text begins with; −1 without one of at most so many words. */
export const endOfLabel = (words: readonly TableWord[], most = MAX_LABEL_WORDS): number =>
  words.slice(0, most).findIndex(({ text }) => text.endsWith(":"))

/** Returns the column that a label means best, with or without its remark in brackets: `Total price (net)`. */
function columnOf(label: string, labels: readonly ColumnLabels[]): { column: number; weight: number } | undefined {
  const plain = label.replace(/ ?\([^()]{1,30}\)$/u, "")
  let best: { column: number; weight: number } | undefined
  for (const [column, own] of labels.entries()) {
    const weight = Math.max(headingFit(label, own), headingFit(plain, own))
    if (weight >= MIN_WEIGHT && weight > (best?.weight ?? 0)) best = { column, weight }
  }
  return best
}
