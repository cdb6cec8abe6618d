import type { Candidate } from "../fields/candidates/candidate.ts"
import type { LabelMap } from "../fields/labels/label-hits.ts"
import type { LayoutWord } from "../layout/layout.ts"
import { onceFor } from "../layout/once-for.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import type { FieldPlan } from "../lexicon/field-plan.ts"
import type { ExtractionContext, PlacedSegment } from "../page/context.ts"

/** Named numbers about one candidate; a feature that is not listed is 0. */
export type Features = Readonly<Record<string, number>>

/** The document, the fields of one object and their candidates. */
export interface FeatureInput {
  readonly context: ExtractionContext
  readonly map: LabelMap
  /** Returns the party whose section contains a segment; undefined outside sections. */
  partyAt(segment: PlacedSegment): ConceptId | undefined
  readonly plans: readonly FieldPlan[]
  /** By position of the plan: the candidates before amounts were compared, the best first. */
  readonly merged: readonly (readonly Candidate[])[]
  /** By position of the plan: the candidates after amounts were compared, the best first. */
  readonly candidates: readonly (readonly Candidate[])[]
}

/** One candidate among the others of its field. */
export interface Subject {
  readonly candidate: Candidate
  /** Position in the list of the field's candidates, the best first. */
  readonly rank: number
  readonly plan: FieldPlan
  /** Position of the plan. */
  readonly index: number
}

/** The position of a candidate's first word: two candidates of one position claim the same print. */
export function positionOf({ page, words }: Pick<Candidate, "page" | "words">): string {
  const [first] = words
  if (!first) return `${page} `
  const [x0, y0, x1, y1] = first.source.box
  return `${page} ${Math.round(x0)} ${Math.round(y0)} ${Math.round(x1)} ${Math.round(y1)}`
}

/** Returns the segments of a document by their words. */
export const segmentsByWord = onceFor(({ segments }: ExtractionContext): ReadonlyMap<LayoutWord, PlacedSegment> => {
  const byWord = new Map<LayoutWord, PlacedSegment>()
  for (const segment of segments) for (const word of segment.words) byWord.set(word, segment)
  return byWord
})
