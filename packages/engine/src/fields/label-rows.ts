import { isSameType } from "../layout/same-type.ts"
import type { PlacedSegment } from "../page/context.ts"
import type { LabelMap } from "./label-hits.ts"

/** Points by which the left edges of a label and of the value below it differ at most. */
const MAX_INDENT = 3

interface TouchingLine {
  touching(from: number, to: number): readonly PlacedSegment[]
}

/**
 * Returns whether the segment right of a label is the next label of a row rather than the value: both are set alike, and
 * so are the values below their left edges, in other type.
 */
export function isLabelOfRow(
  label: PlacedSegment,
  right: PlacedSegment,
  line: TouchingLine | undefined,
  map: LabelMap,
): boolean {
  if (!line || /\d/u.test(right.text) || !isSetAlike(label, right)) return false
  if (areAlternatives(label, right)) return valueBelow(label, line) !== undefined
  const [own, other] = [label, right].map((heading) => valueBelow(heading, line))
  // The first value may be missing.
  if (!own && other && areCapitals(label, right)) return !map.isLabel(other) && !isSetAlike(right, other)
  if (!own || !other || map.isLabel(own) || map.isLabel(other)) return false
  return isSetAlike(own, other) && !isSetAlike(label, own)
}

/** Returns whether two texts of several words are in capitals, as the labels of a form are. */
const areCapitals = (...texts: readonly PlacedSegment[]): boolean =>
  texts.every(({ text, words }) => words.length > 1 && /^[\p{Lu} .&/'’-]+$/u.test(text))

/** Words of two labels that name two things of one sort: `Port of loading`, `Port of discharge`. */
const MIN_ALTERNATIVE = 2

/** Returns whether two texts of a few words begin alike, as the labels of two things of one sort do. */
function areAlternatives({ words: left }: PlacedSegment, { words: right }: PlacedSegment): boolean {
  if (left.length <= MIN_ALTERNATIVE || right.length <= MIN_ALTERNATIVE) return false
  return left.slice(0, MIN_ALTERNATIVE).every(({ text }, index) => text === right[index]?.text)
}

const valueBelow = ({ box: [left, , right] }: PlacedSegment, line: TouchingLine): PlacedSegment | undefined =>
  line.touching(left - MAX_INDENT, right).find(({ box }) => Math.abs(box[0] - left) <= MAX_INDENT)

/** Returns whether two segments open in the same type. */
function isSetAlike(a: PlacedSegment, b: PlacedSegment): boolean {
  const [left, right] = [a.words[0]?.source, b.words[0]?.source]
  return left !== undefined && right !== undefined && isSameType(left, right)
}
