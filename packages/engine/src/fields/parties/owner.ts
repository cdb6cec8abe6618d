import { isSureLabel } from "../../lexicon/sure-labels.ts"
import { onceFor } from "../../layout/once-for.ts"
import type { PlacedSegment } from "../../page/context.ts"
import type { ConceptId } from "../../lexicon/concept.ts"
import { conceptIndex } from "../../lexicon/concept-index.ts"
import { canonicalTokens, isPossessive, possessorOf } from "../../lexicon/label-key.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { meaningsOfToken } from "../../lexicon/meanings.ts"
import { isSalutation } from "../../lexicon/letter-phrases.ts"
import { foldTokens } from "../../text/folding.ts"
import { textOfFragments } from "../candidates/fragments.ts"
import type { LabelHit, LabelMap } from "../labels/label-hits.ts"
import { isBuyerOfRow } from "./row-party.ts"
import { parsePrefixedVatId } from "../parsing/tax-numbers.ts"
import { OWNER } from "../candidates/weights.ts"

/** Parties whose sections list numbers of their own, such as customer numbers. */
const PARTIES_WITH_NUMBERS: ReadonlySet<ConceptId> = new Set<ConceptId>(["buyer", "seller", "shipTo"])

/** The input of the search for the owner of an attribute. */
export interface OwnerSearch {
  readonly map: LabelMap
  /** Returns the party whose section contains a segment; undefined outside sections. */
  partyAt(segment: Pick<PlacedSegment, "index">): ConceptId | undefined
  /** The party that a document is sent to: the buyer, but the seller on a purchase order. */
  readonly recipient: ConceptId
  /** Returns the party whose section contains the value below a label, or the labels on both of its sides; undefined outside sections. */
  partyInRow(segment: PlacedSegment): ConceptId | undefined
  /** Returns whether a segment is among those with the details of a bank. */
  isBankAt(segment: PlacedSegment): boolean
}

/** Returns whether a label also names the party: `Customer VAT no.`, `Your VAT no.`. */
function namesParty({ fragments }: LabelMap, { segment, from, to }: LabelHit): boolean {
  const label = (fragments[segment.index] ?? []).slice(from, to)
  return label.some(
    ({ text }) =>
      isPossessive(text) || canonicalTokens(text).some((token) => isSureLabel(token, ({ kind }) => kind === "party")),
  )
}

/** Returns whether a label means either an account at a bank or that of a customer: `Account no.`. */
const isAccountLabel = ({ concepts }: LabelHit): boolean =>
  concepts.some(({ concept }) => concept.id === "accountNumber")

/** Returns the factor on an attribute; below 1 in another party's section, or beside another party's name. */
export function ownerFactor(search: OwnerSearch, hit: LabelHit, plan: FieldPlan): number {
  if (isAccountLabel(hit) && (plan.concept === "customerNumber" || plan.concept === "accountNumber")) {
    const isBank = search.isBankAt(hit.segment)
    if (isBank) return plan.concept === "accountNumber" ? OWNER.accountOfBank : OWNER.otherParty
  }
  // `Firma` above the address of the reader begins it.
  if (plan.concept === "seller" && isSalutation(hit.segment.text) && search.partyAt(hit.segment) === "buyer") return 0
  // An address by any other name is of no party that the lexicon knows.
  if (plan.kind === "address" && plan.concept === undefined) return 1
  if (plan.concept === "contactPerson" && plan.party === search.recipient && isPersonOfSender(search, hit))
    return OWNER.ofSender
  if (plan.kind === "party" || plan.kind === "amount" || plan.kind === "text" || plan.kind === "account") return 1
  const possessed = isTax(plan) ? ownerByPossessive(search, hit) : undefined
  if (possessed !== undefined) return (plan.party ?? otherThan(search.recipient)) === possessed ? 1 : OWNER.otherParty
  const section = search.partyAt(hit.segment)
  const beside =
    partyBeside(search.map, hit) ??
    (section === undefined && isTax(plan) && isBuyerOfRow(search.map, hit) ? "buyer" : undefined)
  const owner = beside ?? (plan.kind === "date" ? undefined : (section ?? partyOfValue(search, hit, plan)))
  const isContact = plan.kind === "phone" || plan.kind === "email"
  const isOfRecipient = (isTax(plan) || isContact) && plan.party === search.recipient && !namesParty(search.map, hit)
  // In the block of the sender is no way to reach the recipient.
  if (isOfRecipient && plan.party === "buyer" && owner === "seller") return 0
  if (isOfRecipient && owner !== plan.party)
    return isContact || owner !== undefined || isOnlyTaxNumber(search.map) ? OWNER.ofSender : OWNER.outsideRecipient
  if (owner === undefined || plan.party === owner || isNumberOf(plan, owner) || isNamedAfter(plan, owner)) return 1
  if (plan.kind === "id" && plan.party === undefined)
    return beside || PARTIES_WITH_NUMBERS.has(owner) ? OWNER.documentNumber : 1
  if ((plan.party ?? "seller") === owner) return 1
  return isTax(plan) && plan.party !== undefined ? OWNER.ofSender : OWNER.otherParty
}

/** Returns the party whose section has the value right of a label or below it, where the labels are a column or row that no section has. */
function partyOfValue(
  search: OwnerSearch,
  { segment, isEntireSegment }: LabelHit,
  plan: FieldPlan,
): ConceptId | undefined {
  const hasValue = isEntireSegment && segment.position + 1 < segment.line.segments.length
  if (plan.party === undefined) return undefined
  // In a row of labels the values below them are those of a party.
  if (isTax(plan)) return isEntireSegment ? search.partyInRow(segment) : undefined
  return plan.kind === "id" && hasValue ? search.partyAt({ index: segment.index + 1 }) : undefined
}

const isTax = ({ kind }: FieldPlan): boolean => kind === "vatId" || kind === "taxNumber"

const otherThan = (recipient: ConceptId): ConceptId => (recipient === "buyer" ? "seller" : "buyer")

/** Returns a label with the possessive before it. */
function possessedLabel({ map }: OwnerSearch, { segment, from, to }: LabelHit): string {
  const fragments = map.fragments[segment.index] ?? []
  const start = isPossessive(fragments[from - 1]?.text ?? "") ? from - 1 : from
  return textOfFragments(fragments.slice(start, to))
}

/** Returns whether a label means whom the reader may turn to at the sender: `Your contact`, other than `Your reference`. */
function isPersonOfSender(search: OwnerSearch, hit: LabelHit): boolean {
  const label = possessedLabel(search, hit)
  const isReference = (token: string): boolean => meaningsOfToken(token)?.includes("reference") === true
  return possessorOf(label) === "reader" && !foldTokens(label).some(isReference)
}

/** Returns the party whose number a label with a possessive is: `Our VAT no.` is that of the sender. */
function ownerByPossessive(search: OwnerSearch, hit: LabelHit): ConceptId | undefined {
  const { recipient } = search
  const possessor = possessorOf(possessedLabel(search, hit))
  if (possessor === undefined) return undefined
  return possessor === "reader" ? recipient : otherThan(recipient)
}

/** Returns whether a document prints at most one VAT id, however often: a seller has to print its own. */
export const isOnlyTaxNumber = onceFor(
  ({ fragments }: LabelMap): boolean =>
    new Set(fragments.flatMap((run) => parsePrefixedVatId(run).map(({ value }) => value))).size <= 1,
)

/** Returns whether a field for a number is named after the party: `Buyer reference`, in whose section it is printed. */
const isNamedAfter = ({ kind, field }: FieldPlan, owner: ConceptId): boolean =>
  kind === "id" && canonicalTokens(field.name).some((token) => isSureLabel(token, ({ id }) => id === owner))

/** Returns whether a field is the number that a party has in the books of the other: its section is where it is printed. */
const isNumberOf = ({ concept }: FieldPlan, owner: ConceptId): boolean =>
  (concept === "customerNumber" && owner === "buyer") || (concept === "supplierNumber" && owner === "seller")

function partyBeside(map: LabelMap, hit: LabelHit): ConceptId | undefined {
  const fragments = map.fragments[hit.segment.index] ?? []
  for (const fragment of [fragments[hit.from - 1], hit.hasColon ? undefined : fragments[hit.to]]) {
    const [token, more] = canonicalTokens(fragment?.text ?? "")
    if (token === undefined || more !== undefined) continue
    const concepts = conceptIndex()
      .byKey.get(token)
      ?.filter((label) => !label.isWeak && label.concept.kind === "party")
    const id = concepts?.[0]?.concept.id
    if (id === "buyer" || id === "seller") return id
  }
  return undefined
}
