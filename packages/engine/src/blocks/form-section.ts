import type { PlacedSegment } from "../page/context.ts"
import type { PartyHeading } from "./block.ts"

/** A section of a form: a heading above rows of a label and a value. */
export interface FormSection {
  readonly heading: PlacedSegment
  /** The party that the heading means. */
  readonly party: PartyHeading | undefined
  /** The values of its rows, from top to bottom. */
  readonly values: readonly PlacedSegment[]
  /** All of its segments. */
  readonly segments: readonly PlacedSegment[]
}
