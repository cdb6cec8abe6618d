import type { ExtractionContext, PlacedSegment } from "../page/context.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import type { FieldPlan } from "../lexicon/labels.ts"
import { patternOf, wordsOf } from "../lexicon/language-words.ts"
import { greatest } from "../arrays/extremes.ts"
import { foldText, foldTokens } from "../text/folding.ts"
import { findAddressBlocks, isSenderLine, TOWN, type AddressBlock } from "./address-blocks.ts"
import { candidateOf, type Candidate, type Derivation } from "./candidate.ts"
import type { LabelMap } from "./label-hits.ts"
import { companyNames, hasLegalForm } from "./legal-form.ts"
import { readLetterhead, withoutRegistration, type Letterhead } from "./letterhead.ts"
import { namesKind } from "./document-kind.ts"
import { MIN_SCORE } from "./weights.ts"
import { nearbyFragments, textOfFragments, type Fragment } from "./fragments.ts"

/** The input of the search for unlabelled parties. */
export interface PartySearch {
  readonly context: ExtractionContext
  readonly map: LabelMap
  /** Returns the party whose section contains a segment; undefined outside sections. */
  partyAt(segment: PlacedSegment): ConceptId | undefined
}

/** Names that may be the sender's or the recipient's without a label. */
export interface UnlabelledParties {
  readonly issuers: readonly Candidate[]
  readonly recipients: readonly Candidate[]
  /** The head of a receipt. */
  readonly letterhead: Letterhead | undefined
}

/** The parties that send documents, and those that receive them. */
const ISSUERS: ReadonlySet<ConceptId> = new Set(["seller", "payer"])
/** Parties that only a payment or a statement of account has. */
const OF_PAYMENTS: ReadonlySet<ConceptId> = new Set(["payer", "payee", "accountHolder"])
const RECIPIENTS: ReadonlySet<ConceptId> = new Set(["buyer", "payee", "accountHolder"])

/** Points; for documents without pages. */
const USUAL_HEIGHT = 800
/** Parts of a page, from the top: letterhead, head of the first page, titles, window of an envelope, and footer. */
const LETTERHEAD = 0.09
const HEAD = 0.2
const TITLE_REGION = 0.4
const UPPER_HALF = 0.5
const FOOT = 0.85
/** Words of a line that may be a title. */
const MAX_TITLE_WORDS = 7
/** A recipient below this score does not count against a sender of the same name. */
const MIN_RIVAL_SCORE = 0.45

/** Scores of an address block as the recipient's, and what is added and subtracted. */
const RECIPIENT = {
  /** Senders print their phone and bank in the block, recipients do not. */
  withContact: 0.3,
  withoutContact: 0.5,
  inLetterhead: 0.15,
  ownSection: 0.15,
  /** The name is a word of a mail or web address in the document. */
  inDomain: 0.2,
} as const

/** Scores of a name as the sender's by how it was found, and what is added and subtracted. */
const SENDER = {
  receiptHead: 0.6,
  senderLine: 0.5,
  legalForm: 0.4,
  /** A name with a legal form in running text. */
  doubtfulLegalForm: 0.28,
  contactBlock: 0.35,
  /** The first line that could be a name, where nothing better was found. */
  firstLine: 0.24,
  inHeadOrFoot: 0.1,
  inDomain: 0.15,
  ownSection: 0.1,
  otherSection: 0.35,
  isRecipient: 0.25,
  /** For each repetition, and at most. */
  repeated: 0.03,
  repeatedMost: 0.1,
} as const

let purchase: RegExp | undefined

/** Returns whether text calls a document a purchase order. */
function namesPurchase(text: string): boolean {
  purchase ??= new RegExp(
    patternOf((language) => language.purchases),
    "u",
  )
  return purchase.test(foldText(text))
}

/** Returns whether a document is a purchase order, which the buyer sends; every other document is sent by the seller. */
export function isPurchaseOrder(context: ExtractionContext, objectName: string): boolean {
  const height = context.layouts[0]?.height ?? USUAL_HEIGHT
  return (
    namesPurchase(objectName) ||
    context.segments.some(
      ({ page, text, words, box }) =>
        page === 1 &&
        box[1] < TITLE_REGION * height &&
        words.length <= MAX_TITLE_WORDS &&
        namesPurchase(text) &&
        !text.includes(":") &&
        isTitle(text),
    )
  )
}

/** Returns whether text is a title (`Purchase order`, `Bestellung Nr. 4711`) rather than a label (`Purchase order number`). */
function isTitle(text: string): boolean {
  const last = foldTokens(text).at(-1) ?? ""
  return !wordsOf("numberWords").has(last) && !wordsOf("dated").has(last)
}

/** Returns whether a field requests the sender or the recipient of a document. */
function isParty({ concept }: FieldPlan): boolean {
  return concept !== undefined && (ISSUERS.has(concept) || RECIPIENTS.has(concept))
}

/** Returns whether one of the fields is searched for among unlabelled parties: by itself, or as the address of one. */
export function requestsParties(plans: readonly FieldPlan[]): boolean {
  return plans.some((plan) => isParty(plan) || plan.kind === "address")
}

/** A document's purpose, which decides who sends it. */
export interface PartyRoles {
  readonly isPurchaseOrder: boolean
  readonly objectName: string
}

/** Returns the senders and recipients that no label names: letterheads, footers and address blocks. */
export function partyCandidates(
  { context }: PartySearch,
  { issuers, recipients }: UnlabelledParties,
  plans: readonly FieldPlan[],
  { isPurchaseOrder, objectName }: PartyRoles,
): (readonly Candidate[])[] {
  if (!plans.some(isParty)) return plans.map(() => [])
  const isPayment = namesKind(context, objectName, ["payment", "statement"])
  return plans.map(({ concept }) => {
    if (concept === undefined) return []
    if (isPurchaseOrder && concept === "buyer") return issuers
    if (isPurchaseOrder && concept === "seller") return recipients
    if (OF_PAYMENTS.has(concept) && !isPayment) return []
    return ISSUERS.has(concept) ? issuers : RECIPIENTS.has(concept) ? recipients : []
  })
}

/** Finds the names that may be the sender's or the recipient's without a label. */
export function findUnlabelledParties(search: PartySearch): UnlabelledParties {
  const blocks = findAddressBlocks(search.context, search.map)
  const recipients = recipientBlocks(search, blocks)
  const letterhead = readLetterhead(search.context, search.map)
  // Only the most likely recipients count against a sender of the same name.
  const best = greatest(
    recipients.map((candidate) => candidate.score),
    MIN_RIVAL_SCORE,
  )
  const taken = new Set(recipients.filter(({ score }) => score >= best).map(({ value }) => String(value)))
  return { recipients, issuers: sellerNames(search, blocks, taken, letterhead?.name ?? []), letterhead }
}

function firstName(
  search: PartySearch,
  block: AddressBlock,
): { text: string; fragments: readonly Fragment[] } | undefined {
  const segment = block.segments.find(({ text }) => isName(text))
  return segment && { text: segment.text, fragments: search.map.fragments[segment.index] ?? [] }
}

const isName = (text: string): boolean =>
  /\p{L}{2}/u.test(text) &&
  !/^(?:att(?:n|ention)\b|z\. ?hd|c\/o)|@/iu.test(text) &&
  !/\d{3,}|^\d+[a-z]?[, ]/u.test(text) &&
  !TOWN.test(text)

/** Returns the names of blocks in the upper half, as windows of envelopes show them. */
function recipientBlocks(search: PartySearch, blocks: readonly AddressBlock[]): Candidate[] {
  const { context } = search
  const height = context.layouts[0]?.height ?? USUAL_HEIGHT
  const domains = domainWords(context)
  return blocks.flatMap((block): Candidate[] => {
    const [first] = block.segments
    if (!first || first.box[1] > UPPER_HALF * height) return []
    const owner = search.partyAt(first)
    if (owner !== undefined && owner !== "buyer") return []
    const name = firstName(search, block)
    if (!name) return []
    let score = block.hasContact ? RECIPIENT.withContact : RECIPIENT.withoutContact
    if (first.box[1] < LETTERHEAD * height) score -= RECIPIENT.inLetterhead
    if (owner === "buyer") score += RECIPIENT.ownSection
    if (foldTokens(name.text).some((token) => token.length > 3 && domains.has(token))) score -= RECIPIENT.inDomain
    return [candidateOf(name.text, name.fragments, score, { by: "addressBlock" })]
  })
}

/** Returns names with a legal form, in sender lines and letterheads, and the first lines of blocks with phone or bank. */
function sellerNames(
  search: PartySearch,
  blocks: readonly AddressBlock[],
  buyers: ReadonlySet<string>,
  receiptHead: readonly Fragment[],
): Candidate[] {
  const { context, map } = search
  const domains = domainWords(context)
  const found: Candidate[] = []
  const counts = new Map<string, number>()
  const add = (name: string, fragments: readonly Fragment[], base: number, derivation: Derivation): void => {
    const segment = fragments[0]?.segment
    if (!segment) return
    const height = context.layouts[segment.page - 1]?.height ?? USUAL_HEIGHT
    const owner = search.partyAt(segment)
    let score = base
    if (segment.box[1] < HEAD * height && segment.page === 1) score += SENDER.inHeadOrFoot
    else if (segment.box[1] > FOOT * height) score += SENDER.inHeadOrFoot
    if (foldTokens(name).some((token) => token.length > 3 && domains.has(token))) score += SENDER.inDomain
    if (owner === "seller") score += SENDER.ownSection
    else if (owner !== undefined) score -= SENDER.otherSection
    if (buyers.has(name) && owner !== "seller") score -= SENDER.isRecipient
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    found.push(
      candidateOf(name, fragments, score + Math.min(SENDER.repeatedMost, SENDER.repeated * (count - 1)), derivation),
    )
  }
  for (const segment of context.segments) {
    if (!/\p{L}/u.test(segment.text)) continue
    for (const { name, fragments, isDoubtful } of companyNames(nearbyFragments(segment, map.fragments))) {
      add(name, fragments, isDoubtful ? SENDER.doubtfulLegalForm : SENDER.legalForm, { by: "legalForm" })
    }
  }
  for (const segment of context.segments) {
    if (segment.page !== 1 || !isSenderLine(segment.text)) continue
    const fragments = map.fragments[segment.index] ?? []
    const end = fragments.findIndex((fragment) => /^[·•|●–-]$/u.test(fragment.text))
    const name = fragments.slice(0, end === -1 ? 1 : end)
    if (name.length > 0) add(textOfFragments(name), name, SENDER.senderLine, { by: "senderLine" })
  }
  if (receiptHead.length > 0) {
    add(withoutRegistration(textOfFragments(receiptHead)), receiptHead, SENDER.receiptHead, { by: "receiptHead" })
  }
  const head = firstNameLine(search)
  if (head && !found.some(({ score }) => score >= MIN_SCORE)) {
    const fragments = nearbyFragments(head, map.fragments)
    add(textOfFragments(fragments), fragments, SENDER.firstLine, { by: "letterhead" })
  }
  for (const block of blocks) {
    const name = firstName(search, block)
    if (name && block.hasContact && !hasLegalForm(name.text))
      add(name.text, name.fragments, SENDER.contactBlock, { by: "contactBlock" })
  }
  return found
}

/** Returns the first line of the page that could be a name. */
function firstNameLine({ context, map }: PartySearch): PlacedSegment | undefined {
  const top = context.segments.filter(({ page, lineIndex }) => page === context.layouts[0]?.page && lineIndex < 5)
  return top.find(
    (segment) =>
      /\p{L}{3}/u.test(segment.text) &&
      segment.text.replace(/[^\p{L}]/gu, "").length > 0.6 * segment.text.length &&
      segment.words.length <= 8 &&
      !segment.text.includes(":") &&
      !map.isLabel(segment) &&
      !(map.hitsOf.get(segment.index) ?? []).some((hit) => hit.from === 0 && hit.labelLikelihood > 0.5),
  )
}

/** Returns the words of the document's mail and web addresses: a sender's name is often one of them. */
function domainWords(context: ExtractionContext): ReadonlySet<string> {
  const words = new Set<string>()
  for (const page of context.document.pages) {
    for (const { text } of page.words) {
      const domain = /(?:@|www\.|https?:\/\/)([\p{L}\p{N}.-]+)/iu.exec(text)?.[1]
      for (const part of domain?.split(".").slice(0, -1) ?? []) if (part.length > 3) words.add(part.toLowerCase())
    }
  }
  return words
}
