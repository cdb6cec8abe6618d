import type { ConceptId } from "../lexicon/concept.ts"
import type { FieldPlan } from "../lexicon/field-plan.ts"
import { canonicalTokens } from "../lexicon/label-key.ts"
import { meaningsOfToken } from "../lexicon/meanings.ts"
import { isDateOfOther } from "../lexicon/qualified-names.ts"
import { findDates } from "../normalize/date.ts"
import type { ExtractionContext } from "../page/context.ts"
import { candidateOf, type Candidate } from "./candidate.ts"
import type { Fragment } from "./fragments.ts"
import { captionedDates, type DateOfOther, NUMBERS_OF_INVOICES, NUMBERS_OF_ORDERS } from "./captioned-dates.ts"
import type { LabelMap } from "./label-hits.ts"
import type { Neighbourhood } from "./neighbours.ts"
import { referredInvoices } from "./referred-invoices.ts"
import { isDateWord } from "./title-search.ts"

/** Words of the number of an invoice, and between it and its date: `dated`, `issued on`. */
const MAX_NUMBER_WORDS = 3
const MAX_BETWEEN = 2
/** Score of such a date for a field that requests it. */
const SCORE = 0.9

/**
 * Assigns the dates of invoices that another document refers to: `This credit refers to our invoice 4711 dated 5 March 2024`. They are
 * what `Original invoice date` requests, and never the date of the document itself.
 */
export function assignRelatedDates(
  context: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
  candidates: readonly Candidate[][],
  neighbours: Neighbourhood,
  number: ConceptId | undefined,
): Candidate[][] {
  const isOther = plans.map(({ field }) => isDateOfOther(field))
  const isOwn = plans.map(({ concept }) => number === "creditNoteNumber" && concept === "invoiceDate")
  if (!isOther.includes(true) && !isOwn.includes(true)) return [...candidates]
  const referred = datesOfInvoices(context, map)
  const isCredit = number === "creditNoteNumber"
  const captioned = (numbers: ReadonlySet<ConceptId>): readonly DateOfOther[] =>
    isCredit ? captionedDates(context, map, neighbours, numbers) : []
  const labelled = [...(isCredit ? labelledDatesOfInvoices(context, map) : []), ...captioned(NUMBERS_OF_INVOICES)]
  const ordered = captioned(NUMBERS_OF_ORDERS)
  const dates = [...referred, ...labelled]
  return candidates.map((list, index) => {
    if (isOwn[index] === true) {
      const own = withoutDates(list, referred)
      const others = withoutDates(own, [...labelled, ...ordered])
      // `Invoice date` is what some programs call the date of every document that they print.
      return others.length > 0 ? others : own
    }
    if (isOther[index] !== true || list.length > 0) return list
    const derivation = { by: "label", label: { by: "nameWords" }, relation: "inline" } as const
    return dates.map(({ value, fragments }) => candidateOf(value, fragments, SCORE, derivation))
  })
}

/** Returns the candidates that are none of some dates. */
function withoutDates(candidates: readonly Candidate[], dates: readonly DateOfOther[]): Candidate[] {
  const words = new Set(dates.flatMap(({ fragments }) => fragments.map(({ word }) => word)))
  return candidates.filter((candidate) => !candidate.words.every((word) => words.has(word)))
}

function datesOfInvoices(context: ExtractionContext, map: LabelMap): DateOfOther[] {
  const { segments, locale } = context
  const referred = Map.groupBy(referredInvoices(context, map), ({ segment }) => segment)
  return segments.flatMap((segment) => {
    const run = map.fragments[segment.index] ?? []
    const numbers = (referred.get(segment.index) ?? []).map(({ from }) => from)
    const labels = (map.hitsOf.get(segment.index) ?? []).flatMap(({ to, concepts }) =>
      concepts.some(({ concept }) => concept.id === "invoiceNumber" || concept.id === "relatedInvoiceNumber")
        ? [to]
        : [],
    )
    const ends = [...labels, ...numbers]
    if (ends.length === 0) return []
    return findDates(run, { dayFirst: locale.dayFirst }).flatMap(({ from, to, value }) =>
      ends.some((end) => isNumberAndLink(run.slice(end, from))) ? [{ value, fragments: run.slice(from, to) }] : [],
    )
  })
}

/** Finds the dates after labels that name the invoice, on a document that is none: `Invoice dated` beside `Date` on a credit note. */
function labelledDatesOfInvoices({ segments, locale }: ExtractionContext, map: LabelMap): DateOfOther[] {
  return segments.flatMap((segment) => {
    const run = map.fragments[segment.index] ?? []
    const label = (map.hitsOf.get(segment.index) ?? []).find(
      ({ from, to, concepts }) =>
        concepts.some(({ concept, isWeak }) => concept.id === "invoiceDate" && !isWeak) &&
        run.slice(from, to).some(({ text }) => meansInvoice(text)),
    )
    if (!label) return []
    const right = segments[segment.index + 1]
    const next = right?.line === segment.line ? (map.fragments[right.index] ?? []) : []
    const value = label.isEntireSegment ? next : run.slice(label.to)
    const [date] = findDates(value, { dayFirst: locale.dayFirst })
    return date ? [{ value: date.value, fragments: value.slice(date.from, date.to) }] : []
  })
}

const meansInvoice = (text: string): boolean =>
  canonicalTokens(text).some((token) => meaningsOfToken(token)?.includes("invoice") === true)

/** Returns whether words are the number of a document and what introduces its date. */
function isNumberAndLink(words: readonly Fragment[]): boolean {
  const last = words.findLastIndex(({ text }) => /\d/u.test(text))
  const link = words.slice(last + 1)
  return (
    last >= 0 &&
    last < MAX_NUMBER_WORDS &&
    link.length <= MAX_BETWEEN &&
    (link.length > 0 || words[last]?.text.endsWith(",") === true) &&
    link.every(({ text }) => isDateWord(text))
  )
}
