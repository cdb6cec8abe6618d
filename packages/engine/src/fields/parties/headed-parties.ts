import type { PartyCard } from "../../blocks/party-card.ts"
import { isAddressOwner } from "../../lexicon/address-owners.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import type { Candidate } from "../candidates/candidate.ts"
import { addressCandidates, completeAddress, nameCandidates } from "./party-lines.ts"

/** Score of the name and the address under a heading that names the party. */
const HEADED = 0.9

/**
 * Returns the name or the address of a party that is neither buyer nor seller, in the block that its heading opens: the lines below
 * `Advertiser`, of which the first is the name. None where the heading is a label of one line.
 */
export function headedCandidates(cards: readonly PartyCard[], { kind, concept, party }: FieldPlan): Candidate[] {
  const owner = kind === "address" ? party : concept
  if (owner === undefined || !isAddressOwner(owner)) return []
  const card = completeAddress(cards.filter(({ heading, name }) => heading?.concept === owner && name.length > 0))
  if (!card) return []
  return kind === "address" ? addressCandidates(card, HEADED) : nameCandidates(card, HEADED)
}
