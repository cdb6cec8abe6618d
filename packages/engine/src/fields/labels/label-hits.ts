import type { PlacedSegment } from "../../page/context.ts"
import type { ConceptLabel } from "../../lexicon/label-table.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import type { LabelMatch } from "../candidates/candidate.ts"
import type { FormBoxes } from "../../blocks/form-boxes.ts"
import type { KeyLookUp } from "./label-keys.ts"
import type { NameMatcher } from "./similar-names.ts"
import type { Fragment } from "../candidates/fragments.ts"

/** A label found in a segment. */
export interface LabelHit {
  readonly segment: PlacedSegment
  /** Fragments `from` to `to` (exclusive) of the segment are the label. */
  readonly from: number
  readonly to: number
  readonly match: LabelMatch
  /** Weight with which the label means each field, by position of the plan; includes the effect of its surroundings. */
  readonly fields: ReadonlyMap<number, number>
  readonly concepts: readonly ConceptLabel[]
  readonly hasColon: boolean
  /** True when the label is the entire segment. */
  readonly isEntireSegment: boolean
  /** 0 to 1: how likely it is a label rather than words of a sentence, by its surroundings. */
  readonly labelLikelihood: number
}

/** All labels of a document, by segment. */
export interface LabelMap {
  readonly fragments: readonly (readonly Fragment[])[]
  readonly hits: readonly LabelHit[]
  readonly hitsOf: ReadonlyMap<number, readonly LabelHit[]>
  /** Returns whether a segment consists of a label only. */
  isLabel(segment: PlacedSegment): boolean
}

/** The input of the search for labels in a segment. */
export interface LabelSearch {
  readonly lookUp: KeyLookUp
  /** Undefined when the lexicon knows the names of all fields. */
  readonly matcher: NameMatcher | undefined
  readonly plans: readonly FieldPlan[]
  /** Positions of the plans for an end of a period. */
  readonly ends: readonly number[]
  /** The boxes of forms, whose captions are labels whatever their words. */
  readonly boxes: FormBoxes
}
