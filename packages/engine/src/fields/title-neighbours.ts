import type { PlacedSegment } from "../page/context.ts"
import type { Neighbourhood } from "./neighbours.ts"

/** Lines below a title that are searched for its number. */
const MAX_LINES_BELOW = 2

/** Returns the nearest segments right of a title and below it. */
export function segmentsAround(neighbours: Neighbourhood, segment: PlacedSegment): PlacedSegment[] {
  const lines = neighbours.linesBelow(segment, MAX_LINES_BELOW)
  const below = lines.flatMap((line) => line.touching(segment.box[0], segment.box[2]).slice(0, 1))
  // Small type beside a large title is on a line of its own, above its baseline or below.
  const near = [neighbours.lineAbove(segment), ...lines.slice(0, 1)]
  const beside = near.flatMap((line) => line.segments.filter((other) => isBeside(segment, other)).slice(0, 1))
  // Below a title in the middle of its line, the line of its number may begin left of it.
  const start = segment.line.segments.length === 1 ? (lines[0]?.segments.slice(0, 1) ?? []) : []
  return [...new Set([...neighbours.rightOf(segment).slice(0, 1), ...beside, ...below, ...start])]
}

/** Returns whether most of the height of a segment is beside that of a title, to its right. */
function isBeside({ box: title }: PlacedSegment, { box }: PlacedSegment): boolean {
  const shared = Math.min(title[3], box[3]) - Math.max(title[1], box[1])
  return box[0] > title[2] && shared * 2 > box[3] - box[1]
}
