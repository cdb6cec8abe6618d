import type { Relation } from "../candidates/candidate.ts"
import type { Fragment } from "../candidates/fragments.ts"

/** Fragments that may be the value of a label, and how likely they are by their position alone. */
export interface Run {
  readonly fragments: readonly Fragment[]
  /** 0 to 1. */
  readonly factor: number
  readonly relation: Relation
  /** Whether the run has a second line: one that the first needs, or one that may as well be another text. */
  readonly wraps?: "surely" | "possibly"
  /** The run with the segments beside it after gaps hardly wider than a space. */
  readonly joined?: readonly Fragment[] | undefined
}

/** Gap of a value half a line off its label, in heights of the label. */
export const SKEWED_GAP = 0.35
