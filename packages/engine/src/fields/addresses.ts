import type { PlacedSegment } from "../page/context.ts"
import type { FieldPlan } from "../lexicon/labels.ts"
import { candidateOf, type Candidate } from "./candidate.ts"
import { endsAddress } from "./contact-words.ts"
import { unlabelledParties, type PartySearch } from "./parties.ts"
import { readLetterhead } from "./letterhead.ts"
import { nearPieces, textOfPieces, type Piece } from "./pieces.ts"
import { POSTAL } from "./postal-code.ts"
import { isRegistration } from "./registration.ts"

/** Finds the address lines under the name of the seller (or of the buyer, where the field says so). */
export function addressCandidates(search: PartySearch, plans: readonly FieldPlan[]): Candidate[][] {
  if (!plans.some((plan) => plan.kind === "address")) return plans.map(() => [])
  const { issuers, recipients } = unlabelledParties(search)
  const letterhead = readLetterhead(search.context, search.map)?.address ?? []
  return plans.map((plan): Candidate[] => {
    if (plan.kind !== "address") return []
    if (plan.party !== "buyer" && letterhead.length > 0) {
      return [candidateOf(textOfPieces(letterhead), letterhead, 0.6, "letterhead")]
    }
    const names = [...(plan.party === "buyer" ? recipients : issuers)].sort((a, b) => b.score - a.score)
    return names.slice(0, 4).flatMap((name): Candidate[] => {
      const word = name.words[0]
      const start = search.context.segments.find((segment) => word !== undefined && segment.words.includes(word))
      const lines = start ? linesUnder(search, start) : []
      if (lines.length === 0) return []
      const pieces = lines.flat()
      const hasPostal = POSTAL.test(textOfPieces(pieces))
      const text = lines.map((line) => textOfPieces(line)).join(" ")
      return [candidateOf(text, pieces, name.score * (hasPostal ? 1.1 : 0.6), "under name")]
    })
  })
}

function linesUnder({ context, map }: PartySearch, start: PlacedSegment): Piece[][] {
  const lines: Piece[][] = []
  let last = start
  for (const segment of context.segments) {
    if (segment.page !== start.page || segment.lineIndex <= last.lineIndex) continue
    const shares = Math.min(segment.box[2], start.box[2]) - Math.max(segment.box[0], start.box[0])
    if (shares <= 0) continue
    const gap = segment.box[1] - last.box[3]
    const pieces = nearPieces(segment, map.pieces)
    const text = textOfPieces(pieces)
    if (gap > 1.6 * (last.box[3] - last.box[1]) || endsAddress(text) || map.isLabel(segment) || lines.length >= 6) break
    last = segment
    if (lines.length === 0 && isRegistration(text)) continue
    // After the postal code only a town, a region or a country follows.
    if (lines.some((line) => POSTAL.test(textOfPieces(line))) && /\d/u.test(text)) break
    lines.push(pieces)
  }
  return lines
}
