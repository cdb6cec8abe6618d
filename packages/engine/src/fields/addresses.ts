import type { PlacedSegment } from "../page/context.ts"
import type { FieldPlan } from "../lexicon/labels.ts"
import { candidateOf, type Candidate } from "./candidate.ts"
import { endsAddress } from "./contact-words.ts"
import type { PartySearch, UnlabelledParties } from "./parties.ts"
import { nearbyFragments, textOfFragments, type Fragment } from "./fragments.ts"
import { POSTAL } from "./postal-code.ts"
import { isRegistration } from "./registration.ts"

/** Score of the address in the head of a receipt. */
const RECEIPT_ADDRESS = 0.6
/** Names whose address is looked for. */
const MAX_NAMES = 4
/** Factors on the score of the name; lines without a postal code are rarely an address. */
const WITH_POSTAL_CODE = 1.1
const WITHOUT_POSTAL_CODE = 0.6
/** Gap between the lines of an address, in heights of a line. */
const MAX_GAP = 1.6
const MAX_LINES = 6

/** Finds the address lines below the name of the seller, or of the buyer for fields that name one. */
export function addressCandidates(
  search: PartySearch,
  { issuers, recipients, letterhead }: UnlabelledParties,
  plans: readonly FieldPlan[],
): Candidate[][] {
  const receiptAddress = letterhead?.address ?? []
  return plans.map((plan): Candidate[] => {
    if (plan.kind !== "address") return []
    if (plan.party !== "buyer" && receiptAddress.length > 0) {
      return [candidateOf(textOfFragments(receiptAddress), receiptAddress, RECEIPT_ADDRESS, { by: "receiptHead" })]
    }
    const names = [...(plan.party === "buyer" ? recipients : issuers)].sort((a, b) => b.score - a.score)
    return names.slice(0, MAX_NAMES).flatMap((name): Candidate[] => {
      const word = name.words[0]
      const start = search.context.segments.find((segment) => word !== undefined && segment.words.includes(word))
      const lines = start ? linesUnder(search, start) : []
      if (lines.length === 0) return []
      const fragments = lines.flat()
      const hasPostal = POSTAL.test(textOfFragments(fragments))
      const text = lines.map((line) => textOfFragments(line)).join(" ")
      return [
        candidateOf(text, fragments, name.score * (hasPostal ? WITH_POSTAL_CODE : WITHOUT_POSTAL_CODE), {
          by: "underName",
        }),
      ]
    })
  })
}

function linesUnder({ context, map }: PartySearch, start: PlacedSegment): Fragment[][] {
  const lines: Fragment[][] = []
  let last = start
  for (const segment of context.segments) {
    if (segment.page !== start.page || segment.lineIndex <= last.lineIndex) continue
    const shares = Math.min(segment.box[2], start.box[2]) - Math.max(segment.box[0], start.box[0])
    if (shares <= 0) continue
    const gap = segment.box[1] - last.box[3]
    const fragments = nearbyFragments(segment, map.fragments)
    const text = textOfFragments(fragments)
    if (
      gap > MAX_GAP * (last.box[3] - last.box[1]) ||
      endsAddress(text) ||
      map.isLabel(segment) ||
      lines.length >= MAX_LINES
    )
      break
    last = segment
    if (lines.length === 0 && isRegistration(text)) continue
    // Only a town, a region or a country follows the postal code.
    if (lines.some((line) => POSTAL.test(textOfFragments(line))) && /\d/u.test(text)) break
    lines.push(fragments)
  }
  return lines
}
