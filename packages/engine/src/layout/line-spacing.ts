import { lowerBound } from "../arrays/lower-bound.ts"
import type { Box } from "../document.ts"
import type { Line, PageLayout, Segment } from "./layout.ts"

/** Lines below a segment in which the next line of its text is looked for: others may lie between them beside it. */
const LINES_BELOW = 3
/** Points by which the left edges of the lines of one text differ. */
const ALIGNED = 3
/** Type sizes of the lines of one text differ by less than this share. */
const MAX_SIZE_DIFFERENCE = 0.1
/** Lines that are further apart, in sizes of their type, are no lines of one text; closer ones are exponents. */
const MAX_PITCH = 4
const MIN_PITCH = 0.8
/** Segments of a line of texts, at most: two blocks beside each other, or a label and its value. Rows of tables have more. */
const MAX_TEXTS = 2
/** Fewer pairs of lines show no spacing. */
const MIN_PAIRS = 5
/** Pairs that are set closer than the lines of texts are taken to be. */
const CLOSER_SHARE = 0.08
const MAX_CLOSER = 3
/** Lines of texts that are further apart than this, in sizes of their type, are moved closer, to a usual distance. */
const WIDE = 1.55
const USUAL = 1.35
/** Distance to which no two lines are moved, in sizes of their type: those of a name that wraps in a row with more room. */
const CLOSEST = 1.05

/**
 * Measures how far apart the lines of texts are set in a document, and returns the factor by which they are set closer: 1 for most,
 * which are known after a few lines, and for documents with too few.
 *
 * The distance is that of a segment to the one below it at the same left edge and in the same size, in sizes of the type. 1.2 is usual.
 */
export function closenessOf(layouts: readonly PageLayout[]): number {
  const ofTexts: number[] = []
  let least = Infinity
  let closer = 0
  for (const { pitch, isText } of pitchesOf(layouts)) {
    least = Math.min(least, pitch)
    if (!isText) continue
    ofTexts.push(pitch)
    if (pitch <= WIDE && ++closer > MAX_CLOSER) return 1
  }
  if (ofTexts.length < MIN_PAIRS) return 1
  const index = Math.min(MAX_CLOSER, Math.floor(ofTexts.length * CLOSER_SHARE))
  const spacing = ofTexts.toSorted((a, b) => a - b)[index] ?? USUAL
  return spacing <= WIDE ? 1 : Math.min(1, Math.max(USUAL / spacing, CLOSEST / least))
}

interface Pitch {
  readonly pitch: number
  readonly isText: boolean
}

function* pitchesOf(layouts: readonly PageLayout[]): Generator<Pitch> {
  for (const { lines } of layouts) {
    const following: LineStarts[] = []
    for (const line of lines.toReversed()) {
      for (const segment of line.segments) {
        const found = pitchOf(segment, following)
        if (found) yield { ...found, isText: found.isText && line.segments.length <= MAX_TEXTS }
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
function pitchOf(segment: Segment, below: readonly LineStarts[]): Pitch | undefined {
  const size = sizeOf(segment)
  for (const { line, lefts } of below) {
    const next = line.segments[lowerBound(lefts, segment.box[0] - ALIGNED)]
    if (!next || next.box[0] > segment.box[0] + ALIGNED) continue
    if (Math.abs(sizeOf(next) - size) >= MAX_SIZE_DIFFERENCE * size) continue
    const pitch = (next.box[3] - segment.box[3]) / size
    return pitch > MIN_PITCH && pitch < MAX_PITCH ? { pitch, isText: line.segments.length <= MAX_TEXTS } : undefined
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
