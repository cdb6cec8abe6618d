import type { FieldPlan } from "../../lexicon/field-plan.ts"
import type { ExtractionContext } from "../../page/context.ts"
import { candidateOf, type Candidate } from "../candidates/candidate.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import type { OwnerSearch } from "../parties/owner.ts"
import { SCORE_OF_WEB_ADDRESS } from "../candidates/weights.ts"

/** A web address that begins as one; a domain alone may also be the end of a mail address. */
const WEB_ADDRESS = /^(?:https?:\/\/|www\.)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:\/[^\s,;)]*)?[.,;)]?$/u

/** Finds web addresses in the block of the party that they are asked for, or of the sender wherever no other party is. */
export function webAddresses(
  { segments }: ExtractionContext,
  map: LabelMap,
  owners: OwnerSearch,
  { party = "seller" }: FieldPlan,
): Candidate[] {
  return segments.flatMap((segment) => {
    if (!/www\.|:\/\//u.test(segment.text)) return []
    const owner = owners.partyAt(segment)
    if (owner !== party && !(owner === undefined && party === "seller")) return []
    const fragments = map.fragments[segment.index] ?? []
    // In a sentence it may be that of an authority: `Verify this document at www.…`.
    if (fragments.length > 1 && !segment.text.includes("@")) return []
    return fragments
      .filter(({ text }) => WEB_ADDRESS.test(text))
      .map((fragment) =>
        candidateOf(fragment.text.replace(/[.,;)]$/u, ""), [fragment], SCORE_OF_WEB_ADDRESS, { by: "pattern" }),
      )
  })
}
