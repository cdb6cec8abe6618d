import type { Box } from "../../document.ts"
import type { ExtractionContext, PlacedSegment } from "../../page/context.ts"
import { lineHeight } from "../../layout/line-height.ts"
import { onceFor } from "../../layout/once-for.ts"
import { drawnColumns } from "../../layout/drawn-cells.ts"
import { type Span, SpanIndex } from "../../layout/span-index.ts"
import { lowerBound } from "../../arrays/lower-bound.ts"
import { isNumberedLabel } from "./enumerator.ts"
import { isFlushLeft, isNextLine } from "../../layout/next-line.ts"

/** Segments on one side of another that are returned; the bound keeps wide sheets linear. */
const MAX_BESIDE = 12
/** Gap between the lines of one heading or value, in heights of the lower line. */
const WRAPPED_GAP = 0.35
const CONTINUED_GAP = 0.5

/** The segments of one line with an index along x: a wide sheet has thousands in a line. */
export interface PlacedLine {
  readonly segments: readonly PlacedSegment[]
  /** Returns the segments that touch a range along x. */
  touching(from: number, to: number): readonly PlacedSegment[]
  /** Returns the first segment that starts at or right of `x`. */
  startingAt(x: number): PlacedSegment | undefined
  /** Returns the first label of a numbered box that starts right of `x`. */
  boxAfter(x: number): PlacedSegment | undefined
}

/** Segments by page and line, for walking from a label to its neighbours. */
export interface Neighbourhood {
  /** Returns the next segments on the same line, to the right, the nearest first. */
  rightOf(segment: PlacedSegment): readonly PlacedSegment[]
  /** Returns the next segments on the same line, to the left, the nearest first. */
  leftOf(segment: PlacedSegment): readonly PlacedSegment[]
  /** Returns the following lines of the page, at most `count`. */
  linesBelow(segment: PlacedSegment, count: number): PlacedLine[]
  /** Returns the next line of the text that a segment belongs to: right below it and close, at the same left edge. */
  nextLineOf(segment: PlacedSegment): PlacedSegment | undefined
  /** Returns the edges of the drawn column of a table that a segment is in; undefined where none is drawn. */
  columnOf(segment: PlacedSegment): Span | undefined
  /** Returns where the text of a page ends on the right. */
  rightEdge(page: number): number
  /** Returns the line above. */
  lineAbove(segment: PlacedSegment): PlacedLine
  /** True when the line above is so close in the same column that the two are one heading. */
  isWrapped(segment: PlacedSegment): boolean
  /** Returns the first line of a value of two lines whose label is beside the second: alone on its line and close. */
  continuedFrom(segment: PlacedSegment): PlacedSegment | undefined
}

/** Indexes the segments of a document by line. */
export function createNeighbourhood(context: ExtractionContext): Neighbourhood {
  const lines = new Map<number, PlacedSegment[][]>()
  for (const segment of context.segments) {
    const page = lines.get(segment.page) ?? []
    lines.set(segment.page, page)
    const line = page[segment.lineIndex] ?? []
    page[segment.lineIndex] = line
    line.push(segment)
  }
  const none: PlacedSegment[] = []
  const lineOf = onceFor((segments: readonly PlacedSegment[]): PlacedLine => {
    const index = new SpanIndex(segments, ({ box }) => [box[0], box[2]])
    const starts = segments.map(({ box }) => box[0])
    const boxes = segments.filter(isNumberedLabel)
    const boxStarts = boxes.map(({ box }) => box[0])
    return {
      segments,
      touching: (from, to) => index.touching(from, to),
      startingAt: (x) => segments[lowerBound(starts, x)],
      boxAfter: (x) => boxes[lowerBound(boxStarts, x + 1)],
    }
  })
  const segmentsBeside = ({ page, lineIndex }: PlacedSegment): readonly PlacedSegment[] =>
    lines.get(page)?.[lineIndex] ?? none
  const lineAbove = (segment: PlacedSegment): PlacedLine =>
    lineOf(lines.get(segment.page)?.[segment.lineIndex - 1] ?? none)
  const gapAbove = (segment: PlacedSegment, above: PlacedSegment): number =>
    (segment.box[1] - above.box[3]) / lineHeight(segment.box)
  const rightEdges = new Map<number, number>()
  for (const { page, box } of context.segments) rightEdges.set(page, Math.max(box[2], rightEdges.get(page) ?? 0))
  const columnsOf = new Map(context.layouts.map((layout) => [layout.page, drawnColumns(layout)]))
  return {
    lineAbove,
    columnOf: ({ page, box }) => columnsOf.get(page)?.(box),
    rightEdge: (page) => rightEdges.get(page) ?? 0,
    isWrapped: (segment) =>
      lineAbove(segment)
        .touching(segment.box[0], segment.box[2])
        .some((above) => overlap(above.box, segment.box) > 0 && gapAbove(segment, above) < WRAPPED_GAP),
    continuedFrom: (segment) => {
      const [above, more] = lineAbove(segment).segments
      if (!above || more || !isFlushLeft(above.box, segment.box)) return undefined
      return gapAbove(segment, above) < CONTINUED_GAP ? above : undefined
    },
    rightOf: (segment) => segmentsBeside(segment).slice(segment.position + 1, segment.position + 1 + MAX_BESIDE),
    leftOf: (segment) =>
      segmentsBeside(segment)
        .slice(Math.max(0, segment.position - MAX_BESIDE), segment.position)
        .toReversed(),
    nextLineOf: ({ page, lineIndex, box }) =>
      lineOf(lines.get(page)?.[lineIndex + 1] ?? none)
        .touching(box[0], box[2])
        .find((next) => isNextLine(box, next.box)),
    linesBelow: (segment, count) =>
      (lines.get(segment.page) ?? [])
        .slice(segment.lineIndex + 1, segment.lineIndex + 1 + count)
        .map((line) => lineOf(line ?? none)),
  }
}

/** Returns the overlap of two boxes along x; a negative value is the gap between them. */
export const overlap = (a: Box, b: Box): number => Math.min(a[2], b[2]) - Math.max(a[0], b[0])
