import { lowerBound } from "../arrays/lower-bound.ts"
import type { Box } from "../document.ts"
import type { Line, PageLayout, Segment } from "./layout.ts"

/** Lines below a segment in which the next line of its text is looked for: others may lie between them beside it. */
const LINES_BELOW = 3
/** Points by which the left edges of the lines of one text differ. */
const ALIGNED = 3
/** Type sizes of the lines of one text differ by less than this share. */
const MAX_SIZE_DIFFERENCE = 0.1
/** Lines that are further apart, in sizes of their type, are no lines of one text. */
const MAX_PITCH = 4
/** Fewer pairs of lines show no spacing. */
const MIN_PAIRS = 5
/**
 * Pairs that are set closer than the lines of texts are taken to be: rows and lists are further apart than the lines of an address or a
 * wrapped name, and single lines closer, such as exponents.
 */
const CLOSER_SHARE = 0.08
const MAX_CLOSER = 3

/**
 * Measures how far apart the lines of texts are set in a document: the distance of a segment to the one below it at the same left
 * edge and in the same size, in sizes of the type. 1.2 is usual.
 *
 * @param wide - distance from which a caller asks for more: most documents are known after a few lines to have closer ones
 * @returns undefined where lines are closer, and where too few are below each other.
 */
export function wideSpacing(layouts: readonly PageLayout[], wide: number): number | undefined {
  const pitches: number[] = []
  let closer = 0
  for (const pitch of pitchesOf(layouts)) {
    pitches.push(pitch)
    if (pitch <= wide && ++closer > MAX_CLOSER) return undefined
  }
  if (pitches.length < MIN_PAIRS) return undefined
  const spacing = pitches.toSorted((a, b) => a - b)[Math.min(MAX_CLOSER, Math.floor(pitches.length * CLOSER_SHARE))]
  return spacing !== undefined && spacing > wide ? spacing : undefined
}

function* pitchesOf(layouts: readonly PageLayout[]): Generator<number> {
  for (const { lines } of layouts) {
    const following: LineStarts[] = []
    for (const line of lines.toReversed()) {
      for (const segment of line.segments) {
        const pitch = pitchOf(segment, following)
        if (pitch !== undefined) yield pitch
      }
      following.unshift({ line, lefts: line.segments.map(({ box }) => box[0]) })
      if (following.length > LINES_BELOW) following.pop()
    }
  }
}

/** A line with the left edges of its segments. */
interface LineStarts {
  readonly line: Line
  readonly lefts: readonly number[]
}

/** Returns the distance to the next line of a text, in sizes of its type. */
function pitchOf(segment: Segment, below: readonly LineStarts[]): number | undefined {
  const size = sizeOf(segment)
  for (const { line, lefts } of below) {
    const next = line.segments[lowerBound(lefts, segment.box[0] - ALIGNED)]
    if (!next || next.box[0] > segment.box[0] + ALIGNED) continue
    if (Math.abs(sizeOf(next) - size) >= MAX_SIZE_DIFFERENCE * size) continue
    const pitch = (next.box[3] - segment.box[3]) / size
    return pitch > 0 && pitch < MAX_PITCH ? pitch : undefined
  }
  return undefined
}

const sizeOf = ({ words }: Segment): number => words[0]?.source.fontSize ?? 0

/** Moves a box of a page whose lines are set closer by a factor; text keeps its height. */
export const movedCloser = ([x0, y0, x1, y1]: Box, factor: number): Box => [
  x0,
  y1 * factor - (y1 - y0),
  x1,
  y1 * factor,
]
