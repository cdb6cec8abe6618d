import type { LabelHit, LabelMap } from "../labels/label-hits.ts"
import type { Neighbourhood, PlacedLine } from "../runs/neighbours.ts"

/** Lines of a label and a value below a title that are looked at, and such lines that show a section: of known labels, and of others. */
const MAX_LINES = 4
const MIN_PAIRS = { known: 2, unknown: 3 } as const
/** Points by which the labels of a section are shifted, and its values. */
const ALIGNED = 2

/**
 * Returns whether a label alone on its line is the title of a section, of labels on the left and values on the right: below `Your vehicle`
 * the first text is the label `Make and model`, and no vehicle.
 */
export function isTitleOfPairs({ segment }: LabelHit, map: LabelMap, neighbours: Neighbourhood): boolean {
  if (segment.line.segments.length > 1) return false
  const lines = neighbours.linesBelow(segment, MAX_LINES)
  const edge = lines[0]?.segments[1]?.box[0]
  if (edge === undefined) return false
  const isPair = ({ segments: [label, value, more] }: PlacedLine): boolean =>
    label !== undefined &&
    value !== undefined &&
    more === undefined &&
    !/\d/u.test(label.text) &&
    Math.abs(label.box[0] - segment.box[0]) <= ALIGNED &&
    Math.abs(value.box[0] - edge) <= ALIGNED
  const end = lines.findIndex((line) => !isPair(line))
  const pairs = end === -1 ? lines : lines.slice(0, end)
  const isKnown = pairs.some(({ segments: [label] }) => label !== undefined && map.isLabel(label))
  return pairs.length >= (isKnown ? MIN_PAIRS.known : MIN_PAIRS.unknown)
}
