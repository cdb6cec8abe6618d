import { isPrintedAmount } from "../normalize/printed-amount.ts"
import type { DocumentFacts } from "./block-features.ts"
import { isCompany } from "./company.ts"
import { nameText, type PartyCard } from "./party-card.ts"
import { hasTown } from "./whole-party.ts"

/** Returns whether a card prints enough of a party: a name with an address, a heading, a legal form or a way to reach it. */
export function isEligible(card: PartyCard, { usualSize }: DocumentFacts): boolean {
  const isNamed = card.name.length > 0
  if (card.heading) return isNamed || card.address.length > 0
  if (!isNamed || isInRows(card) || SOFTWARE_CREDIT.test(nameText(card.name))) return false
  if (hasTown(card)) return true
  const [first] = card.name
  const hasReach = card.contacts.length > 0 || card.identifiers.length > 0
  return isCompany(nameText(card.name)) || hasReach || (first !== undefined && first.size > 1.5 * usualSize)
}

/** What programs print of themselves at the foot of a page, in English whatever the document's language. */
const SOFTWARE_CREDIT = /^(?:powered|generated|created|produced|made|printed) (?:by|with|using) /iu

/** An amount with cents. */
/** Segments right of a line that are compared with an amount. */
const MAX_CELLS = 6

/** Returns whether all lines of a card are left of an amount: descriptions of goods, not a party. */
function isInRows({ lines }: PartyCard): boolean {
  return lines.every(({ segment: { line, position } }) =>
    line.segments.slice(position + 1, position + 1 + MAX_CELLS).some(({ text }) => isPrintedAmount(text)),
  )
}
