import type { Fragment } from "../fields/candidates/fragments.ts"
import type { LabelHit } from "../fields/labels/label-hits.ts"
import { aboveRun, belowRuns } from "../fields/runs/runs-below.ts"
import { inlineRun, rightRuns } from "../fields/runs/runs-beside.ts"
import type { PlacedSegment } from "../page/context.ts"
import type { Sample } from "./sample.ts"

/** Points; for documents without pages. */
const USUAL_WIDTH = 600
/** Points by which the edges of one column may differ. */
const ALIGNED = 3
/** Lines below a label whose labels are compared with it. */
const LINES_BELOW = 2

/** A text beside a label, and where it is. */
export interface Beside {
  readonly fragments: readonly Fragment[]
  readonly relation: "inline" | "right" | "below" | "above"
}

/** Returns the texts that may be the value of a label, the most likely first. */
export function textsBeside({ context, map, neighbours }: Sample, place: LabelHit): Beside[] {
  const over = aboveRun(place, map, neighbours)
  if (over) return [{ fragments: over.fragments, relation: "above" }]
  const inline = inlineRun(place, map, neighbours)
  const width = context.layouts[place.segment.page - 1]?.width ?? USUAL_WIDTH
  const right = rightRuns(place, map, neighbours, width).map(({ fragments }): Beside => ({
    fragments,
    relation: "right",
  }))
  if (inline) return [{ fragments: inline.fragments, relation: "inline" }, ...right]
  const below = belowRuns(place, map, neighbours, right.length > 0)
  return [...right, ...below.map(({ fragments }): Beside => ({ fragments, relation: "below" }))]
}

/**
 * Returns whether an unknown label without a colon is one of several: above or below it is a known label with a value in
 * the same two columns, or beside it a known label above its own value.
 */
export function isAlignedLabel(sample: Sample, { segment }: LabelHit, { fragments, relation }: Beside): boolean {
  const value = fragments[0]?.segment
  if (!value) return false
  return relation === "right"
    ? isInList(sample, segment, value)
    : relation === "below" && isInStrip(sample, segment, value)
}

function isInList({ map, neighbours }: Sample, label: PlacedSegment, value: PlacedSegment): boolean {
  const near = [neighbours.lineAbove(label), ...neighbours.linesBelow(label, LINES_BELOW)]
  return near.some(({ segments }) =>
    segments.some((other, position) => {
      const next = segments[position + 1]
      return next !== undefined && map.isLabel(other) && isAligned(other, label) && isAligned(next, value)
    }),
  )
}

function isInStrip({ map }: Sample, label: PlacedSegment, value: PlacedSegment): boolean {
  // The segments of a line follow each other in the document's.
  const known = label.line.segments.filter((_, position) => {
    const index = label.index - label.position + position
    return index !== label.index && (map.hitsOf.get(index) ?? []).some((hit) => hit.isEntireSegment)
  })
  return known.length > 0 && isAligned(label, value)
}

const isAligned = (a: PlacedSegment, b: PlacedSegment): boolean =>
  Math.abs(a.box[0] - b.box[0]) < ALIGNED || Math.abs(a.box[2] - b.box[2]) < ALIGNED
