import type { ExtractionContext, PlacedSegment } from "../page/context.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import type { FieldPlan } from "../lexicon/labels.ts"
import { patternOf, wordsOf } from "../lexicon/language-words.ts"
import { greatest } from "../arrays/extremes.ts"
import { foldText, foldTokens } from "../text/folding.ts"
import { findAddressBlocks, isSenderLine, TOWN, type AddressBlock } from "./address-blocks.ts"
import { candidateOf, type Candidate } from "./candidate.ts"
import type { LabelMap } from "./label-hits.ts"
import { companyNames, hasLegalForm } from "./legal-form.ts"
import { readLetterhead, withoutRegistration } from "./letterhead.ts"
import { namesKind } from "./titles.ts"
import { nearPieces, textOfPieces, type Piece } from "./pieces.ts"

/** What the search for unlabelled parties reads. */
export interface PartySearch {
  readonly context: ExtractionContext
  readonly map: LabelMap
  partyAt(segment: PlacedSegment): ConceptId | undefined
}

/** Who sends the kinds of documents, and who gets them. */
const ISSUERS: ReadonlySet<ConceptId> = new Set(["seller", "payer"])
/** Parties that only a payment or a statement of account has. */
const OF_PAYMENTS: ReadonlySet<ConceptId> = new Set(["payer", "payee", "accountHolder"])
const RECIPIENTS: ReadonlySet<ConceptId> = new Set(["buyer", "payee", "accountHolder"])

let purchase: RegExp | undefined

/** True for a text that calls a document a purchase order. */
function namesPurchase(text: string): boolean {
  purchase ??= new RegExp(
    patternOf((language) => language.purchases),
    "u",
  )
  return purchase.test(foldText(text))
}

/** Tells a purchase order, which is sent by the buyer; every other document by the seller. */
export function isPurchase(context: ExtractionContext, objectName: string): boolean {
  const height = context.layouts[0]?.height ?? 800
  return (
    namesPurchase(objectName) ||
    context.segments.some(
      ({ page, text, words, box }) =>
        page === 1 &&
        box[1] < 0.4 * height &&
        words.length <= 7 &&
        namesPurchase(text) &&
        !text.includes(":") &&
        isTitle(text),
    )
  )
}

/** `Purchase order` or `Bestellung Nr. 4711`, but not the label `Purchase order number`. */
function isTitle(text: string): boolean {
  const last = foldTokens(text).at(-1) ?? ""
  return !wordsOf("numberWords").has(last) && !wordsOf("dated").has(last)
}

/** Finds senders and recipients that no label names: letterheads, footers and address blocks. */
export function partyCandidates(search: PartySearch, plans: readonly FieldPlan[], objectName: string): Candidate[][] {
  const isWanted = plans.some(
    ({ concept }) => concept !== undefined && (ISSUERS.has(concept) || RECIPIENTS.has(concept)),
  )
  if (!isWanted) return plans.map(() => [])
  const { issuers, recipients } = unlabelledParties(search)
  const isPayment = namesKind(search.context, objectName, ["payment", "statement"])
  const isSwapped = isPurchase(search.context, objectName)
  return plans.map(({ concept }) => {
    if (concept === undefined) return []
    if (isSwapped && concept === "buyer") return issuers
    if (isSwapped && concept === "seller") return recipients
    if (OF_PAYMENTS.has(concept) && !isPayment) return []
    return ISSUERS.has(concept) ? issuers : RECIPIENTS.has(concept) ? recipients : []
  })
}

/** Finds who may have sent the document and who may have got it, without labels. */
export function unlabelledParties(search: PartySearch): { issuers: Candidate[]; recipients: Candidate[] } {
  const blocks = findAddressBlocks(search.context, search.map)
  const recipients = buyerBlocks(search, blocks)
  // Only a block that is more likely the recipient's than any other speaks against a sender of the same name.
  const best = greatest(
    recipients.map((candidate) => candidate.score),
    0.45,
  )
  const taken = new Set(recipients.filter(({ score }) => score >= best).map(({ value }) => String(value)))
  return { recipients, issuers: sellerNames(search, blocks, taken) }
}

function firstName(search: PartySearch, block: AddressBlock): { text: string; pieces: readonly Piece[] } | undefined {
  const segment = block.segments.find(({ text }) => isName(text))
  return segment && { text: segment.text, pieces: search.map.pieces[segment.index] ?? [] }
}

const isName = (text: string): boolean =>
  /\p{L}{2}/u.test(text) &&
  !/^(?:att(?:n|ention)\b|z\. ?hd|c\/o)|@/iu.test(text) &&
  !/\d{3,}|^\d+[a-z]?[, ]/u.test(text) &&
  !TOWN.test(text)

/** A block without phone or bank in the upper half, as windows of envelopes show it. */
function buyerBlocks(search: PartySearch, blocks: readonly AddressBlock[]): Candidate[] {
  const { context } = search
  const height = context.layouts[0]?.height ?? 800
  const domains = domainWords(context)
  return blocks.flatMap((block): Candidate[] => {
    const [first] = block.segments
    if (!first || first.box[1] > 0.5 * height) return []
    const owner = search.partyAt(first)
    if (owner !== undefined && owner !== "buyer") return []
    const name = firstName(search, block)
    if (!name) return []
    let score = block.hasContact ? 0.3 : 0.5
    if (first.box[1] < 0.09 * height) score -= 0.15
    if (owner === "buyer") score += 0.15
    if (foldTokens(name.text).some((token) => token.length > 3 && domains.has(token))) score -= 0.2
    return [candidateOf(name.text, name.pieces, score, "address block")]
  })
}

/** The names with a legal form, and the first lines of blocks with phone or bank, nearest to a sender's place first. */
function sellerNames(search: PartySearch, blocks: readonly AddressBlock[], buyers: ReadonlySet<string>): Candidate[] {
  const { context, map } = search
  const domains = domainWords(context)
  const found: Candidate[] = []
  const counts = new Map<string, number>()
  const judge = (name: string, pieces: readonly Piece[], base: number, via: string): void => {
    const segment = pieces[0]?.segment
    if (!segment) return
    const height = context.layouts[segment.page - 1]?.height ?? 800
    const owner = search.partyAt(segment)
    let score = base
    if (segment.box[1] < 0.2 * height && segment.page === 1) score += 0.1
    else if (segment.box[1] > 0.85 * height) score += 0.1
    if (foldTokens(name).some((token) => token.length > 3 && domains.has(token))) score += 0.15
    if (owner === "seller") score += 0.1
    else if (owner !== undefined) score -= 0.35
    if (buyers.has(name) && owner !== "seller") score -= 0.25
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    found.push(candidateOf(name, pieces, score + Math.min(0.1, 0.03 * (count - 1)), via))
  }
  for (const segment of context.segments) {
    if (!/\p{L}/u.test(segment.text)) continue
    for (const { name, pieces, isDoubtful } of companyNames(nearPieces(segment, map.pieces))) {
      judge(name, pieces, isDoubtful ? 0.28 : 0.4, "legal form")
    }
  }
  for (const segment of context.segments) {
    if (segment.page !== 1 || !isSenderLine(segment.text)) continue
    const pieces = map.pieces[segment.index] ?? []
    const end = pieces.findIndex((piece) => /^[·•|●–-]$/u.test(piece.text))
    const name = pieces.slice(0, end === -1 ? 1 : end)
    if (name.length > 0) judge(textOfPieces(name), name, 0.5, "sender line")
  }
  const roll = readLetterhead(context, map)?.name ?? []
  if (roll.length > 0) judge(withoutRegistration(textOfPieces(roll)), roll, 0.6, "head of a roll")
  const head = letterhead(search)
  if (head && !found.some(({ score }) => score >= 0.3)) {
    const pieces = nearPieces(head, map.pieces)
    judge(textOfPieces(pieces), pieces, 0.24, "letterhead")
  }
  for (const block of blocks) {
    const name = firstName(search, block)
    if (name && block.hasContact && !hasLegalForm(name.text)) judge(name.text, name.pieces, 0.35, "contact block")
  }
  return found
}

/** The first line of the page that could be a name. */
function letterhead({ context, map }: PartySearch): PlacedSegment | undefined {
  const top = context.segments.filter(({ page, lineIndex }) => page === context.layouts[0]?.page && lineIndex < 5)
  return top.find(
    (segment) =>
      /\p{L}{3}/u.test(segment.text) &&
      segment.text.replace(/[^\p{L}]/gu, "").length > 0.6 * segment.text.length &&
      segment.words.length <= 8 &&
      !segment.text.includes(":") &&
      !map.isLabel(segment) &&
      !(map.hitsOf.get(segment.index) ?? []).some((hit) => hit.from === 0 && hit.standing > 0.5),
  )
}

/** The words of the document's mail and web addresses: a sender's name is often one of them. */
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
