import { hasTown, isPlace, isStreet } from "../../blocks/address-patterns.ts"
import { isNextLine } from "../../layout/next-line.ts"
import type { PlacedSegment } from "../../page/context.ts"
import type { Fragment } from "../candidates/fragments.ts"
import { isHeadingBeside } from "./heading-beside.ts"
import type { LabelHit, LabelMap } from "../labels/label-hits.ts"
import type { Neighbourhood } from "./neighbours.ts"
import type { Run } from "./value-run.ts"
import { POSITION } from "../candidates/weights.ts"

/** Lines below the one beside the label that an address has at most. */
const MAX_LINES = 5

/**
 * Returns the address right of a label with the lines below it down to the town, without the name that it begins with:
 * `Employer`, and beside it the name, the street and the town.
 */
export function addressBeside(hit: LabelHit, map: LabelMap, neighbours: Neighbourhood): Run | undefined {
  const [first] = neighbours.rightOf(hit.segment)
  if (!first || map.isLabel(first) || isHeadingBeside(hit, first, neighbours, map)) return undefined
  const lines = [first]
  // Every second line may be one of the column to the left, at heights of its own.
  for (const line of neighbours.linesBelow(first, 2 * MAX_LINES)) {
    const last: PlacedSegment = lines.at(-1) ?? first
    if (hasTown(last.text) || lines.length > MAX_LINES) break
    const below = line.touching(first.box[0], first.box[2])
    if (below.length === 0) continue
    const next = below.find(({ box }) => isNextLine(last.box, box))
    if (!next) break
    // What a column further left prints at the same height says nothing of the address.
    const isOwn = ({ box, position }: PlacedSegment): boolean =>
      box[2] > hit.segment.box[0] && position <= next.position
    if (line.segments.some((segment) => isOwn(segment) && map.isLabel(segment))) break
    lines.push(next)
  }
  const address = isPartOfAddress(first.text) ? lines : lines.slice(1)
  if (lines.length < 2 || !hasTown(address.at(-1)?.text ?? "")) return undefined
  return {
    fragments: address.flatMap((line) => withoutLabel(line, map)),
    factor: POSITION.right,
    relation: "right",
  }
}

/** Returns the parts of a line of an address without a label of its own: `Postal code: SY7 9BD`. */
function withoutLabel({ index }: PlacedSegment, map: LabelMap): readonly Fragment[] {
  const fragments = map.fragments[index] ?? []
  const colon = fragments.findIndex(({ text }) => text.endsWith(":"))
  return fragments.slice(colon + 1)
}

/** Returns whether a line is a street, a place or a town, and no name. */
export const isPartOfAddress = (text: string): boolean => isStreet(text) || isPlace(text) || hasTown(text)
