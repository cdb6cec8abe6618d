import { onceFor } from "./once-for.ts"
import type { LayoutWord, Line, Segment } from "./layout.ts"
import { unionBox } from "./union-box.ts"

/** Letters of two words that are closer than this fraction of the font size are kerned. */
const MIN_GAP = 0.05
/** Points by which the left edges of one column differ. */
const EDGE_TOLERANCE = 0.75
/** Lines above and below, and their distance in font sizes, that are searched for the edge. */
const MAX_LINES = 8
const MAX_DISTANCE = 7
/** Segments that begin at the edge: two are a column, one is a coincidence. */
const MIN_SUPPORT = 2
/** A word that belongs to what follows: `to` in `02/17 to 02/23`, the number of a heading. */
const CONNECTIVE = /^(?:\p{Ll}{1,3}|[-\u2010-\u2015/+&:•]|\(?(?:\p{L}|\d{1,2})[.)])$/u
const NEW_TEXT = /^[\p{Lu}\p{N}\p{Sc}]/u

/** The words of a line by position. */
interface LineEdges {
  readonly words: readonly LayoutWord[]
  /** The segment of each word. */
  readonly segments: readonly Segment[]
}

/**
 * Splits segments at the left edge of a column: where the file has no space between two words, and segments of the lines
 * above and below begin at the second one. Columns side by side may be as close as words.
 */
export function splitAtColumns(lines: readonly Line[]): Line[] {
  const edgesOf = onceFor((line: Line): LineEdges => {
    const placed = line.segments.flatMap((segment) => segment.words.map((word) => ({ word, segment })))
    placed.sort((a, b) => a.word.box[0] - b.word.box[0])
    return { words: placed.map(({ word }) => word), segments: placed.map(({ segment }) => segment) }
  })
  // A line that was split shows the edge to the next one: a column is longer than the lines that are searched.
  const split = [...lines]
  for (const [index, line] of lines.entries()) {
    const segments = line.segments.flatMap((segment) => {
      const cuts = segment.words.flatMap((_, at) => (isColumnEdge(split, index, segment, at, edgesOf) ? [at] : []))
      return cuts.length === 0 ? [segment] : cutSegment(segment, cuts)
    })
    if (segments.length > line.segments.length) split[index] = { ...line, segments }
  }
  return split
}

function isColumnEdge(
  lines: readonly Line[],
  index: number,
  { words }: Segment,
  at: number,
  edgesOf: (line: Line) => LineEdges,
): boolean {
  const [last, next, line] = [words[at - 1], words[at], lines[index]]
  if (!last || !next || !line || next.source.isAfterSpace !== false) return false
  const size = Math.min(last.source.fontSize, next.source.fontSize)
  if (next.box[0] - last.box[2] < MIN_GAP * size || CONNECTIVE.test(last.text) || !NEW_TEXT.test(next.text))
    return false
  const edge = next.box[0]
  let support = 0
  for (const step of [-1, 1]) {
    for (let offset = 1; offset <= MAX_LINES; offset++) {
      const other = lines[index + step * offset]
      if (!other || distanceOf(line, other) > MAX_DISTANCE * size) break
      const relation = relationOf(edgesOf(other), edge)
      if (relation === "crosses") break
      if (relation === "begins" && ++support >= MIN_SUPPORT) return true
    }
  }
  return false
}

const distanceOf = (a: Line, b: Line): number => Math.max(a.box[1] - b.box[3], b.box[1] - a.box[3])

/** Returns whether a segment of a line begins at an edge, text of the line crosses it, or neither. */
function relationOf({ words, segments }: LineEdges, edge: number): "begins" | "crosses" | "free" {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle]?.box[0] ?? 0) < edge - EDGE_TOLERANCE) low = middle + 1
    else high = middle
  }
  const [left, right] = [words[low - 1], words[low]]
  if (left !== undefined && left.box[2] > edge + EDGE_TOLERANCE) return "crosses"
  const isAtEdge = right !== undefined && right.box[0] <= edge + EDGE_TOLERANCE
  if (left !== undefined && right !== undefined && segments[low - 1] === segments[low]) {
    return isAtEdge ? "free" : "crosses"
  }
  return isAtEdge ? "begins" : "free"
}

function cutSegment({ words, page }: Segment, cuts: readonly number[]): Segment[] {
  return [0, ...cuts].map((from, index): Segment => {
    const part = words.slice(from, cuts[index])
    const boxes = part.map(({ box }) => box)
    return { text: part.map(({ text }) => text).join(" "), box: boxes.reduce(unionBox), words: part, page }
  })
}
