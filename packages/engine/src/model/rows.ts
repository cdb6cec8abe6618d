import type { RowAnswer } from "./answers.ts"

/** A row with the line it begins on; 0 when nothing of it was found and the model pointed at no line. */
export interface PlacedRow {
  readonly cells: RowAnswer
  readonly line: number
}

/** The rows of one passage. */
export interface RowsAnswer {
  readonly rows: readonly PlacedRow[]
  /** True when the model had more rows than it could say. */
  readonly isCut: boolean
  /** False when the columns were asked in parts whose rows do not go together. */
  readonly isJoined: boolean
}
