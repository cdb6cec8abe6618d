import type { ConceptId } from "../../lexicon/concept.ts"
import type { PlacedSegment } from "../../page/context.ts"
import type { Neighbourhood } from "../runs/neighbours.ts"
import type { OwnerSearch } from "./owner.ts"

/**
 * Returns the party that a label in a row of labels belongs to: that whose section has the value below it, or the labels on both of its
 * sides. Undefined where nothing is printed below, and outside sections.
 */
export function partyInRow(
  neighbours: Neighbourhood,
  partyAt: OwnerSearch["partyAt"],
  label: PlacedSegment,
): ConceptId | undefined {
  const value = neighbours.nextLineOf(label)
  if (!value) return undefined
  const [left, right] = [neighbours.leftOf(label)[0], neighbours.rightOf(label)[0]]
  const beside = left && right && partyAt(left)
  return partyAt(value) ?? (right && beside === partyAt(right) ? beside : undefined)
}
