import type { BlockLine } from "../../blocks/block.ts"
import type { Party } from "../../blocks/whole-party.ts"
import { documentParties, type DocumentParties } from "../../blocks/document-parties.ts"
import { documentCards } from "../../blocks/document-cards.ts"
import { nameText } from "../../blocks/party-card.ts"
import { NONE, type PartyRole } from "../../blocks/role-weights.ts"
import type { ConceptId } from "../../lexicon/concept.ts"
import { labelKey } from "../../lexicon/label-key.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import type { ExtractionContext } from "../../page/context.ts"
import { candidateOf, type Candidate } from "../candidates/candidate.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import { lineOfStation, mediaRole } from "./media-parties.ts"
import { readLetterhead, type HeadText } from "./letterhead.ts"
import { listsAmounts } from "./receipt.ts"
import { kindNamedIn, kindOfDocument, namesKind } from "../../blocks/document-kind.ts"
import type { TitleKind } from "../../lexicon/language.ts"
import { headedCandidates } from "./headed-parties.ts"
import { shippingCandidates } from "./shipping-places.ts"
import {
  addressCandidates,
  candidateOfLines,
  completeAddress,
  isComplete,
  nameCandidates,
  WITHOUT_TOWN,
} from "./party-lines.ts"

/** Concepts that are the sender or the recipient of a document, except on purchase orders. */
const ROLES: Readonly<Partial<Record<ConceptId, PartyRole>>> = {
  seller: "sender",
  payer: "sender",
  buyer: "recipient",
  payee: "recipient",
  accountHolder: "recipient",
  employer: "sender",
  employee: "recipient",
  patient: "recipient",
}
/** Parties that are the sender or the recipient only where the object does not request that one: an employee beside a client is another. */
const OF_SERVICE: ReadonlySet<ConceptId> = new Set(["employer", "employee", "patient"])
/** Parties that only a payment or a statement of account has. */
const OF_PAYMENTS: ReadonlySet<ConceptId> = new Set(["payer", "payee", "accountHolder"])

/** Score of a party by the distance of its role to that of no block, `least + step × distance`, at most `most`. */
const SCORE = { least: 0.5, step: 0.09, most: 0.97 } as const
/** Score of the name and the address in the head of a receipt. */
const RECEIPT_HEAD = 0.7
/** The same for an address with a house and a postal code. */
const COMPLETE_RECEIPT_HEAD = 0.9

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
  const isPayment = isOfPayment(context, objectName)
  const isRequested = (party: "seller" | "buyer"): boolean =>
    plans.some(({ kind, concept }) => kind === "party" && concept === party)
  // A receipt has no recipient, although its head looks like one; a letter of few lines has, and sells nothing.
  const letterhead = parties.recipient && !listsAmounts(context) ? undefined : readLetterhead(context, map)
  // On other invoices it is the account at a bank.
  const isHolderOfCustomerAccount = !isRequested("buyer") && !plans.some(isOfBank) && isOfUtility(map)
  return plans.map((plan): Candidate[] => {
    if (plan.concept === "shipTo" || (plan.party === "shipTo" && plan.kind === "address"))
      return shippingCandidates(documentCards(context), parties, plan, kindOfDocument(context)?.kind === "deliveryNote")
    if (isLabelledOnForm(context, map, plan)) return []
    const headed = headedCandidates(documentCards(context), plan)
    if (headed.length > 0) return headed
    const party = plan.concept === "address" ? (plan.party ?? "seller") : plan.concept
    const role = mediaRole(context, map, plan, party, parties) ?? roleOf(party, parties.isSentByBuyer)
    if (role === undefined) return []
    if (plan.kind === "address") {
      if (role === "sender" && letterhead)
        return headCandidate(
          letterhead.address,
          letterhead.address?.isComplete === true ? COMPLETE_RECEIPT_HEAD : RECEIPT_HEAD,
        )
      return addressesOf(partyOf(parties, role))
    }
    if (plan.concept === undefined) return []
    const isHolder = plan.concept === "accountHolder" && isHolderOfCustomerAccount
    if (OF_PAYMENTS.has(plan.concept) && !isPayment && !isHolder) return []
    if (OF_SERVICE.has(plan.concept) && isRequested(role === "sender" ? "seller" : "buyer")) return []
    if (role === "sender" && letterhead) return headCandidate(letterhead.name, RECEIPT_HEAD)
    const named = partyOf(parties, role)
    return namesOf(named, lineOfStation(context, named, plan))
  })
}

/** Returns whether a document that is no commercial paper labels an address just as a field for that of nobody in particular is named. */
function isLabelledOnForm(context: ExtractionContext, { hits }: LabelMap, plan: FieldPlan): boolean {
  if (plan.concept !== "address" || plan.party !== undefined || kindOfDocument(context) !== undefined) return false
  const name = labelKey(plan.field.name)
  return hits.some(({ match, hasColon }) => hasColon && match.by === "key" && match.key === name)
}

/** What only bills of utilities print. */
const UTILITIES: ReadonlySet<ConceptId> = new Set<ConceptId>([
  "meterNumber",
  "supplyPoint",
  "supplyAddress",
  "previousReading",
  "currentReading",
  "consumption",
])

const isOfUtility = ({ hits }: LabelMap): boolean =>
  hits.some(({ concepts }) => concepts.some(({ concept, isWeak }) => UTILITIES.has(concept.id) && !isWeak))

/** Returns whether a field is a detail of an account at a bank. */
const isOfBank = ({ kind, concept }: FieldPlan): boolean =>
  kind === "iban" || kind === "bic" || concept === "bankName" || concept === "bankCode"

/** Returns whether a document is about a payment: by its title, or without one by any line, or as it was configured. */
function isOfPayment(context: ExtractionContext, objectName: string): boolean {
  const kinds = [kindOfDocument(context), kindNamedIn(objectName)].flatMap((kind) => kind?.kind ?? [])
  if (kinds.some((kind) => PAYMENTS.has(kind))) return true
  return kinds.length === 0 && namesKind(context, objectName, [...PAYMENTS])
}

const PAYMENTS: ReadonlySet<TitleKind> = new Set<TitleKind>(["payment", "statement"])

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

const scoreOf = ({ score, role }: RoledParty): number =>
  Math.min(SCORE.most, SCORE.least + SCORE.step * Math.max(0, score - NONE[role]))

/** Returns the name of a party, which is a given line, or that of its first block with one. */
function namesOf(party: RoledParty | undefined, line?: BlockLine): Candidate[] {
  if (!party) return []
  if (line) return candidateOfLines(nameText([line]), [line], scoreOf(party))
  const card = party.cards.find(({ name }) => name.length > 0)
  return card ? nameCandidates(card, scoreOf(party)) : []
}

function addressesOf(party: RoledParty | undefined): Candidate[] {
  const card = party && completeAddress(party.cards)
  return party && card ? addressCandidates(card, scoreOf(party) * (isComplete(card) ? 1 : WITHOUT_TOWN)) : []
}
