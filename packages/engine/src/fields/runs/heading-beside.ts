import { lineHeight } from "../../layout/line-height.ts"
import type { PlacedSegment } from "../../page/context.ts"
import type { LabelHit, LabelMap } from "../labels/label-hits.ts"
import type { Neighbourhood } from "./neighbours.ts"

/** Heights of a line between the columns of blocks of text, at least. */
const MIN_COLUMN_GAP = 3

/**
 * Returns whether a label heads the text below it, beside which another block begins on the line of the label: the recipient right of
 * `Shipping address:`. Both have a next line of the same left edge, which is no label.
 */
export function isHeadingBeside(
  { segment: label, isEntireSegment }: LabelHit,
  beside: PlacedSegment,
  neighbours: Neighbourhood,
  map: LabelMap,
): boolean {
  if (!isEntireSegment || beside.box[0] - label.box[2] < MIN_COLUMN_GAP * lineHeight(label.box)) return false
  return [label, beside].every((first) => {
    const next = neighbours.nextLineOf(first)
    return next !== undefined && !map.isLabel(next)
  })
}
