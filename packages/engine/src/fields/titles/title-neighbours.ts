import { lineHeight } from "../../layout/line-height.ts"
import type { PlacedSegment } from "../../page/context.ts"
import type { Neighbourhood } from "../runs/neighbours.ts"

/** Lines of its column below a title that are searched for its number, and those of the page, of which some are of another column. */
const MAX_LINES_BELOW = 2
const MAX_LINES_OF_PAGE = 6
/** Space from a title to the last of them, in heights of the title. */
const MAX_GAP_BELOW = 3

/** Returns the nearest segments right of a title and below it. */
export function segmentsAround(neighbours: Neighbourhood, segment: PlacedSegment): PlacedSegment[] {
  const lines = neighbours.linesBelow(segment, MAX_LINES_BELOW)
  const next = lines.flatMap((line) => line.touching(segment.box[0], segment.box[2]).slice(0, 1))
  const below = next.length > 0 ? next : belowBesideColumn(neighbours, segment)
  // Small type beside a large title is on a line of its own, above its baseline or below.
  const near = [neighbours.lineAbove(segment), ...lines.slice(0, 1)]
  const beside = near.flatMap((line) => line.segments.filter((other) => isBeside(segment, other)).slice(0, 1))
  // Below a title in the middle of its line, the line of its number may begin left of it.
  const start = segment.line.segments.length === 1 ? (lines[0]?.segments.slice(0, 1) ?? []) : []
  return [...new Set([...neighbours.rightOf(segment).slice(0, 1), ...beside, ...below, ...start])]
}

/** Returns the segments below a title, right of the lines of another column: the captions of a small table below it, `Number` and `Date`. */
function belowBesideColumn(neighbours: Neighbourhood, segment: PlacedSegment): PlacedSegment[] {
  const { box } = segment
  const lowest = box[3] + MAX_GAP_BELOW * lineHeight(box)
  for (const line of neighbours.linesBelow(segment, MAX_LINES_OF_PAGE)) {
    const found = line.touching(box[0], box[2]).filter(({ box: own }) => own[1] <= lowest)
    if (found.length > 0) return found
  }
  return []
}

/** Returns whether most of the height of a segment is beside that of a title, to its right. */
function isBeside({ box: title }: PlacedSegment, { box }: PlacedSegment): boolean {
  const shared = Math.min(title[3], box[3]) - Math.max(title[1], box[1])
  return box[0] > title[2] && shared * 2 > box[3] - box[1]
}
