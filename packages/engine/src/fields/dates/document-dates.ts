import type { DocumentKind } from "../../blocks/document-kind.ts"
import type { ConceptLabel } from "../../lexicon/label-table.ts"
import type { ConceptId } from "../../lexicon/concept.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import type { ExtractionContext, PlacedSegment } from "../../page/context.ts"
import { candidateOf, type Candidate } from "../candidates/candidate.ts"
import { type Fragment, textOfFragments } from "../candidates/fragments.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import { parseValues } from "../parsing/parse-values.ts"

/** Score of the first date on the first page; later ones and ends of ranges are about something else. */
const DOCUMENT_DATE = 0.36
const LATER_DATE = 0.01
/** Score of a date after a town, as letters are dated: `Graz, 5 March 2021`. */
const TOWN_DATE = 0.62
/** Factor on a date that has a label of its own, which the lexicon gives another meaning, or does not know. */
const LABELLED_DATE = { other: 0.55, unknown: 0.9 } as const
/** Text before the date of a letter or contract with its town: `Graz, am`, `Milano, li`, `En Zaragoza, a`, `W Warszawie, dnia`, `V Praze dne`. */
const TOWN = /^\p{Lu}[\p{L} .'’-]{2,30}(?:,(?: \p{Ll}{1,5}\.?)?| (?:le|dne|dnia|den|am|lì))$/u
/** Fit of a date outside ranges. */
const MIN_DATE_FIT = 0.9
const MAX_DATES = 4

/** Finds the date of the document where no label names it: the first one, or the only one; that of a contract beside the town. */
export function documentDateCandidates(
  context: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
  kind: DocumentKind | undefined,
): Candidate[][] {
  const other = plans.some(({ concept }) => concept === "invoiceDate") ? undefined : dateCalledOwn(kind)
  return plans.map((plan): Candidate[] => {
    if (plan.concept !== "invoiceDate" && (other === undefined || plan.concept !== other)) return []
    const found: Candidate[] = []
    const isContract = plan.concept === "contractDate"
    for (const segment of context.segments) {
      if (found.length >= MAX_DATES) break
      if ((segment.page !== context.layouts[0]?.page && !isContract) || !/\d/u.test(segment.text)) continue
      if (plan.concept === "deliveryDate" && !isLabelledAsOwn(map, segment)) continue
      const parsedValues = parseValues(
        map.fragments[segment.index] ?? [],
        { ...plan, type: plan.field.type },
        context.locale,
      )
      for (const { value, fragments, fit } of parsedValues) {
        if (fit <= MIN_DATE_FIT) continue
        // A contract names days of all kinds; that of its own is beside a town, at its beginning or above the signatures.
        const score = scoreOfDate(map, segment, fragments)
        if (isContract && score < TOWN_DATE) continue
        found.push(candidateOf(value, fragments, score - LATER_DATE * found.length, { by: "documentDate" }))
      }
    }
    return found.slice(0, MAX_DATES)
  })
}

/** Returns what else the date of a kind of document is asked for as: what a delivery note calls its date is the day of the delivery. */
function dateCalledOwn(kind: DocumentKind | undefined): ConceptId | undefined {
  if (kind?.date === "orderDate" || kind?.date === "contractDate") return kind.date
  return kind?.kind === "deliveryNote" ? "deliveryDate" : undefined
}

/** Returns the concepts of the labels in a segment and in the one to its left. */
function conceptsBeside({ hitsOf }: LabelMap, { index, position }: PlacedSegment): readonly ConceptLabel[] {
  const left = position > 0 ? [index - 1] : []
  return [index, ...left].flatMap((at) => (hitsOf.get(at) ?? []).flatMap(({ concepts }) => concepts))
}

/** Returns whether the label of a date is that of the document's own: `Date`. */
const isLabelledAsOwn = (map: LabelMap, segment: PlacedSegment): boolean =>
  conceptsBeside(map, segment).some(({ concept }) => concept.id === "invoiceDate")

/** Returns a text in capitals in small letters, but the first: `En zaragoza, a`. */
const inSmallLetters = (text: string): string =>
  text === text.toUpperCase() ? text.slice(0, 1) + text.slice(1).toLowerCase() : text

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
  if (own.at(-1) === date.at(-1) && TOWN.test(inSmallLetters(before))) return TOWN_DATE
  const left = segment.position > 0 ? segment.index - 1 : undefined
  const dates = conceptsBeside(map, segment).filter(({ concept, isWeak }) => concept.kind === "date" && !isWeak)
  if (dates.some(({ concept }) => concept.id === "invoiceDate")) return DOCUMENT_DATE
  if (dates.length > 0) return DOCUMENT_DATE * LABELLED_DATE.other
  const isLabelled =
    before.endsWith(":") || (left !== undefined && segment.line.segments[segment.position - 1]?.text.endsWith(":"))
  return isLabelled === true ? DOCUMENT_DATE * LABELLED_DATE.unknown : DOCUMENT_DATE
}
