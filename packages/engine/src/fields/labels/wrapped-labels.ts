import { conceptIndex } from "../../lexicon/concept-index.ts"
import { labelKey } from "../../lexicon/label-key.ts"
import type { ExtractionContext, PlacedSegment } from "../../page/context.ts"
import type { KeyMeaning } from "./label-keys.ts"
import { isCloseBelow, isFlushLeft } from "../../layout/next-line.ts"

/** Words of one line of a label, and of the first one of a label that ends with a colon before its value. */
const MAX_WORDS = 4
const MAX_LONG_WORDS = 10
/** Lines in which the second line of a label is looked for: values of other columns may be printed between the two. */
const MAX_LINES = 3

/** A label over two lines, `Date of` and `supply:`, with the line that its value is beside or below. */
interface WrappedLabel {
  readonly upper: PlacedSegment
  readonly lower: PlacedSegment
  /** True where its value is in the second line: `supply: 12 May`. */
  readonly isInline: boolean
  readonly meaning: KeyMeaning
  readonly key: string
}

/** One line of a label over two lines. */
export interface LabelLine {
  /** The key and the meaning of the whole label. */
  readonly key: string
  readonly meaning: KeyMeaning
  readonly hasColon: boolean
  /** True for the line that the value is beside or below, or in. */
  readonly isRead: boolean
  /** True for a line that has the value as well, after a colon. */
  readonly hasValue: boolean
}

/**
 * Finds labels that narrow columns break over two lines, by the lexicon and the labels of the fields alone: their words
 * alone are not a label, or are one of something else. Returns the lines by segment.
 */
export function wrappedLines(
  context: ExtractionContext,
  meaningOf: (key: string) => KeyMeaning | undefined,
): Map<number, LabelLine> {
  const lines = new Map<number, LabelLine>()
  for (const { upper, lower, isInline, meaning, key } of wrappedLabels(context, meaningOf)) {
    if (lines.has(upper.index) || lines.has(lower.index)) continue
    const isBesideUpper = !isInline && isFollowed(upper)
    if (isBesideUpper && isFollowed(lower)) continue
    const label = { key, meaning, hasColon: isInline || lower.text.endsWith(":") }
    lines.set(upper.index, { ...label, isRead: isBesideUpper, hasValue: false })
    lines.set(lower.index, { ...label, isRead: !isBesideUpper, hasValue: isInline })
  }
  return lines
}

function* wrappedLabels(
  { segments }: ExtractionContext,
  meaningOf: (key: string) => KeyMeaning | undefined,
): Generator<WrappedLabel> {
  for (const [index, upper] of segments.entries()) {
    if (!mayBeLine(upper.text, MAX_LONG_WORDS) || upper.text.endsWith(":")) continue
    const lower = lineBelow(segments, index)
    if (!lower) continue
    const colon = lower.text.indexOf(":")
    const isInline = colon > 0 && colon < lower.text.length - 1
    const rest = isInline ? lower.text.slice(0, colon) : lower.text
    if (!mayBeLine(rest, MAX_WORDS) || !(isInline || mayBeLine(upper.text, MAX_WORDS))) continue
    const key = labelKey(`${upper.text} ${rest}`)
    // The whole says more than its last line alone: `slip no` is not a label, and `Packing slip no` is.
    if (key === labelKey(rest) || key === labelKey(upper.text)) continue
    const meaning = meaningOf(key)
    if (meaning) yield { upper, lower, isInline, meaning, key }
  }
}

const mayBeLine = (text: string, most: number): boolean => !/\d/u.test(text) && text.split(" ", most + 1).length <= most

/** Returns the segment that continues the column of another one, left-aligned and close. */
function lineBelow(segments: readonly PlacedSegment[], index: number): PlacedSegment | undefined {
  const upper = segments[index]
  if (!upper) return undefined
  for (let next = index + 1; next < segments.length; next++) {
    const segment = segments[next]
    if (!segment || segment.page !== upper.page || segment.lineIndex > upper.lineIndex + MAX_LINES) return undefined
    if (segment.lineIndex === upper.lineIndex || !isFlushLeft(upper.box, segment.box)) continue
    return isCloseBelow(upper.box, segment.box) && isSameType(upper, segment) ? segment : undefined
  }
  return undefined
}

/** Returns whether two lines are set alike. */
const isSameType = (a: PlacedSegment, b: PlacedSegment): boolean =>
  a.words[0]?.source.isBold === b.words[0]?.source.isBold &&
  Math.abs((a.words[0]?.source.fontSize ?? 0) - (b.words[0]?.source.fontSize ?? 0)) < 1

/** Returns whether a value is right of a segment: text that the lexicon does not list as a label. */
function isFollowed({ line, position }: PlacedSegment): boolean {
  const next = line.segments[position + 1]
  return next !== undefined && !next.text.endsWith(":") && !conceptIndex().byKey.has(labelKey(next.text))
}
