import { hasTown, isPlace, isStreet } from "../blocks/address-patterns.ts"
import { isNextLine } from "../layout/next-line.ts"
import type { PlacedSegment } from "../page/context.ts"
import { isHeadingBeside } from "./heading-beside.ts"
import type { LabelHit, LabelMap } from "./label-hits.ts"
import type { Neighbourhood } from "./neighbours.ts"
import type { Run } from "./value-run.ts"
import { POSITION } from "./weights.ts"

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
  for (const line of neighbours.linesBelow(first, MAX_LINES)) {
    const last: PlacedSegment = lines.at(-1) ?? first
    if (hasTown(last.text)) break
    const next = line.touching(first.box[0], first.box[2]).find(({ box }) => isNextLine(last.box, box))
    if (!next || line.segments.some((segment) => segment.position <= next.position && map.isLabel(segment))) break
    lines.push(next)
  }
  const address = isPartOfAddress(first.text) ? lines : lines.slice(1)
  if (lines.length < 2 || !hasTown(address.at(-1)?.text ?? "")) return undefined
  return {
    fragments: address.flatMap(({ index }) => map.fragments[index] ?? []),
    factor: POSITION.right,
    relation: "right",
  }
}

/** Returns whether a line is a street, a place or a town, and no name. */
export const isPartOfAddress = (text: string): boolean => isStreet(text) || isPlace(text) || hasTown(text)
