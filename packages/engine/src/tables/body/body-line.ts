import type { LineCells } from "../columns/assign-lines.ts"
import type { TableLine } from "../words/page-text.ts"

/** A body line with its words by column. */
export interface BodyLine {
  readonly line: TableLine
  readonly cells: LineCells
  /** Indices of the columns with a number or date on this line. */
  readonly typed: ReadonlySet<number>
}
