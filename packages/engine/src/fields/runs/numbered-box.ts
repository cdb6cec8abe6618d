import type { Box } from "../../document.ts"
import type { PlacedSegment } from "../../page/context.ts"
import { least } from "../../arrays/extremes.ts"
import { isBoxNumber, isNumberedLabel } from "./enumerator.ts"
import type { LabelHit } from "../labels/label-hits.ts"
import type { Neighbourhood, PlacedLine } from "./neighbours.ts"

const overlapDown = (a: Box, b: Box): number => Math.min(a[3], b[3]) - Math.max(a[1], b[1])

/** Returns whether a segment is the label of another box in the same numbered form, known or not. */
export const isNextBox = (hit: LabelHit, segment: PlacedSegment): boolean =>
  isBoxNumber(segment) || (isNumberedLabel(hit.segment) && isNumberedLabel(segment))

/** The left and the right edge of a numbered box. */
type BoxEdges = readonly [left: number, right: number]

/**
 * Returns the edges of the box of a form that a numbered label opens, up to the number of the next box: a typewriter sets
 * the value anywhere between the two. Undefined without a number.
 */
export function edgesOfBox(label: PlacedSegment, neighbours: Neighbourhood): BoxEdges | undefined {
  if (!isNumberedLabel(label)) return undefined
  const [left] = label.box
  // On a skewed page the next box is on the line above or below.
  const beside = [neighbours.lineAbove(label), ...neighbours.linesBelow(label, 1)]
    .flatMap((line) => line.boxAfter(left) ?? [])
    .filter((box) => overlapDown(box.box, label.box) > 0)
  const next = [...neighbours.rightOf(label).slice(0, 1), ...beside]
  return [left, least(next.map(({ box }) => box[0]))]
}

/** Returns the first segment of a line that lies in a numbered box, lower than `top`. */
export function firstInBox(line: PlacedLine, [left, right]: BoxEdges, top: number): PlacedSegment | undefined {
  const segment = line.startingAt(left)
  return segment && segment.box[2] <= right && segment.box[1] >= top ? segment : undefined
}
