import type { ConceptId } from "../../lexicon/concept.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { canonicalTokens } from "../../lexicon/label-key.ts"
import { meaningsOfToken } from "../../lexicon/meanings.ts"
import { isDateOfOther } from "../../lexicon/qualified-names.ts"
import { findDates } from "../../normalize/date.ts"
import type { ExtractionContext } from "../../page/context.ts"
import { candidateOf, type Candidate } from "../candidates/candidate.ts"
import type { Fragment } from "../candidates/fragments.ts"
import { captionedDates, type DateOfOther, NUMBERS_OF_INVOICES, NUMBERS_OF_ORDERS } from "./captioned-dates.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import type { Neighbourhood } from "../runs/neighbours.ts"
import { referredInvoices } from "./referred-invoices.ts"
import { isDateWord } from "../titles/title-search.ts"

/** Words of the number of an invoice, in its place, `by phone, Mr Moe`, and between it and its date: `dated`, `issued on`. */
const MAX_NUMBER_WORDS = 3
const MAX_WORDS_FOR_NUMBER = 4
const MAX_BETWEEN = 2
/** Score of such a date for a field that requests it. */
const SCORE = 0.9

/**
 * Assigns the dates of invoices that another document refers to: `This credit refers to our invoice 4711 dated 5 March 2024`. They are
 * what `Original invoice date` requests, and never the date of the document itself. The date of an order that has no label of its own
 * is the one after the order's number, or below the caption beside that of the number.
 */
export function assignRelatedDates(
  context: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
  candidates: readonly Candidate[][],
  neighbours: Neighbourhood,
  number: ConceptId | undefined,
): Candidate[][] {
  const isCredit = number === "creditNoteNumber"
  const isNamed = plans.map((plan) => isCredit && isDateOfNamedInvoice(plan, plans))
  const isOther = plans.map(({ field }, index) => isDateOfOther(field) || isNamed[index] === true)
  const isOwn = plans.map(({ concept }, index) => isCredit && concept === "invoiceDate" && isNamed[index] !== true)
  const isOfOrder = plans.map(({ concept }, index) => concept === "orderDate" && candidates[index]?.length === 0)
  if (![isOther, isOwn, isOfOrder].some((marks) => marks.includes(true))) return [...candidates]
  const referred = datesAfterNumbers(context, map, neighbours, NUMBERS_OF_INVOICES)
  const captioned = (numbers: ReadonlySet<ConceptId>): readonly DateOfOther[] =>
    captionedDates(context, map, neighbours, numbers)
  const labelled = isCredit ? [...labelledDatesOfInvoices(context, map), ...captioned(NUMBERS_OF_INVOICES)] : []
  const ordered = isCredit || isOfOrder.includes(true) ? captioned(NUMBERS_OF_ORDERS) : []
  const dates = [...referred, ...labelled]
  const asCandidates = (others: readonly DateOfOther[]): Candidate[] => {
    const derivation = { by: "label", label: { by: "nameWords" }, relation: "inline" } as const
    return others.map(({ value, fragments }) => candidateOf(value, fragments, SCORE, derivation))
  }
  return candidates.map((list, index) => {
    if (isOwn[index] === true) {
      const own = withoutDates(list, referred)
      const others = withoutDates(own, [...labelled, ...ordered])
      // `Invoice date` is what some programs call the date of every document that they print.
      return others.length > 0 ? others : own
    }
    if (isOfOrder[index] === true)
      return asCandidates([...datesAfterNumbers(context, map, neighbours, NUMBERS_OF_ORDERS), ...ordered])
    if (isNamed[index] === true && dates.length > 0) return asCandidates(dates)
    return isOther[index] === true && list.length === 0 ? asCandidates(dates) : list
  })
}

/** Returns whether a field of a credit note is the date of the invoice because another one is the date without naming any: `Date` and `Invoice date`. */
function isDateOfNamedInvoice({ concept, nameTokens }: FieldPlan, plans: readonly FieldPlan[]): boolean {
  const namesInvoice = (tokens: readonly string[]): boolean => tokens.some(meansInvoice)
  return (
    concept === "invoiceDate" &&
    namesInvoice(nameTokens) &&
    plans.some((other) => other.concept === "invoiceDate" && !namesInvoice(other.nameTokens))
  )
}

/** Returns the candidates that are none of some dates. */
function withoutDates(candidates: readonly Candidate[], dates: readonly DateOfOther[]): Candidate[] {
  const words = new Set(dates.flatMap(({ fragments }) => fragments.map(({ word }) => word)))
  return candidates.filter((candidate) => !candidate.words.every((word) => words.has(word)))
}

/** Finds the dates after the numbers of some documents: `Our invoice 4711 of 5 March 2024`, `Your order: by phone, Mr Moe   of 05/03/2024`. */
function datesAfterNumbers(
  context: ExtractionContext,
  map: LabelMap,
  neighbours: Neighbourhood,
  numbers: ReadonlySet<ConceptId>,
): DateOfOther[] {
  const { segments, locale } = context
  const named = numbers === NUMBERS_OF_INVOICES ? referredInvoices(context, map) : []
  const referred = Map.groupBy(named, ({ segment }) => segment)
  return segments.flatMap((segment) => {
    const hits = (map.hitsOf.get(segment.index) ?? []).filter(({ concepts }) =>
      concepts.some(({ concept }) => numbers.has(concept.id)),
    )
    const starts = [
      ...hits.map(({ to, hasColon }) => ({ at: to, hasColon })),
      ...(referred.get(segment.index) ?? []).map(({ from }) => ({ at: from, hasColon: false })),
    ]
    if (starts.length === 0) return []
    const own = map.fragments[segment.index] ?? []
    const [right] = neighbours.rightOf(segment)
    const beside = (right && map.fragments[right.index]) ?? []
    const run = isDateWord(beside[0]?.text ?? "") ? [...own, ...beside] : own
    return findDates(run, { dayFirst: locale.dayFirst }).flatMap(({ from, to, value }) =>
      starts.some(({ at, hasColon }) => isNumberAndLink(run.slice(at, from), hasColon))
        ? [{ value, fragments: run.slice(from, to) }]
        : [],
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

/** Returns whether words are the number of a document, or after a colon words in its place, and what introduces its date. */
function isNumberAndLink(words: readonly Fragment[], hasColon: boolean): boolean {
  const number = words.findLastIndex(({ text }) => /\d/u.test(text))
  const last = number === -1 && hasColon ? words.findLastIndex(({ text }) => !isDateWord(text)) : number
  const link = words.slice(last + 1)
  return (
    last >= 0 &&
    last < (number === -1 ? MAX_WORDS_FOR_NUMBER : MAX_NUMBER_WORDS) &&
    link.length <= MAX_BETWEEN &&
    (link.length > 0 || words[last]?.text.endsWith(",") === true) &&
    link.every(({ text }) => isDateWord(text))
  )
}
