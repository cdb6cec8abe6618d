import { lineHeight } from "../../layout/line-height.ts"
import { isSameType } from "../../layout/same-type.ts"
import type { PlacedSegment } from "../../page/context.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import { type Neighbourhood, overlap } from "./neighbours.ts"

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

/** Labels of a row that has values below, the last one included. */
const MIN_ROW = 3
/** Line heights between such a row and its values. */
const MAX_GAP_BELOW = 1.5

/**
 * Returns whether a label is the last of a row of labels, each with its value below: what is right of it then belongs to the next block,
 * as a line of the address beside the numbers of an invoice does.
 */
export function endsRowOfLabels(label: PlacedSegment, neighbours: Neighbourhood, map: LabelMap): boolean {
  const isLabel = (segment: PlacedSegment): boolean => map.isLabel(segment) && !/[:\d]/u.test(segment.text)
  const others = neighbours.leftOf(label)
  const end = others.findIndex((segment) => !isLabel(segment))
  const row = [label, ...(end === -1 ? others : others.slice(0, end))]
  // The next line may be one of the block beside it.
  const line = neighbours.linesBelow(label, 2).find((below) => below.touching(label.box[0], label.box[2]).length > 0)
  if (!line || row.length < MIN_ROW || !isLabel(label)) return false
  return row.every(({ box }) =>
    line.touching(box[0], box[2]).some((value) => {
      const gap = value.box[1] - box[3]
      return !map.isLabel(value) && gap <= MAX_GAP_BELOW * lineHeight(box) && overlap(value.box, box) > 0
    }),
  )
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
