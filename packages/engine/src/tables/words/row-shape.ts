import { lowerBound } from "../../arrays/lower-bound.ts"
import type { Box } from "../../document.ts"
import { unionBox } from "./boxes.ts"
import { chunksOf, type TableLine, textOf } from "./page-text.ts"

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

/** What the rows of a table are compared with: the boxes of the texts of one of them, and what kind of text each is. */
export interface RowModel {
  readonly shape: RowShape
  readonly kinds: readonly TextKind[]
}

/** Whether a text has digits, letters, or both. */
type TextKind = "number" | "word" | "code" | "mark"

/** Returns the shape of a line with the kinds of its texts. */
export const rowModelOf = (line: TableLine): RowModel => ({
  shape: shapeOf(line),
  kinds: chunksOf(line.words).map((chunk) => kindOf(textOf(chunk))),
})

function kindOf(text: string): TextKind {
  const hasLetters = /\p{L}/u.test(text)
  if (/\d/u.test(text)) return hasLetters ? "code" : "number"
  return hasLetters ? "word" : "mark"
}

/** Share of the aligned texts of two rows of one table that are of the same kind. */
const SAME_KINDS_SHARE = 0.6

/** Returns whether a line is shaped like a row, begins at the same edge, and has texts of the same kinds. */
export function isRowOfTable(line: TableLine, { shape, kinds }: RowModel): boolean {
  if (!isShapedLike(line, shape)) return false
  const own = rowModelOf(line)
  const isAt = (a: Box | undefined, b: Box | undefined): boolean =>
    a !== undefined && b !== undefined && (Math.abs(a[0] - b[0]) <= ALIGNED || Math.abs(a[2] - b[2]) <= ALIGNED)
  if (!isAt(own.shape[0], shape[0])) return false
  const pairs = own.shape.flatMap((box, at) => {
    const other = shape.findIndex((candidate) => isAt(box, candidate))
    return other < 0 ? [] : [own.kinds[at] === kinds[other]]
  })
  return pairs.filter(Boolean).length >= SAME_KINDS_SHARE * pairs.length
}

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
