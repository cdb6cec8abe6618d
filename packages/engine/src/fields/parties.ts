import type { Party } from "../blocks/assign-roles.ts"
import type { BlockLine } from "../blocks/block.ts"
import { documentParties, type DocumentParties } from "../blocks/document-parties.ts"
import { documentCards } from "../blocks/document-cards.ts"
import { addressText, nameText, type PartyCard } from "../blocks/party-card.ts"
import { isPersonName } from "../blocks/party-name.ts"
import { NONE, type PartyRole } from "../blocks/role-weights.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import type { FieldPlan } from "../lexicon/labels.ts"
import type { ExtractionContext } from "../page/context.ts"
import { candidateOf, type Candidate } from "./candidate.ts"
import type { LabelMap } from "./label-hits.ts"
import { readLetterhead, type HeadText } from "./letterhead.ts"
import { listsAmounts } from "./receipt.ts"
import { namesKind } from "../blocks/document-kind.ts"

/** Concepts that are the sender or the recipient of a document, except on purchase orders. */
const ROLES: Readonly<Partial<Record<ConceptId, PartyRole>>> = {
  seller: "sender",
  payer: "sender",
  buyer: "recipient",
  payee: "recipient",
  accountHolder: "recipient",
}
/** Parties that only a payment or a statement of account has. */
const OF_PAYMENTS: ReadonlySet<ConceptId> = new Set(["payer", "payee", "accountHolder"])

/** Score of a party by the distance of its role to that of no block, `least + step × distance`, at most `most`. */
const SCORE = { least: 0.5, step: 0.09, most: 0.97 } as const
/** Score of the name and the address in the head of a receipt. */
const RECEIPT_HEAD = 0.7
/** The same for an address with a house and a postal code. */
const COMPLETE_RECEIPT_HEAD = 0.9
/** Score of the name and the address under a heading of its own. */
const SHIPPING = 0.9
/** The same without a heading, by the other parties alone. */
const UNHEADED_SHIPPING = 0.55
/** Factor on addresses without a postal code. */
const WITHOUT_TOWN = 0.75

/** A document's purpose, which decides who sends it. */
export interface PartyPurpose {
  readonly isPurchaseOrder: boolean
  readonly objectName: string
}

/** Finds the names and addresses of sender and recipient: in their blocks, or in the head of a receipt. */
export function partyCandidates(
  context: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
  { isPurchaseOrder, objectName }: PartyPurpose,
): Candidate[][] {
  if (!plans.some(({ kind }) => kind === "party" || kind === "address")) return plans.map(() => [])
  const parties = documentParties(context, isPurchaseOrder)
  const isPayment = namesKind(context, objectName, ["payment", "statement"])
  // A receipt has no recipient, although its head looks like one; a letter of few lines has, and sells nothing.
  const letterhead = parties.recipient && !listsAmounts(context) ? undefined : readLetterhead(context, map)
  return plans.map((plan): Candidate[] => {
    if (plan.concept === "shipTo" || plan.party === "shipTo")
      return shippingCandidates(documentCards(context), parties, plan)
    const role = roleOf(plan.concept === "address" ? (plan.party ?? "seller") : plan.concept, parties.isSentByBuyer)
    if (role === undefined) return []
    if (plan.kind === "address") {
      if (role === "sender" && letterhead)
        return headCandidate(
          letterhead.address,
          letterhead.address?.isComplete === true ? COMPLETE_RECEIPT_HEAD : RECEIPT_HEAD,
        )
      return addressCandidates(partyOf(parties, role))
    }
    if (plan.concept === undefined || (OF_PAYMENTS.has(plan.concept) && !isPayment)) return []
    if (role === "sender" && letterhead) return headCandidate(letterhead.name, RECEIPT_HEAD)
    return nameCandidates(partyOf(parties, role))
  })
}

function headCandidate(text: HeadText | undefined, score: number): Candidate[] {
  if (!text || text.value === "") return []
  return [candidateOf(text.value, text.fragments, score, { by: "receiptHead" })]
}

interface RoledParty extends Party {
  readonly role: PartyRole
}

function partyOf(parties: DocumentParties, role: PartyRole): RoledParty | undefined {
  const party = parties[role]
  return party && { ...party, role }
}

function roleOf(concept: ConceptId | undefined, isSentByBuyer: boolean): PartyRole | undefined {
  const role = concept && ROLES[concept]
  if (!isSentByBuyer || (concept !== "seller" && concept !== "buyer")) return role
  return role === "sender" ? "recipient" : "sender"
}

/** Returns the name or the address under a heading of the place that goods are delivered to. */
function shippingCandidates(cards: readonly PartyCard[], parties: DocumentParties, { kind }: FieldPlan): Candidate[] {
  const headed = cards.filter(({ heading }) => heading?.concept === "shipTo")
  const own = headed.length > 0 ? headed : unheadedPlace(cards, parties)
  const score = headed.length > 0 ? SHIPPING : UNHEADED_SHIPPING
  if (kind === "address") {
    const card = completeAddress(own)
    return card ? candidateOfLines(addressText(card.address), card.address, score) : []
  }
  const card = own.find(({ name }) => name.length > 0)
  return kind === "party" && card ? candidateOfLines(nameText(card.name), card.name, score) : []
}

/** Returns the block, without a heading, of a place beside sender and recipient: a second address of the recipient, or a third party. */
function unheadedPlace(cards: readonly PartyCard[], { sender, recipient }: DocumentParties): PartyCard[] {
  if (!recipient) return []
  const main = completeAddress(recipient.cards)
  const addressOf = ({ address }: PartyCard): string => addressText(address)
  const known = new Set([main, ...(sender?.cards ?? [])].flatMap((card) => (card ? [addressOf(card)] : [])))
  const isPlace = (card: PartyCard): boolean =>
    !card.heading && card.name.length > 0 && isComplete(card) && !known.has(addressOf(card))
  const second = recipient.cards.find(isPlace) ?? cards.find(isPlace)
  return second ? [second] : []
}

const scoreOf = ({ score, role }: RoledParty): number =>
  Math.min(SCORE.most, SCORE.least + SCORE.step * Math.max(0, score - NONE[role]))

function nameCandidates(party: RoledParty | undefined): Candidate[] {
  const card = party?.cards.find(({ name }) => name.length > 0)
  return party && card ? candidateOfLines(nameText(card.name), card.name, scoreOf(party)) : []
}

const isComplete = ({ address }: PartyCard): boolean => address.some(({ hasTown }) => hasTown)

/** Returns the first block that has an address with a postal code, or else any address. */
function completeAddress(cards: readonly PartyCard[]): PartyCard | undefined {
  return cards.find(isComplete) ?? cards.find(({ address }) => address.length > 0)
}

function addressCandidates(party: RoledParty | undefined): Candidate[] {
  const card = party && completeAddress(party.cards)
  if (!party || !card) return []
  return candidateOfLines(
    addressText(card.address),
    card.address,
    scoreOf(party) * (isComplete(card) ? 1 : WITHOUT_TOWN),
  )
}

function candidateOfLines(value: string, lines: readonly BlockLine[], score: number): Candidate[] {
  const words = lines.flatMap((line) => line.words)
  const page = lines[0]?.segment.page
  return value === "" || page === undefined ? [] : [{ value, words, page, score, derivation: { by: "block" } }]
}

/** Factor on the first line of a name that a block has all of. */
const FIRST_LINE = 0.5

/** Prefers the whole of a name that is wrapped, which its block has, to its first line, which its label leads to. */
export function preferWholeNames(plans: readonly FieldPlan[], candidates: readonly Candidate[][]): Candidate[][] {
  return candidates.map((list, index) => {
    const whole = plans[index]?.kind === "party" ? list.find(({ derivation }) => derivation.by === "block") : undefined
    const line = whole && list.find((candidate) => isFirstLine(candidate, whole))
    if (!whole || !line) return list
    return list
      .map((candidate) => {
        if (candidate === whole) return { ...whole, score: Math.max(whole.score, line.score) }
        return isFirstLine(candidate, whole) ? { ...candidate, score: candidate.score * FIRST_LINE } : candidate
      })
      .sort((a, b) => b.score - a.score)
  })
}

const isFirstLine = ({ words, derivation }: Candidate, whole: Candidate): boolean =>
  derivation.by === "label" &&
  words.length < whole.words.length &&
  words.every((word, index) => word === whole.words[index])

/** Factor on a person who is labelled as the buyer of an order, beside the company whose block was found. */
const CLERK = 0.55

/** Lowers the scores of clerks: on a purchase order `Buyer: Ann Smith` is who placed it. */
export function lowerClerks(
  plans: readonly FieldPlan[],
  candidates: readonly Candidate[][],
  isPurchaseOrder: boolean,
): Candidate[][] {
  return candidates.map((list, index) => {
    const isParty = isPurchaseOrder && plans[index]?.concept === "buyer" && plans[index].kind === "party"
    if (!isParty || !list.some(isCompanyOfBlock)) return list
    const isClerk = ({ value, derivation, agreement }: Candidate): boolean =>
      derivation.by === "label" && agreement?.derivations.includes("block") !== true && isPersonName(String(value))
    return list
      .map((candidate) => (isClerk(candidate) ? { ...candidate, score: candidate.score * CLERK } : candidate))
      .sort((a, b) => b.score - a.score)
  })
}

const isCompanyOfBlock = ({ derivation, value }: Candidate): boolean =>
  derivation.by === "block" && !/\d/u.test(String(value))
