import type { ExtractionContext, PlacedSegment } from "../page/context.ts"
import type { FieldPlan } from "../lexicon/field-plan.ts"
import { candidateOf, type Candidate } from "./candidate.ts"
import type { Fragment } from "./fragments.ts"
import { currencyCandidates } from "./document-currency.ts"
import { isOnlyTaxNumber, type OwnerSearch } from "./owner.ts"
import { parseIban } from "./iban.ts"
import type { LabelMap } from "./label-hits.ts"
import { isPostalItem } from "./parse-ids.ts"
import { parseValues } from "./parse-values.ts"
import type { Neighbourhood } from "./neighbours.ts"
import { registerNumbers } from "./register-numbers.ts"
import { webAddresses } from "./web-addresses.ts"
import { wrappedIban } from "./wrapped-iban.ts"
import type { ConceptId, ConceptKind } from "../lexicon/concept.ts"
import { SCORE_BY_PATTERN, STRUCTURED_REFERENCE } from "./weights.ts"

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
    if (plan.concept === "registerNumber") return registerNumbers(context, map, owners, plan)
    if (plan.concept === "currency") return currencyCandidates(context, map)
    if (plan.concept === "website") return webAddresses(context, map, owners, plan)
    // The number of an account says nothing of the code of its bank.
    const base = plan.concept === "bankCode" ? undefined : SCORE_BY_PATTERN[plan.kind]
    if (base === undefined) return []
    const found: Candidate[] = []
    const taken = plan.kind === "phone" ? accountsOf(context, map, neighbours) : NO_FRAGMENTS
    for (const segment of context.segments) {
      if (!/[\d@]/u.test(segment.text)) continue
      if (plan.kind === "phone" && isPostalItem(segment.text)) continue
      const owner = owners.partyAt(segment)
      const isOwn = owner === (plan.party ?? "seller")
      // The tax number in the block of one party is not that of the other.
      if (plan.kind === "vatId" && plan.party !== undefined && owner !== undefined && !isOwn) continue
      if (plan.kind === "vatId" && plan.party === owners.recipient && owner === undefined && isOnlyTaxNumber(map))
        continue
      const isContact = plan.kind === "phone" || plan.kind === "email"
      // The recipient's contacts are printed in the recipient's block, if at all.
      const isReaders = plan.party === "buyer" || plan.party === "shipTo"
      const isSenders = isContact && isReaders && owners.recipient === "buyer"
      if (isSenders && !isOwn) continue
      const factor = isOwn || owner === undefined ? 1 : OTHER_PARTY
      const isReach = isContact && owner === undefined && !isReaders && isOfSender(context, segment)
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
