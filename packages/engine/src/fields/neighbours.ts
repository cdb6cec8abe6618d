import type { Box } from "../document.ts"
import type { ExtractionContext, PlacedSegment } from "../page/context.ts"
import { lineHeight } from "../layout/line-height.ts"
import { onceFor } from "../layout/once-for.ts"
import { SpanIndex } from "../layout/span-index.ts"
import { append } from "../arrays/append.ts"
import { least } from "../arrays/extremes.ts"
import { lowerBound } from "../arrays/lower-bound.ts"
import type { Relation } from "./candidate.ts"
import { isBoxNumber, isInitial, isNumberedLabel } from "./enumerator.ts"
import type { LabelHit, LabelMap } from "./label-hits.ts"
import { isLabelOfRow } from "./label-rows.ts"
import { endsAsLabel } from "./label-shape.ts"
import { type Fragment, NEAR_GAP } from "./fragments.ts"
import { GAP, POSITION } from "./weights.ts"
import { joinedRun, nearSegments } from "./near-segments.ts"
import { wrappedLine } from "./wrapped-values.ts"
import { isFlushLeft } from "../layout/next-line.ts"

/** Fragments that may be the value of a label, and how likely they are by their position alone. */
export interface Run {
  readonly fragments: readonly Fragment[]
  /** 0 to 1. */
  readonly factor: number
  readonly relation: Relation
  /** Whether the run has a second line: one that the first needs, or one that may as well be another text. */
  readonly wraps?: "surely" | "possibly"
  /** The run with the segments beside it after gaps hardly wider than a space. */
  readonly joined?: readonly Fragment[] | undefined
}

/** Segments on one side of another that are returned; the bound keeps wide sheets linear. */
const MAX_BESIDE = 12
/** Segments right of a label that are read as its value. */
const MAX_VALUE_SEGMENTS = 8
/** Gap between the lines of one heading or value, in heights of the lower line. */
const WRAPPED_GAP = 0.35
const CONTINUED_GAP = 0.5
/** Gap of a value half a line off its label, in heights of the label. */
const SKEWED_GAP = 0.35
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
/** Lines below a heading that are searched for totals, and the gap that ends the column in heights of the heading. */
const MAX_COLUMN_LINES = 60
const MAX_COLUMN_GAP = 6

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
  return {
    lineAbove,
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
    linesBelow: (segment, count) =>
      (lines.get(segment.page) ?? [])
        .slice(segment.lineIndex + 1, segment.lineIndex + 1 + count)
        .map((line) => lineOf(line ?? none)),
  }
}

const overlap = (a: Box, b: Box): number => Math.min(a[2], b[2]) - Math.max(a[0], b[0])
const overlapDown = (a: Box, b: Box): number => Math.min(a[3], b[3]) - Math.max(a[1], b[1])

/** Returns what follows a label in its own segment, up to the next label with a colon. */
export function inlineRun(hit: LabelHit, map: LabelMap, neighbours: Neighbourhood): Run | undefined {
  const fragments = map.fragments[hit.segment.index] ?? []
  const next = (map.hitsOf.get(hit.segment.index) ?? []).find((other) => other.from > hit.to && other.hasColon)
  const run = fragments.slice(hit.to, next?.from)
  if (!run.some((fragment) => /[\p{L}\p{N}]/u.test(fragment.text))) return undefined
  const near = next ? [] : nearSegments(hit.segment, neighbours.rightOf(hit.segment), map)
  return { fragments: run, factor: POSITION.inline, relation: "inline", joined: joinedRun(run, [], near, map) }
}

/** Returns the segments right of a label up to the next label, each on its own and, for split values, all of them joined. */
export function rightRuns(hit: LabelHit, map: LabelMap, neighbours: Neighbourhood, width: number): Run[] {
  if (neighbours.rightOf(hit.segment).length === 0) return skewedRun(hit, map, neighbours)
  const runs: Run[] = []
  const wrapped: Run[] = []
  const all: Fragment[] = []
  const near: Fragment[] = []
  let previous: PlacedSegment = hit.segment
  for (const [distance, segment] of neighbours.rightOf(hit.segment).entries()) {
    // A colon is followed by a value even where its words are a label elsewhere: `Payment terms: Prepayment`.
    const isLast = segment.position === segment.line.segments.length - 1
    const isValue = distance === 0 && isLast && hit.hasColon && !segment.text.includes(":")
    if (distance >= MAX_VALUE_SEGMENTS || (map.isLabel(segment) && !isValue)) break
    const isNear = segment.box[0] - previous.box[2] < NEAR_GAP * lineHeight(segment.box)
    if (
      distance === 0 &&
      !hit.hasColon &&
      isLabelOfRow(hit.segment, segment, neighbours.linesBelow(segment, 1)[0], map)
    )
      break
    if (isPeer(hit, segment) && !(isInitial(segment.text) && (hit.hasColon || isNear))) break
    const fragments = map.fragments[segment.index] ?? []
    const cut = (map.hitsOf.get(segment.index) ?? []).find((other) => other.hasColon && other.from > 0)
    const run = cut ? fragments.slice(0, cut.from) : fragments
    const gap = Math.max(0, segment.box[0] - previous.box[2]) / Math.max(1, width)
    const factor = POSITION.right * POSITION.perSegment ** distance * gapFactor(gap)
    runs.push({ fragments: run, factor, relation: "right" })
    const more =
      distance === 0
        ? wrappedLine(
            hit.segment,
            segment,
            neighbours.linesBelow(segment, 1)[0],
            map,
            neighbours.rightEdge(segment.page),
          )
        : undefined
    if (more) {
      const joined = [...run, ...(map.fragments[more.segment.index] ?? [])]
      const bonus = more.isNeeded || more.isFull ? POSITION.joinedBonus : 0
      wrapped.push({
        fragments: joined,
        factor: factor + bonus,
        relation: "right",
        wraps: more.isNeeded ? "surely" : "possibly",
      })
    }
    if (distance === 0 || (isNear && near.length === all.length)) append(near, run)
    append(all, run)
    previous = segment
    if (cut) break
  }
  if (near.length > (runs[0]?.fragments.length ?? 0))
    runs.push({ fragments: near, factor: (runs[0]?.factor ?? 1) + POSITION.joinedBonus, relation: "right" })
  if (runs.length > 1) runs.push({ fragments: all, factor: POSITION.across, relation: "across" })
  return [...runs, ...wrapped]
}

/** Returns whether a segment is the label of another box in the same numbered form, known or not. */
const isPeer = (hit: LabelHit, segment: PlacedSegment): boolean =>
  isBoxNumber(segment) || (isNumberedLabel(hit.segment) && isNumberedLabel(segment))

/** A wide gap costs up to a quarter; `gap` is a fraction of the page's width. */
const gapFactor = (gap: number): number => 1 - Math.min(GAP.most, GAP.cost * Math.max(0, gap - GAP.free))

/** Returns the value right of a label that is half a line off and alone on its line, as in skewed scans. */
function skewedRun(hit: LabelHit, map: LabelMap, neighbours: Neighbourhood): Run[] {
  const { box } = hit.segment
  // The value of a numbered box is below its label: what is beside it is the next box, or a speck.
  if (isNumberedLabel(hit.segment)) return []
  const near = [neighbours.linesBelow(hit.segment, 1)[0], neighbours.lineAbove(hit.segment)]
  return near.flatMap((line): Run[] => {
    const [segment, more] = line?.segments ?? []
    if (!segment || more || map.isLabel(segment) || segment.box[0] < box[2]) return []
    const gap = Math.max(segment.box[1] - box[3], box[1] - segment.box[3])
    if (gap > SKEWED_GAP * lineHeight(box)) return []
    return [{ fragments: map.fragments[segment.index] ?? [], factor: POSITION.skewed, relation: "right" }]
  })
}

/** Returns the nearest segments below a label that share its column. */
export function belowRuns(hit: LabelHit, map: LabelMap, neighbours: Neighbourhood, hasRight: boolean): Run[] {
  const runs: Run[] = []
  const { box } = hit.segment
  const height = lineHeight(box)
  const cell = numberedCell(hit.segment, neighbours)
  const mostGap = (cell ? MAX_GAP_IN_BOX : MAX_GAP_BELOW) * height
  let bottom = box[3]
  for (const [distance, line] of neighbours.linesBelow(hit.segment, MAX_LINES_BELOW).entries()) {
    const segment =
      line
        .touching(box[0], box[2])
        .find(({ box: own }) => overlap(own, box) > MIN_SHARED_WIDTH * Math.min(box[2] - box[0], own[2] - own[0])) ??
      (cell && inCell(line, cell, box[3] - SKEWED_GAP * height))
    if (!segment) continue
    if (segment.box[1] - bottom > mostGap || runs.length >= MAX_VALUES_BELOW) break
    bottom = segment.box[3]
    if (map.isLabel(segment) || isPeer(hit, segment)) break
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

/** The left and the right edge of a numbered box. */
type Cell = readonly [left: number, right: number]

/**
 * Returns the edges of the box of a form that a numbered label opens, up to the number of the next box: a typewriter sets
 * the value anywhere between the two. Undefined without a number.
 */
function numberedCell(label: PlacedSegment, neighbours: Neighbourhood): Cell | undefined {
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
function inCell(line: PlacedLine, [left, right]: Cell, top: number): PlacedSegment | undefined {
  const segment = line.startingAt(left)
  return segment && segment.box[2] <= right && segment.box[1] >= top ? segment : undefined
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
    if (first.box[1] - last > MAX_COLUMN_GAP * lineHeight(box)) break
    const under = line.touching(box[0], box[2]).find((segment) => overlap(segment.box, box) > 0)
    if (!under) continue
    last = under.box[3]
    if (isTotal(line.segments))
      runs.push({ fragments: map.fragments[under.index] ?? [], factor: POSITION.column, relation: "column" })
  }
  return runs
}
