import type { BodyLine } from "./body-line.ts"

/** The lines of one row; `anchor` is the index of the line with its first number. */
export interface RowLines {
  readonly lines: readonly BodyLine[]
  readonly anchor: number
  /** True for a row without numbers in a table that has some. */
  readonly isTextOnly: boolean
  /** Index of the first line below a label that was left out, from which texts are remarks. */
  readonly remarksFrom?: number
}
