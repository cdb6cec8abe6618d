import type { PlacedSegment } from "../../page/context.ts"
import { endsIncomplete } from "../../text/wrapped-text.ts"
import { wordsOf } from "../../lexicon/language-words.ts"
import { foldText } from "../../text/folding.ts"
import type { LabelMap } from "../labels/label-hits.ts"

/** Points by which the left or the right edges of the lines of one value differ. */
const EDGE_TOLERANCE = 2
/** Gap between the lines of one value in heights of a line; boxes of tightly set lines overlap a little. */
const MAX_GAP = 0.8
const MIN_GAP = -0.4
/** Font sizes of one value differ by at most this share. */
const MAX_SIZE_DIFFERENCE = 0.05
const CURRENCY_ALONE = /^(?:\p{Lu}{0,3}\p{Sc}|[A-Z]{3})$/u
const STARTS_WITH_DIGIT = /^[-\u2212(]?\d/u

/** The second line of a value. */
export interface WrappedLine {
  readonly segment: PlacedSegment
  /** Whether the first line cannot be all of the value: it is a currency, or it ends with a hyphen, an ampersand or a linking word. */
  readonly isNeeded: boolean
  /** Whether the first word of the second line has no room after the first line. */
  readonly isFull: boolean
}

/**
 * Returns the segment of the next line that continues the value right of a label: right below it, at the same left or right edge, in the
 * same font, and beside no other label. `rightEdge` is where the text of the page ends.
 */
export function wrappedLine(
  label: PlacedSegment,
  value: PlacedSegment,
  line: { touching(from: number, to: number): readonly PlacedSegment[] } | undefined,
  map: LabelMap,
  rightEdge: number,
): WrappedLine | undefined {
  const segment = line?.touching(value.box[0], value.box[2]).find((below) => isSetAs(value, below))
  if (!line || !segment || map.isLabel(segment)) return undefined
  // A number that starts the line below its currency is its amount, whatever label is beside it.
  if (isCurrencyAlone(value))
    return STARTS_WITH_DIGIT.test(segment.text) ? { segment, isNeeded: true, isFull: true } : undefined
  const isBesideLabel = line.touching(label.box[0], value.box[0] - EDGE_TOLERANCE).length > 0
  return isBesideLabel
    ? undefined
    : {
        segment,
        isNeeded: endsIncomplete(value.text) || endsInLink(value.text),
        isFull: isFull(value, segment, rightEdge),
      }
}

/** Letters of a linking word at the end of a line, at least: shorter ones may be the letter of a building or a unit. */
const MIN_LINK_LETTERS = 2

/** Returns whether a text ends with a linking word in lower case, after which a name goes on: `Friends of Jane Moe for`. */
export function endsInLink(text: string): boolean {
  const last = text.slice(text.lastIndexOf(" ") + 1)
  return (
    last !== text && last.length >= MIN_LINK_LETTERS && /^\p{Ll}+$/u.test(last) && wordsOf("links").has(foldText(last))
  )
}

/** Width of a space, in heights of a line. */
const SPACE = 0.25

/** Returns whether the first word of the line below, at the same left edge, would end right of the column. */
function isFull({ box, line, position }: PlacedSegment, below: PlacedSegment, rightEdge: number): boolean {
  const [word] = below.words
  if (!word || Math.abs(box[0] - below.box[0]) > EDGE_TOLERANCE) return false
  const end = line.segments[position + 1]?.box[0] ?? rightEdge
  return box[2] + SPACE * (box[3] - box[1]) + word.box[2] - word.box[0] > end
}

/** Returns whether a segment is a currency without an amount. */
function isCurrencyAlone({ text }: PlacedSegment): boolean {
  return CURRENCY_ALONE.test(text)
}

/** Returns whether a segment is set as the next line of another. */
function isSetAs(above: PlacedSegment, below: PlacedSegment): boolean {
  const height = Math.max(1, below.box[3] - below.box[1])
  const gap = (below.box[1] - above.box[3]) / height
  if (gap < MIN_GAP || gap > MAX_GAP) return false
  if (![0, 2].some((edge) => Math.abs((above.box[edge] ?? 0) - (below.box[edge] ?? 0)) <= EDGE_TOLERANCE)) return false
  const [upper, lower] = [above.words[0]?.source, below.words[0]?.source]
  if (!upper || !lower || upper.isBold !== lower.isBold) return false
  return Math.abs(upper.fontSize - lower.fontSize) <= MAX_SIZE_DIFFERENCE * upper.fontSize
}
