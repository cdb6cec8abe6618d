import type { RowAnswer } from "./answers.ts"

/** A row with the line it starts on; 0 when none of it was found and the model cited no line. */
export interface GroundedRow {
  readonly cells: RowAnswer
  readonly line: number
}

/** The answer to a query for the rows of one passage. */
export interface RowsAnswer {
  readonly rows: readonly GroundedRow[]
  /** True when the answer was truncated before the last row. */
  readonly isCut: boolean
  /** False when the columns were queried in parts whose rows do not match. */
  readonly isJoined: boolean
}
