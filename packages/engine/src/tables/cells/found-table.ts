import type { Value } from "../../extraction.ts"
import type { EvidencePlace } from "../../page/evidence.ts"

/** How a cell was found: below its heading, in a column without a known one, among the remarks of its row, in a list, in a native grid. */
export type CellOrigin = "headed" | "guessed" | "detail" | "list" | "grid"

/** What is known of a cell when it is read; the rest is seen from the whole table. */
export interface CellClues {
  readonly origin: CellOrigin
  /** How well the heading means the column, 0 to 1. */
  readonly heading: number
  /** Whether quantity × price is the total; undefined where one of them is missing. */
  readonly isProduct?: boolean | undefined
  /** Whether the value is that of a title above several rows, which says nothing of the row itself. @default false */
  readonly isTitle?: boolean
  /** Whether text recognition read a whole number where the column prints cents. @default false */
  readonly lacksCents?: boolean | undefined
  /** Lowest confidence of the words as read, 0 to 1. */
  readonly recognised: number
}

/** The place of a cell, and what its confidence will come from. */
export interface FoundCell extends EvidencePlace {
  readonly clues: CellClues
}

/** The rows of a table as they are read; `evidence[i]` are the cells of row i by column name, for values that are not null. */
export interface FoundTable {
  readonly rows: Record<string, Value>[]
  readonly evidence: Record<string, FoundCell>[]
  /** Complete sentences on what may be missing. */
  readonly warnings?: readonly string[]
  /** Cells whose text does not match their type, and were left empty. */
  readonly misfits?: number
  /** Score of the next best table less that of this one, 0 or negative; undefined without another. */
  readonly rival?: number | undefined
}
