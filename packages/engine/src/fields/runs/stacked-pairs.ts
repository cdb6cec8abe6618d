import { lineHeight } from "../../layout/line-height.ts"
import { isFlushLeft } from "../../layout/next-line.ts"
import type { PlacedSegment } from "../../page/context.ts"
import type { LabelHit, LabelMap } from "../labels/label-hits.ts"
import type { Neighbourhood, PlacedLine } from "./neighbours.ts"

/** Lines above or below a label among which another pair of its column is; those of other columns are between them. */
const MAX_LINES = 8
/** Ratio of the gap between two pairs to that between a label and its value, at least. */
const MIN_GAP_RATIO = 1.5
/** The gap between a label and its value in heights of the label, at most. */
const MAX_PAIR_GAP = 0.6

/**
 * Returns whether a label is one of a column of labels that each have their value close below: `Invoice number` above `INV-17`, and
 * `Reference` above `PO 4` further down. What is right of such a label is of another column, as the lines of an address are.
 */
export function isInStackOfPairs(
  { segment, isEntireSegment, hasColon }: LabelHit,
  map: LabelMap,
  neighbours: Neighbourhood,
): boolean {
  if (!isEntireSegment || hasColon) return false
  const [value, next, nextValue] = neighbours.linesBelow(segment, MAX_LINES).flatMap((line) => columnOf(line, segment))
  if (!value || map.isLabel(value) || gapOf(segment, value) > MAX_PAIR_GAP * lineHeight(segment.box)) return false
  if (areRowsOfAmounts(segment, value)) return false
  const isApart = (gap: number): boolean => gap > MIN_GAP_RATIO * Math.max(0, gapOf(segment, value))
  if (next && nextValue && map.isLabel(next) && !map.isLabel(nextValue) && isApart(gapOf(value, next))) return true
  const [valueAbove, labelAbove] = linesAbove(segment, neighbours).flatMap((line) => columnOf(line, segment))
  if (!valueAbove || !labelAbove || map.isLabel(valueAbove) || !map.isLabel(labelAbove)) return false
  return isApart(gapOf(valueAbove, segment)) && gapOf(labelAbove, valueAbove) <= MAX_PAIR_GAP * lineHeight(segment.box)
}

/** Points by which the right edges of two amounts of one column differ at most. */
const ALIGNED = 3
const AMOUNT = /^[^\p{L}]*\d[.,]\d{2}(?: ?(?:\p{Sc}|\p{Lu}{3}))?$/u

/**
 * Returns whether two lines end with amounts at one right edge, or only the first does, above a label that the lexicon lacks: `In words`. The
 * second text is then no value of the first, but the label of what is right of it.
 */
function areRowsOfAmounts({ line }: PlacedSegment, { line: below, text }: PlacedSegment): boolean {
  const [own, other] = [line, below].map(({ segments }) => (segments.length > 1 ? segments.at(-1) : undefined))
  if (own && other && AMOUNT.test(own.text) && !/\d/u.test(text)) return true
  if (!own || !other || Math.abs(own.box[2] - other.box[2]) > ALIGNED) return false
  return AMOUNT.test(own.text) && AMOUNT.test(other.text)
}

/** Returns the text of a line that starts at the left edge of a label. */
const columnOf = (line: PlacedLine, { box }: PlacedSegment): readonly PlacedSegment[] =>
  line.touching(box[0], box[2]).filter((other) => isFlushLeft(box, other.box))

const gapOf = (upper: PlacedSegment, lower: PlacedSegment): number => lower.box[1] - upper.box[3]

/** Returns the lines above a segment, the nearest first. */
function linesAbove(segment: PlacedSegment, neighbours: Neighbourhood): PlacedLine[] {
  const lines: PlacedLine[] = []
  for (let at: PlacedSegment | undefined = segment; at && lines.length < MAX_LINES;) {
    const line = neighbours.lineAbove(at)
    if (line.segments.length > 0) lines.push(line)
    at = line.segments[0]
  }
  return lines
}
