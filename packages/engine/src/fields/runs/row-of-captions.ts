import { isPrintedAmount } from "../../normalize/printed-amount.ts"
import type { PlacedSegment } from "../../page/context.ts"
import type { Neighbourhood, PlacedLine } from "./neighbours.ts"

/** Captions beside each other, and values below them, that show a row of boxes though nothing is drawn around them. */
const MIN_CAPTIONS = 3
const MIN_VALUES = 2
/** Points by which a value may begin left of its caption. */
const INDENT = 2

/** Returns whether a text is a number, perhaps with its currency: words are set at the left. */
const isNumber = (text: string): boolean => /\d/u.test(text) && !/\p{L}{4}/u.test(text)

/**
 * Returns the number between the left edge of a caption and the next caption of its row, where a line has one value for each: numbers are set at
 * the right of their boxes, captions at the left. So is an amount alone below a caption alone.
 */
export function numberBelowCaption(
  caption: PlacedSegment,
  line: PlacedLine,
  neighbours: Neighbourhood,
): PlacedSegment | undefined {
  const row = [...neighbours.leftOf(caption).toReversed(), caption, ...neighbours.rightOf(caption)]
  const { length } = line.segments
  const [first] = line.segments
  if (row.length === 1 && length === 1 && first) {
    return first.box[0] > caption.box[0] && isPrintedAmount(first.text) ? first : undefined
  }
  // More values than captions are the cells of a table.
  if (row.length < MIN_CAPTIONS || length < MIN_VALUES || length > row.length) return undefined
  if (row.some(({ text }) => /\d/u.test(text))) return undefined
  const others = row.slice(1).map(({ box }) => box[0] - INDENT)
  const edges = [-Infinity, ...others, neighbours.rightEdge(caption.page)]
  const boxOf = ({ box }: PlacedSegment): number =>
    edges.findIndex((left, index) => box[0] >= left && box[2] <= (edges[index + 1] ?? left))
  const boxes = line.segments.map(boxOf)
  if (boxes.includes(-1) || new Set(boxes).size < length) return undefined
  const value = line.segments[boxes.indexOf(row.indexOf(caption))]
  return value && isNumber(value.text) ? value : undefined
}
