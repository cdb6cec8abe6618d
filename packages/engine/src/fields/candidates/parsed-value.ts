import type { Fragment } from "./fragments.ts"

/** A value of the requested kind in a run of fragments. */
export interface ParsedValue {
  readonly value: string | number
  readonly fragments: readonly Fragment[]
  /** 0 to 1: how well the value fits its kind. */
  readonly fit: number
  /** The same for both ends of one printed range. */
  readonly range?: string | undefined
  readonly hasCurrency?: boolean
  readonly isPercent?: boolean
  /** Whether the words of a name are also words of labels. */
  readonly isLabelLike?: boolean
}
