import type { ConceptId } from "../../lexicon/concept.ts"
import { findDates } from "../../normalize/date.ts"
import type { ExtractionContext, PlacedSegment } from "../../page/context.ts"
import type { Fragment } from "../candidates/fragments.ts"
import type { LabelHit, LabelMap } from "../labels/label-hits.ts"
import type { Neighbourhood } from "../runs/neighbours.ts"
import { isDateWord } from "../titles/title-search.ts"

/** A date that belongs to another document, which is named by its number. */
export interface DateOfOther {
  readonly value: string
  readonly fragments: readonly Fragment[]
}

/** Lines below a caption in which its value is searched. */
const MAX_LINES = 2

/** Numbers of the documents that a credit note refers to. */
export const NUMBERS_OF_INVOICES: ReadonlySet<ConceptId> = new Set<ConceptId>(["invoiceNumber", "relatedInvoiceNumber"])
export const NUMBERS_OF_ORDERS: ReadonlySet<ConceptId> = new Set<ConceptId>(["orderNumber"])

/**
 * Finds the dates below captions right of that of a document's number, `Invoice number   Date` or `Order no.   of`: on a credit note they
 * are those of the invoice that it corrects, and of its order.
 */
export function captionedDates(
  { segments, locale }: ExtractionContext,
  { fragments, hitsOf }: LabelMap,
  neighbours: Neighbourhood,
  numbers: ReadonlySet<ConceptId>,
): DateOfOther[] {
  const isCaption = (segment: PlacedSegment, isMeant: (hit: LabelHit) => boolean): boolean =>
    hitsOf.get(segment.index)?.some((hit) => hit.isEntireSegment && isMeant(hit)) === true
  return segments.flatMap((segment) => {
    if (!isCaption(segment, ({ concepts }) => concepts.some(({ concept }) => numbers.has(concept.id)))) return []
    const [caption] = neighbours.rightOf(segment)
    if (!caption) return []
    const isDate = isCaption(caption, ({ concepts }) => concepts.some(({ concept }) => concept.kind === "date"))
    if (!isDate && !isDateWord(caption.text)) return []
    const below = neighbours
      .linesBelow(caption, MAX_LINES)
      .flatMap((line) => line.touching(caption.box[0], caption.box[2]))
    const run = fragments[below[0]?.index ?? -1] ?? []
    const [date] = findDates(run, { dayFirst: locale.dayFirst })
    return date ? [{ value: date.value, fragments: run.slice(date.from, date.to) }] : []
  })
}
