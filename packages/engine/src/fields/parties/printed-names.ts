import type { PlacedSegment } from "../../page/context.ts"
import { lineHeight } from "../../layout/line-height.ts"
import { foldText } from "../../text/folding.ts"

/** Points by which the lines of one name start apart. */
const ALIGNED = 2
/** Gap between the lines of one name, in heights of a line. */
const MAX_GAP = 0.8
/** Segments that begin a name and are compared with those below them, at most: each costs a pass over the document. */
const MAX_STARTS = 20

/** Returns whether segments print a name: within one of them, or over one and the line right below it. */
export function isNamePrinted(segments: readonly PlacedSegment[], printed: string): boolean {
  const name = foldText(printed)
  const texts = segments.map((segment) => ({ segment, text: foldText(segment.text) }))
  if (texts.some(({ text }) => text.includes(name))) return true
  const starts = texts.filter(({ text }) => name.startsWith(`${text} `)).slice(0, MAX_STARTS)
  return starts.some(({ segment, text }) => {
    const rest = name.slice(text.length + 1)
    return texts.some((below) => below.text === rest && isRightBelow(segment, below.segment))
  })
}

function isRightBelow({ page, box }: PlacedSegment, below: PlacedSegment): boolean {
  const gap = below.box[1] - box[3]
  const height = lineHeight(box)
  return page === below.page && Math.abs(box[0] - below.box[0]) < ALIGNED && gap > -height / 2 && gap < MAX_GAP * height
}
