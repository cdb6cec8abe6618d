import type { ExtractionContext, PlacedSegment } from "../page/context.ts"
import type { ConceptId, ConceptKind } from "../lexicon/concept.ts"
import type { FieldPlan } from "../lexicon/labels.ts"
import { candidateOf, type Candidate } from "./candidate.ts"
import type { LabelMap } from "./label-hits.ts"
import { readValues } from "./readings.ts"

/** How sure a value is by its form alone: an IBAN that checks is hardly anything else. */
const BY_FORM: Readonly<Partial<Record<ConceptKind, number>>> = {
  iban: 0.6,
  vatId: 0.55,
  bic: 0.35,
  email: 0.42,
  phone: 0.3,
}

/** Finds values whose form tells what they are, wherever they stand. */
export function typedCandidates(
  context: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
  partyAt: (segment: PlacedSegment) => ConceptId | undefined,
): Candidate[][] {
  return plans.map((plan): Candidate[] => {
    const base = BY_FORM[plan.kind]
    if (base === undefined) return []
    const found: Candidate[] = []
    for (const segment of context.segments) {
      if (!/[\d@]/u.test(segment.text)) continue
      const owner = partyAt(segment)
      const wanted = plan.party ?? "seller"
      const factor = owner === undefined || owner === wanted ? 1 : 0.4
      // A label of another party's value in the same segment: `N° TVA client`.
      const readings = readValues(map.pieces[segment.index] ?? [], { ...plan, type: plan.field.type }, context.locale)
      for (const reading of readings) {
        if (reading.fit < 0.8) continue
        found.push(candidateOf(reading.value, reading.pieces, base * reading.fit * factor, "form"))
      }
    }
    return found
  })
}

/** The document's own day stands on its first page; later days and ends of ranges are about something else. */
const OWN_DAY = 0.36

/** Finds the day of the document itself where no label names it: the first one, or the only one. */
export function ownDayCandidates(
  context: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
): Candidate[][] {
  return plans.map((plan): Candidate[] => {
    if (plan.concept !== "invoiceDate") return []
    const found: Candidate[] = []
    for (const segment of context.segments) {
      if (segment.page !== context.layouts[0]?.page || !/\d/u.test(segment.text)) continue
      const readings = readValues(map.pieces[segment.index] ?? [], { ...plan, type: plan.field.type }, context.locale)
      for (const { value, pieces, fit } of readings) {
        if (fit > 0.9) found.push(candidateOf(value, pieces, OWN_DAY - 0.01 * found.length, "own day"))
      }
    }
    return found.slice(0, 4)
  })
}
