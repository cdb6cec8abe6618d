import type { TableDefinition } from "../configuration.ts"
import type { CellFormat } from "./cell-value.ts"

/** How the lines below a heading are judged. */
export interface BodyRules {
  readonly definition: TableDefinition
  readonly format: CellFormat
  /** A list of priced items or bookings: it ends at the first total. */
  readonly isMoney: boolean
}
