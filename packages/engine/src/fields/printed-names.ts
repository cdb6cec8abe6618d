import type { PlacedSegment } from "../page/context.ts"
import { lineHeight } from "../layout/line-height.ts"
import { foldText } from "../text/folding.ts"

/** Points by which the lines of one name start apart. */
const ALIGNED = 2
/** Gap between the lines of one name, in heights of a line. */
const MAX_GAP = 0.8

/** Returns whether segments print a name: within one of them, or over one and the line right below it. */
export function printName(segments: readonly PlacedSegment[], printed: string): boolean {
  const name = foldText(printed)
  return segments.some((segment) => {
    const text = foldText(segment.text)
    if (text.includes(name)) return true
    if (!name.startsWith(`${text} `)) return false
    const rest = name.slice(text.length + 1)
    return segments.some((below) => isRightBelow(segment, below) && foldText(below.text) === rest)
  })
}

function isRightBelow({ page, box }: PlacedSegment, below: PlacedSegment): boolean {
  const gap = below.box[1] - box[3]
  const height = lineHeight(box)
  return page === below.page && Math.abs(box[0] - below.box[0]) < ALIGNED && gap > -height / 2 && gap < MAX_GAP * height
}
