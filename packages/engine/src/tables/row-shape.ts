import { lowerBound } from "../arrays/lower-bound.ts"
import type { Box } from "../document.ts"
import { unionBox } from "./boxes.ts"
import { chunksOf, type TableLine } from "./page-text.ts"

/** The boxes of the texts of a row. */
export type RowShape = readonly Box[]

/** Texts of a row, at least: fewer may be aligned by chance. */
export const MIN_SHAPE_TEXTS = 3
/** Share of the texts of two rows of one table that are aligned. */
export const ALIGNED_SHARE = 0.7
/** Points within which two edges are aligned. */
const ALIGNED = 2.5

/** Returns the boxes of the texts of a line. */
export const shapeOf = ({ words }: TableLine): RowShape =>
  chunksOf(words).map((chunk) => unionBox(chunk.map(({ box }) => box)))

/** Returns whether a line has about as many texts as a row, most of them aligned with its own. */
export function isShapedLike(line: TableLine, row: RowShape): boolean {
  const boxes = shapeOf(line)
  const isAsLong = boxes.length >= MIN_SHAPE_TEXTS && boxes.length >= row.length / 2 && boxes.length <= row.length + 1
  return isAsLong && shareAligned(boxes, row) >= ALIGNED_SHARE
}

/** Returns the share of texts that start or end at the same x as one of the others. */
export function shareAligned(boxes: RowShape, others: RowShape): number {
  const [isStart, isEnd] = [nearOneOf(others.map(([x0]) => x0)), nearOneOf(others.map(([, , x1]) => x1))]
  const aligned = boxes.filter(([x0, , x1]) => isStart(x0) || isEnd(x1))
  return boxes.length === 0 ? 0 : aligned.length / boxes.length
}

/** Returns a test of whether an edge is aligned with one of several, by a binary search: a wide sheet has a thousand. */
function nearOneOf(edges: readonly number[]): (edge: number) => boolean {
  const sorted = edges.toSorted((a, b) => a - b)
  return (edge) => Math.abs((sorted[lowerBound(sorted, edge - ALIGNED)] ?? Infinity) - edge) <= ALIGNED
}
