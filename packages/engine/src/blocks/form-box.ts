import type { PlacedSegment } from "../page/context.ts"

/** A box of a printed form: its caption in small type at the top, and below it what was filled in. */
export interface FormBox {
  /** From left to right, line by line. */
  readonly caption: readonly PlacedSegment[]
  /** The lines below the caption, each from left to right; none in an empty box. */
  readonly lines: readonly (readonly PlacedSegment[])[]
}
