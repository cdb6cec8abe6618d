import type { LineCells } from "./columns.ts"
import type { TableLine } from "./page-text.ts"

/** A body line with its words shared out to the columns. */
export interface BodyLine {
  readonly line: TableLine
  readonly cells: LineCells
  /** Columns (by index) that hold a figure or a day here. */
  readonly typed: ReadonlySet<number>
}
