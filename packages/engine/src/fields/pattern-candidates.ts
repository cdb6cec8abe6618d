import type { ExtractionContext, PlacedSegment } from "../page/context.ts"
import type { FieldPlan } from "../lexicon/labels.ts"
import { candidateOf, type Candidate } from "./candidate.ts"
import { type Fragment, textOfFragments } from "./fragments.ts"
import { isOnlyTaxNumber, type OwnerSearch } from "./owner.ts"
import { parseIban } from "./iban.ts"
import type { LabelMap } from "./label-hits.ts"
import { parseValues } from "./parse-values.ts"
import type { Neighbourhood } from "./neighbours.ts"
import { wrappedIban } from "./wrapped-iban.ts"
import type { ConceptId, ConceptKind } from "../lexicon/concept.ts"
import { SCORE_BY_PATTERN, SCORE_OF_WEB_ADDRESS, STRUCTURED_REFERENCE } from "./weights.ts"

/** Lowest fit at which its pattern alone identifies a value. */
const MIN_FIT = 0.8
/** The value of another party, by the section it is printed in. */
const OTHER_PARTY = 0.4
/**
 * Scores of phone numbers and mail addresses: in the block of the party that they are asked for, and of the sender in its letterhead, its
 * footer, or a sentence on how to reach it, which has both.
 */
const CONTACT = { own: 0.75, letterhead: 0.55 } as const
/** Characters that end a mail address. */
const MAIL_ENDS = /[\s<>();,]/u
/** Parts of a page, from the top, above and below which the sender prints how to reach it. */
const LETTERHEAD = 0.15
const FOOTER = 0.85
/** Factor on a number right after the label of something else. */
const OTHER_LABEL = 0.4

/** Finds values that their pattern identifies, wherever they are printed. */
export function patternCandidates(
  context: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
  owners: OwnerSearch,
  neighbours: Neighbourhood,
): Candidate[][] {
  const isOnlyMail = plans.some(({ kind }) => kind === "email") && hasOneMail(context)
  return plans.map((plan): Candidate[] => {
    if (plan.concept !== undefined && OF_PAYMENTS.has(plan.concept)) return structuredReferences(context, map)
    if (plan.concept === "website") return webAddresses(context, map, owners, plan)
    // The number of an account says nothing of the code of its bank.
    const base = plan.concept === "bankCode" ? undefined : SCORE_BY_PATTERN[plan.kind]
    if (base === undefined) return []
    const found: Candidate[] = []
    const taken = plan.kind === "phone" ? accountsOf(context, map, neighbours) : NO_FRAGMENTS
    for (const segment of context.segments) {
      if (!/[\d@]/u.test(segment.text)) continue
      const owner = owners.partyAt(segment)
      const isOwn = owner === (plan.party ?? "seller")
      // The tax number in the block of one party is not that of the other.
      if (plan.kind === "vatId" && plan.party !== undefined && owner !== undefined && !isOwn) continue
      if (plan.kind === "vatId" && plan.party === owners.recipient && owner === undefined && isOnlyTaxNumber(map))
        continue
      const isContact = plan.kind === "phone" || plan.kind === "email"
      // The recipient's contacts are printed in the recipient's block, if at all.
      const isSenders = isContact && plan.party === "buyer" && owners.recipient === "buyer"
      const factor = isOwn || (owner === undefined && !isSenders) ? 1 : OTHER_PARTY
      const isReach = isContact && owner === undefined && plan.party !== "buyer" && isOfSender(context, segment)
      // Who sends an invoice says how to reach him, wherever the page has room: `Queries to billing@nordwind.example`.
      const isOnly = isReach && isOnlyMail && plan.kind === "email" && owners.recipient === "buyer"
      const score = isContact && (isOwn || isOnly) ? CONTACT.own : isReach ? CONTACT.letterhead : base
      const isAccount = plan.kind === "iban" || plan.kind === "account"
      const run = (isAccount && wrappedIban(segment, map, neighbours)) || (map.fragments[segment.index] ?? [])
      const requested = { kind: plan.kind, type: plan.field.type, end: plan.end, isUnlabelled: true }
      for (const parsed of parseValues(run, requested, context.locale)) {
        if (parsed.fit < MIN_FIT || parsed.fragments.some((fragment) => taken.has(fragment))) continue
        // A mail address is that of no other thing, whatever precedes it: `or write to office@company.example`.
        const label = plan.kind === "phone" && isOtherLabel(map, parsed.fragments[0]) ? OTHER_LABEL : 1
        found.push(candidateOf(parsed.value, parsed.fragments, score * parsed.fit * factor * label, { by: "pattern" }))
      }
    }
    return found
  })
}

/** A web address that begins as one; a domain alone may also be the end of a mail address. */
const WEB_ADDRESS = /^(?:https?:\/\/|www\.)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:\/[^\s,;)]*)?[.,;)]?$/u

/** Finds web addresses in the block of the party that they are asked for, or of the sender wherever no other party is. */
function webAddresses(
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

const OF_PAYMENTS: ReadonlySet<ConceptId> = new Set<ConceptId>(["paymentNumber", "referenceNumber"])
/** The structured communication of Belgian transfers: twelve digits in three groups between pluses or asterisks (Febelfin, OGM-VCS). */
const STRUCTURED = /^(?:\+{3}|\*{3})\d{3}\/\d{4}\/\d{5}(?:\+{3}|\*{3})[.,]?$/u

/** Finds references of payments that their form identifies. */
function structuredReferences({ segments }: ExtractionContext, map: LabelMap): Candidate[] {
  return segments.flatMap((segment) => {
    if (!/[+*]{3}/u.test(segment.text)) return []
    return (map.fragments[segment.index] ?? [])
      .filter(({ text }) => STRUCTURED.test(text))
      .map((fragment) =>
        candidateOf(fragment.text.replace(/[.,]$/u, ""), [fragment], STRUCTURED_REFERENCE, { by: "pattern" }),
      )
  })
}

const NO_FRAGMENTS: ReadonlySet<Fragment> = new Set()
/** The country and the check digits of an IBAN. */
const IBAN_START = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?![\p{L}])/u

/** Returns the fragments of the IBANs that a line breaks: their last groups look like a phone number. */
function accountsOf({ segments }: ExtractionContext, map: LabelMap, neighbours: Neighbourhood): Set<Fragment> {
  const wrapped = segments.flatMap((segment) =>
    IBAN_START.test(segment.text) ? [wrappedIban(segment, map, neighbours) ?? []] : [],
  )
  return new Set(wrapped.flatMap((run) => parseIban(run)).flatMap(({ fragments }) => fragments))
}

/** Returns whether a document prints one mail address, once or several times. */
function hasOneMail({ segments }: ExtractionContext): boolean {
  const mails = segments.flatMap(({ text }) =>
    text.includes("@")
      ? text
          .toLowerCase()
          .split(MAIL_ENDS)
          .filter((part) => part.includes("@"))
      : [],
  )
  return new Set(mails.map((mail) => (mail.endsWith(".") ? mail.slice(0, -1) : mail))).size === 1
}

/** Returns whether a segment is in a letterhead or a footer, or has a mail address, which sentences of the sender have. */
function isOfSender({ layouts }: ExtractionContext, { page, box, text }: PlacedSegment): boolean {
  const height = layouts.find((layout) => layout.page === page)?.height ?? Infinity
  return text.includes("@") || box[1] < LETTERHEAD * height || box[1] > FOOTER * height
}

/** Kinds of labels after which contact details are what they seem: `Queries to` ends with a word for a recipient. */
const MAY_PRECEDE_CONTACT: ReadonlySet<ConceptKind> = new Set<ConceptKind>(["phone", "email", "party"])

/** Returns whether a label that is not for contact details ends right before a number: `ABN 13 604 217 385`. */
function isOtherLabel(map: LabelMap, value: Fragment | undefined): boolean {
  if (!value) return false
  const from = map.fragments[value.segment.index]?.indexOf(value)
  return (map.hitsOf.get(value.segment.index) ?? []).some(
    ({ to, concepts }) =>
      to === from && concepts.length > 0 && concepts.every(({ concept }) => !MAY_PRECEDE_CONTACT.has(concept.kind)),
  )
}

/** Score of the first date on the first page; later ones and ends of ranges are about something else. */
const DOCUMENT_DATE = 0.36
const LATER_DATE = 0.01
/** Score of a date after a town, as letters are dated: `Graz, 5 March 2021`. */
const TOWN_DATE = 0.62
/** Factor on a date that has a label of its own, which the lexicon gives another meaning, or does not know. */
const LABELLED_DATE = { other: 0.55, unknown: 0.9 } as const
/** Text between a town and the date: `Graz, am`, `Milano, li`. */
const TOWN = /^\p{Lu}[\p{L} .'’-]{2,30},(?: \p{Ll}{1,3}\.?)?$/u
/** Fit of a date outside ranges. */
const MIN_DATE_FIT = 0.9
const MAX_DATES = 4

/** Finds the date of the document where no label names it: the first one, or the only one. */
export function documentDateCandidates(
  context: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
): Candidate[][] {
  return plans.map((plan): Candidate[] => {
    if (plan.concept !== "invoiceDate") return []
    const found: Candidate[] = []
    for (const segment of context.segments) {
      if (found.length >= MAX_DATES) break
      if (segment.page !== context.layouts[0]?.page || !/\d/u.test(segment.text)) continue
      const parsedValues = parseValues(
        map.fragments[segment.index] ?? [],
        { ...plan, type: plan.field.type },
        context.locale,
      )
      for (const { value, fragments, fit } of parsedValues) {
        if (fit <= MIN_DATE_FIT) continue
        const score = scoreOfDate(map, segment, fragments) - LATER_DATE * found.length
        found.push(candidateOf(value, fragments, score, { by: "documentDate" }))
      }
    }
    return found.slice(0, MAX_DATES)
  })
}

function scoreOfDate(map: LabelMap, segment: PlacedSegment, date: readonly Fragment[]): number {
  const own = map.fragments[segment.index] ?? []
  const before = textOfFragments(
    own.slice(
      0,
      Math.max(
        0,
        own.findIndex((fragment) => fragment === date[0]),
      ),
    ),
  )
  if (own.at(-1) === date.at(-1) && TOWN.test(before)) return TOWN_DATE
  const left = segment.position > 0 ? segment.index - 1 : undefined
  const concepts = [segment.index, left].flatMap((index) =>
    index === undefined ? [] : (map.hitsOf.get(index) ?? []).flatMap((hit) => hit.concepts),
  )
  const dates = concepts.filter(({ concept, isWeak }) => concept.kind === "date" && !isWeak)
  if (dates.some(({ concept }) => concept.id === "invoiceDate")) return DOCUMENT_DATE
  if (dates.length > 0) return DOCUMENT_DATE * LABELLED_DATE.other
  const isLabelled =
    before.endsWith(":") || (left !== undefined && segment.line.segments[segment.position - 1]?.text.endsWith(":"))
  return isLabelled === true ? DOCUMENT_DATE * LABELLED_DATE.unknown : DOCUMENT_DATE
}
