import type { Box } from "../document.ts"
import type { ExtractionContext, PlacedSegment } from "../page/context.ts"
import { onceFor } from "../layout/once-for.ts"
import { SpanIndex } from "../layout/span-index.ts"
import { append } from "../arrays/append.ts"
import type { LabelHit, LabelMap } from "./label-hits.ts"
import type { Piece } from "./pieces.ts"

/** Pieces where the value of a label may stand, and how likely by their place alone. */
export interface Run {
  readonly pieces: readonly Piece[]
  readonly factor: number
  readonly relation: "inline" | "right" | "across" | "below" | "column" | "above"
}

/** Values stand nearer than a dozen segments; the bound keeps wide sheets linear. */
const MAX_RIGHT = 12

/** The segments of one line, and those of them that touch a range along x: a wide sheet has thousands in a line. */
export interface PlacedLine {
  readonly segments: readonly PlacedSegment[]
  touching(from: number, to: number): readonly PlacedSegment[]
}

/** Segments by page and line, for walking from a label to its neighbours. */
export interface Neighbourhood {
  /** Segments on the same line, to the right. */
  rightOf(segment: PlacedSegment): readonly PlacedSegment[]
  /** The following lines of the page, at most `count`. */
  linesBelow(segment: PlacedSegment, count: number): PlacedLine[]
  /** The line above. */
  lineAbove(segment: PlacedSegment): PlacedLine
  /** True when the line above stands so close in the same column that the two are one heading. */
  isWrapped(segment: PlacedSegment): boolean
  /** The first line of a value of two lines, when its label stands beside the second: alone on its line and close. */
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
    return { segments, touching: (from, to) => index.touching(from, to) }
  })
  const lineAbove = (segment: PlacedSegment): PlacedLine =>
    lineOf(lines.get(segment.page)?.[segment.lineIndex - 1] ?? none)
  const gapAbove = (segment: PlacedSegment, above: PlacedSegment): number =>
    (segment.box[1] - above.box[3]) / heightOf(segment.box)
  return {
    lineAbove,
    isWrapped: (segment) =>
      lineAbove(segment)
        .touching(segment.box[0], segment.box[2])
        .some((above) => overlap(above.box, segment.box) > 0 && gapAbove(segment, above) < 0.35),
    continuedFrom: (segment) => {
      const [above, more] = lineAbove(segment).segments
      if (!above || more || Math.abs(above.box[0] - segment.box[0]) > 3) return undefined
      return gapAbove(segment, above) < 0.5 ? above : undefined
    },
    rightOf: (segment) =>
      (lines.get(segment.page)?.[segment.lineIndex] ?? []).slice(
        segment.position + 1,
        segment.position + 1 + MAX_RIGHT,
      ),
    linesBelow: (segment, count) =>
      (lines.get(segment.page) ?? [])
        .slice(segment.lineIndex + 1, segment.lineIndex + 1 + count)
        .map((line) => lineOf(line ?? none)),
  }
}

const overlap = (a: Box, b: Box): number => Math.min(a[2], b[2]) - Math.max(a[0], b[0])
const heightOf = (box: Box): number => Math.max(4, box[3] - box[1])

/** What follows a label in its own segment, up to the next label with a colon. */
export function inlineRun(hit: LabelHit, map: LabelMap): Run | undefined {
  const pieces = map.pieces[hit.segment.index] ?? []
  const next = (map.hitsOf.get(hit.segment.index) ?? []).find((other) => other.from > hit.to && other.hasColon)
  const run = pieces.slice(hit.to, next?.from)
  if (!run.some((piece) => /[\p{L}\p{N}]/u.test(piece.text))) return undefined
  return { pieces: run, factor: 1, relation: "inline" }
}

/** The segments right of a label up to the next label, each on its own and, for values that were split, all joined. */
export function rightRuns(hit: LabelHit, map: LabelMap, neighbours: Neighbourhood, width: number): Run[] {
  if (neighbours.rightOf(hit.segment).length === 0) return askewRun(hit, map, neighbours)
  const runs: Run[] = []
  const all: Piece[] = []
  const near: Piece[] = []
  let previous: PlacedSegment = hit.segment
  for (const [distance, segment] of neighbours.rightOf(hit.segment).entries()) {
    // Behind a colon stands a value even where its words are a label elsewhere: `Payment terms: Prepayment`.
    const isLast = segment.position === segment.line.segments.length - 1
    const isValue = distance === 0 && isLast && hit.hasColon && !segment.text.includes(":")
    if (distance > 7 || (map.isLabel(segment) && !isValue)) break
    const pieces = map.pieces[segment.index] ?? []
    const cut = (map.hitsOf.get(segment.index) ?? []).find((other) => other.hasColon && other.from > 0)
    const run = pieces.slice(0, cut?.from)
    const gap = Math.max(0, segment.box[0] - previous.box[2]) / Math.max(1, width)
    const factor = 0.97 * 0.9 ** distance * (1 - Math.min(0.25, 0.4 * Math.max(0, gap - 0.08)))
    runs.push({ pieces: run, factor, relation: "right" })
    // A gap hardly wider than a space splits what belongs together, in scans above all.
    const isNear = segment.box[0] - previous.box[2] < 1.3 * heightOf(segment.box)
    if (distance === 0 || (isNear && near.length === all.length)) append(near, run)
    append(all, run)
    previous = segment
    if (cut) break
  }
  if (near.length > (runs[0]?.pieces.length ?? 0))
    runs.push({ pieces: near, factor: (runs[0]?.factor ?? 1) + 0.01, relation: "right" })
  if (runs.length > 1) runs.push({ pieces: all, factor: 0.96, relation: "across" })
  return runs
}

/** In a scan that is a little askew the value of a label stands half a line off: alone, right of it. */
function askewRun(hit: LabelHit, map: LabelMap, neighbours: Neighbourhood): Run[] {
  const { box } = hit.segment
  const near = [neighbours.linesBelow(hit.segment, 1)[0], neighbours.lineAbove(hit.segment)]
  return near.flatMap((line): Run[] => {
    const [segment, more] = line?.segments ?? []
    if (!segment || more || map.isLabel(segment) || segment.box[0] < box[2]) return []
    const gap = Math.max(segment.box[1] - box[3], box[1] - segment.box[3])
    if (gap > 0.35 * heightOf(box)) return []
    return [{ pieces: map.pieces[segment.index] ?? [], factor: 0.85, relation: "right" }]
  })
}

/** The nearest segments under a label that share its column. */
export function belowRuns(hit: LabelHit, map: LabelMap, neighbours: Neighbourhood, hasRight: boolean): Run[] {
  const runs: Run[] = []
  const { box } = hit.segment
  const height = heightOf(box)
  let bottom = box[3]
  for (const [distance, line] of neighbours.linesBelow(hit.segment, 6).entries()) {
    const segment = line
      .touching(box[0], box[2])
      .find(({ box: own }) => overlap(own, box) > 0.2 * Math.min(box[2] - box[0], own[2] - own[0]))
    if (!segment) continue
    if (segment.box[1] - bottom > 2.2 * height || runs.length >= 3) break
    bottom = segment.box[3]
    if (map.isLabel(segment)) break
    const base = hasRight ? 0.72 : 0.93
    runs.push({
      pieces: map.pieces[segment.index] ?? [],
      factor: base * 0.82 ** runs.length * (distance > 2 ? 0.9 : 1),
      relation: "below",
    })
  }
  return runs
}

/** The segment over a caption in brackets, as under the lines of a form to be filled in. */
export function aboveRun(hit: LabelHit, map: LabelMap, neighbours: Neighbourhood): Run | undefined {
  const { text, box } = hit.segment
  if (!text.startsWith("(") || !text.endsWith(")")) return undefined
  const above = neighbours
    .lineAbove(hit.segment)
    .touching(box[0], box[2])
    .find((segment) => overlap(segment.box, box) > 0)
  return above && { pieces: map.pieces[above.index] ?? [], factor: 0.93, relation: "above" }
}

/** All segments in the column under a heading, down to the end of the page, for totals under their heading. */
export function columnRuns(
  hit: LabelHit,
  map: LabelMap,
  neighbours: Neighbourhood,
  isTotal: (line: readonly PlacedSegment[]) => boolean,
): Run[] {
  const runs: Run[] = []
  const { box } = hit.segment
  let last = box[3]
  for (const line of neighbours.linesBelow(hit.segment, 60)) {
    const first = line.segments[0]
    if (!first) continue
    if (first.box[1] - last > 6 * heightOf(box)) break
    const under = line.touching(box[0], box[2]).find((segment) => overlap(segment.box, box) > 0)
    if (!under) continue
    last = under.box[3]
    if (isTotal(line.segments)) runs.push({ pieces: map.pieces[under.index] ?? [], factor: 0.97, relation: "column" })
  }
  return runs
}
