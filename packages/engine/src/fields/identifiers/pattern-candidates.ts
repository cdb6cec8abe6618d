import type { ExtractionContext, PlacedSegment } from "../../page/context.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { candidateOf, type Candidate } from "../candidates/candidate.ts"
import type { Fragment } from "../candidates/fragments.ts"
import { currencyCandidates } from "../parsing/document-currency.ts"
import { isOnlyTaxNumber, type OwnerSearch } from "../parties/owner.ts"
import { isBranchOf, parseIban } from "../parsing/iban.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import { isPostalItem } from "../parsing/parse-ids.ts"
import { parseValues } from "../parsing/parse-values.ts"
import type { Neighbourhood } from "../runs/neighbours.ts"
import { callLetters } from "./call-letters.ts"
import { asksForMediaCompany } from "../../lexicon/advertising-plans.ts"
import { registerNumbers } from "./register-numbers.ts"
import { structuredReferences } from "./structured-references.ts"
import { webAddresses } from "./web-addresses.ts"
import { wrappedIban } from "./wrapped-iban.ts"
import type { ConceptId, ConceptKind } from "../../lexicon/concept.ts"
import { SCORE_BY_PATTERN } from "../candidates/weights.ts"

/** Lowest fit at which its pattern alone identifies a value. */
const MIN_FIT = 0.8
/** The value of another party, by the section it is printed in. */
const OTHER_PARTY = 0.4
/**
 * Scores of phone numbers and email addresses: in the block of the requested party (`own`), and those of the sender in its letterhead, its
 * footer, or a sentence that says how to reach it and also has an email address.
 */
const CONTACT = { own: 0.75, letterhead: 0.55 } as const
/** Characters that end an email address. */
const EMAIL_ENDS = /[\s<>();,]/u
/** Heights, as fractions of the page from its top, above and below which the sender prints how to reach it. */
const LETTERHEAD = 0.15
const FOOTER = 0.85
/** Factor on a number right after the label of something else. */
const OTHER_LABEL = 0.4

/** What the candidates of all fields are found with. */
interface PatternSearch {
  readonly context: ExtractionContext
  readonly map: LabelMap
  readonly owners: OwnerSearch
  readonly neighbours: Neighbourhood
  /** Whether an email address is requested and the document prints only one. */
  readonly hasOneEmail: boolean
}

/** Finds values that their pattern identifies, wherever they are printed. */
export function patternCandidates(
  context: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
  owners: OwnerSearch,
  neighbours: Neighbourhood,
): Candidate[][] {
  const hasOneEmail = plans.some(({ kind }) => kind === "email") && printsOneEmail(context)
  const search: PatternSearch = { context, map, owners, neighbours, hasOneEmail }
  return plans.map((plan): Candidate[] => {
    if (plan.concept !== undefined && OF_PAYMENTS.has(plan.concept)) return structuredReferences(context, map)
    if (plan.concept === "registerNumber") return registerNumbers(context, map, owners, plan)
    if (plan.concept === "currency") return currencyCandidates(context, map)
    if (plan.concept === "station" && !asksForMediaCompany(plan)) return callLetters(context, map)
    if (plan.concept === "website") return webAddresses(context, map, owners, plan)
    // The number of an account says nothing of the code of its bank.
    const base = plan.concept === "bankCode" ? undefined : SCORE_BY_PATTERN[plan.kind]
    return base === undefined ? [] : valuesByPattern(plan, base, search)
  })
}

/** Finds the values of one field in all segments by the pattern of its kind; `base` is the score of one that nothing else speaks for. */
function valuesByPattern(plan: FieldPlan, base: number, search: PatternSearch): Candidate[] {
  const { context, map, neighbours } = search
  const taken = plan.kind === "phone" ? accountsOf(context, map, neighbours) : NO_FRAGMENTS
  const isAccount = plan.kind === "iban" || plan.kind === "account"
  const requested = { kind: plan.kind, type: plan.field.type, end: plan.end, isUnlabelled: true }
  const found: Candidate[] = []
  for (const segment of context.segments) {
    if (!/[\d@]/u.test(segment.text)) continue
    if (plan.kind === "phone" && isPostalItem(segment.text)) continue
    const weight = weightAt(segment, plan, base, search)
    if (weight === undefined) continue
    const run = (isAccount && wrappedIban(segment, map, neighbours)) || (map.fragments[segment.index] ?? [])
    for (const parsed of parseValues(run, requested, context.locale)) {
      if (parsed.fit < MIN_FIT || isBranchOf(plan.concept, parsed)) continue
      if (plan.kind === "bic" && isWordInCapitals(parsed.fragments, run)) continue
      if (parsed.fragments.some((fragment) => taken.has(fragment))) continue
      // No label before an email address makes it something else: `or write to office@company.example`.
      const label = plan.kind === "phone" && isOtherLabel(map, parsed.fragments[0]) ? OTHER_LABEL : 1
      const score = weight.score * parsed.fit * weight.factor * label
      found.push(candidateOf(parsed.value, parsed.fragments, score, { by: "pattern" }))
    }
  }
  return found
}

/** A word in capitals that is longer than those that name the code of a bank. */
const LONG_CAPITALS = /^\p{Lu}{6,30}$/u

/** Returns whether letters alone are among other words in capitals, where they are a word as well. */
const isWordInCapitals = (value: readonly Fragment[], run: readonly Fragment[]): boolean =>
  value.every(({ text }) => !/\d/u.test(text)) &&
  run.some((fragment) => !value.includes(fragment) && LONG_CAPITALS.test(fragment.text))

/** Returns the score of a value in a segment, and the factor by its party; undefined when it cannot be that of the requested party. */
function weightAt(
  segment: PlacedSegment,
  { kind, party }: FieldPlan,
  base: number,
  { context, map, owners, hasOneEmail }: PatternSearch,
): { readonly score: number; readonly factor: number } | undefined {
  const owner = owners.partyAt(segment)
  const isOwn = owner === (party ?? "seller")
  // The tax number in the block of one party is not that of the other.
  if (kind === "vatId" && party !== undefined && owner !== undefined && !isOwn) return undefined
  if (kind === "vatId" && party === owners.recipient && owner === undefined && isOnlyTaxNumber(map)) return undefined
  const isContact = kind === "phone" || kind === "email"
  const isForBuyer = party === "buyer" || party === "shipTo"
  // The recipient's contacts are printed in the recipient's block, if at all.
  if (isContact && isForBuyer && owners.recipient === "buyer" && !isOwn) return undefined
  const factor = isOwn || owner === undefined ? 1 : OTHER_PARTY
  const isSenders = isContact && owner === undefined && !isForBuyer && isOfSender(context, segment)
  // The sender of an invoice says how to reach it wherever the page has room: `Queries to billing@nordwind.example`.
  const isOnlyEmail = isSenders && hasOneEmail && kind === "email" && owners.recipient === "buyer"
  const score = isContact && (isOwn || isOnlyEmail) ? CONTACT.own : isSenders ? CONTACT.letterhead : base
  return { score, factor }
}

const OF_PAYMENTS: ReadonlySet<ConceptId> = new Set<ConceptId>(["paymentNumber", "referenceNumber"])
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

/** Returns whether a document prints one email address, once or several times. */
function printsOneEmail({ segments }: ExtractionContext): boolean {
  const emails = segments.flatMap(({ text }) =>
    text.includes("@")
      ? text
          .toLowerCase()
          .split(EMAIL_ENDS)
          .filter((part) => part.includes("@"))
      : [],
  )
  return new Set(emails.map((email) => (email.endsWith(".") ? email.slice(0, -1) : email))).size === 1
}

/** Returns whether a segment is in a letterhead or a footer, or has an email address, as the sender's sentences have. */
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
