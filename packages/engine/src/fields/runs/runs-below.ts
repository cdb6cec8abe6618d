import type { PlacedSegment } from "../../page/context.ts"
import { lineHeight } from "../../layout/line-height.ts"
import type { LabelHit, LabelMap } from "../labels/label-hits.ts"
import { endsAsLabel } from "../labels/label-shape.ts"
import { POSITION } from "../candidates/weights.ts"
import { joinedRun, nearSegments } from "./near-segments.ts"
import type { Span } from "../../layout/span-index.ts"
import { type Neighbourhood, overlap, type PlacedLine } from "./neighbours.ts"
import { numberBelowCaption } from "./row-of-captions.ts"
import { type Run, SKEWED_GAP } from "./value-run.ts"
import { edgesOfBox, firstInBox, isNextBox } from "./numbered-box.ts"

/** Lines below a label, and values in them, that are read. */
const MAX_LINES_BELOW = 6
const MAX_VALUES_BELOW = 3
/** Part of the narrower segment's width that a value shares with the label above it. */
const MIN_SHARED_WIDTH = 0.2
/** Gap between a label, its value and the values below, in heights of the label. */
const MAX_GAP_BELOW = 2.2
/** The same in a numbered box of a form, in which a typewriter leaves lines empty. */
const MAX_GAP_IN_BOX = 4
/** Number of lines from which a value below a label counts as distant. */
const DISTANT_LINES = 2
/** Lines below a heading that are searched for totals, and the gap that ends the column in heights of the larger type. */
const MAX_COLUMN_LINES = 60
const MAX_COLUMN_GAP = 8

/** Returns the nearest segments below a label that share its column. */
export function belowRuns(hit: LabelHit, map: LabelMap, neighbours: Neighbourhood, hasRight: boolean): Run[] {
  const runs: Run[] = []
  const { box } = hit.segment
  const height = lineHeight(box)
  const cell = edgesOfBox(hit.segment, neighbours)
  const mostGap = (cell ? MAX_GAP_IN_BOX : MAX_GAP_BELOW) * height
  const column = hit.segment.line.segments.length > 1 ? neighbours.columnOf(hit.segment) : undefined
  let bottom = box[3]
  const labels = [...neighbours.leftOf(hit.segment), hit.segment, ...neighbours.rightOf(hit.segment)]
  for (const [distance, line] of neighbours.linesBelow(hit.segment, MAX_LINES_BELOW).entries()) {
    const segment =
      line
        .touching(box[0], box[2])
        .find(({ box: own }) => overlap(own, box) > MIN_SHARED_WIDTH * Math.min(box[2] - box[0], own[2] - own[0])) ??
      (cell && firstInBox(line, cell, box[3] - SKEWED_GAP * height)) ??
      (column && onlyInColumn(line, column, neighbours)) ??
      (runs.length === 0 ? numberBelowCaption(hit.segment, line, neighbours) : undefined)
    if (!segment) continue
    if (segment.box[1] - bottom > mostGap || runs.length >= MAX_VALUES_BELOW) break
    bottom = segment.box[3]
    if (runs.length === 0 && closesRemark(hit.segment, segment)) continue
    if ((map.isLabel(segment) && !isInRowOfValues(labels, segment, line.segments, map)) || isNextBox(hit, segment))
      break
    const base = hasRight && !cell ? POSITION.belowAndRight : POSITION.below
    const fragments = map.fragments[segment.index] ?? []
    const before = nearSegments(segment, neighbours.leftOf(segment), map).toReversed()
    const after = nearSegments(segment, neighbours.rightOf(segment), map)
    runs.push({
      fragments,
      joined: joinedRun(fragments, before, after, map),
      factor: base * POSITION.perValueBelow ** runs.length * (distance > DISTANT_LINES ? POSITION.distantBelow : 1),
      relation: "below",
    })
  }
  return runs
}

/** Points by which the edges of the cells of one drawn column may differ. */
const COLUMN_SHIFT = 2

/** Returns the only segment of a line in a drawn column: a number on the right below a caption in the middle. */
function onlyInColumn(line: PlacedLine, [left, right]: Span, neighbours: Neighbourhood): PlacedSegment | undefined {
  const [segment, more] = line.touching(left + COLUMN_SHIFT, right - COLUMN_SHIFT)
  const own = segment && !more ? neighbours.columnOf(segment) : undefined
  return own && Math.abs(own[0] - left) <= COLUMN_SHIFT && Math.abs(own[1] - right) <= COLUMN_SHIFT
    ? segment
    : undefined
}

/** Words of the rest of a remark after a label on the next line. */
const MAX_REMARK_REST = 4

/** Returns whether a segment ends the remark in brackets that a label is wrapped in: `Total fees (sum of line` and `7)`. */
function closesRemark({ text }: PlacedSegment, { text: below, words }: PlacedSegment): boolean {
  const isOpen = text.lastIndexOf("(") > text.lastIndexOf(")")
  return isOpen && below.endsWith(")") && !below.includes("(") && words.length <= MAX_REMARK_REST
}

/** Labels of a row, and values of the row below, that show which rows they are. */
const MIN_ROW = 3
const MAX_ROW = 12

/**
 * Returns whether words that may be a label are a value: they are in a row of values below a row of labels, as `Prepaid` is
 * below `Terms`.
 */
function isInRowOfValues(
  labels: readonly PlacedSegment[],
  value: PlacedSegment,
  values: readonly PlacedSegment[],
  map: LabelMap,
): boolean {
  const isRow = ({ length }: readonly PlacedSegment[]): boolean => length >= MIN_ROW && length <= MAX_ROW
  if (!isRow(labels) || !isRow(values)) return false
  return labels.every((other) => map.isLabel(other)) && values.every((other) => other === value || !map.isLabel(other))
}

/** Returns the segment over a caption in brackets, as below the lines of a form to be filled in. */
export function aboveRun(hit: LabelHit, map: LabelMap, neighbours: Neighbourhood): Run | undefined {
  const { text, box } = hit.segment
  if (!text.startsWith("(") || !text.endsWith(")")) return undefined
  const above = neighbours
    .lineAbove(hit.segment)
    .touching(box[0], box[2])
    .find((segment) => overlap(segment.box, box) > 0)
  // A caption below a label is part of it: `Total paid:` and `(this year)`.
  if (above && endsAsLabel(above.text)) return undefined
  return above && { fragments: map.fragments[above.index] ?? [], factor: POSITION.above, relation: "above" }
}

/** Returns the segments in the column below a heading on lines of totals, down to the end of the page. */
export function columnRuns(
  hit: LabelHit,
  map: LabelMap,
  neighbours: Neighbourhood,
  isTotal: (line: readonly PlacedSegment[]) => boolean,
): Run[] {
  const runs: Run[] = []
  const { box } = hit.segment
  let last = box[3]
  for (const line of neighbours.linesBelow(hit.segment, MAX_COLUMN_LINES)) {
    const first = line.segments[0]
    if (!first) continue
    const under = line.touching(box[0], box[2]).find((segment) => overlap(segment.box, box) > 0)
    const isFar = first.box[1] - last > MAX_COLUMN_GAP * Math.max(lineHeight(box), lineHeight(first.box))
    // The sums of a form are at its foot, whatever space its rows leave.
    if (isFar && under && (line.segments.length < MIN_ROW || !isTotal(line.segments))) break
    if (!under) continue
    last = under.box[3]
    if (isTotal(line.segments))
      runs.push({ fragments: map.fragments[under.index] ?? [], factor: POSITION.column, relation: "column" })
    if (isFar) break
  }
  return runs
}
