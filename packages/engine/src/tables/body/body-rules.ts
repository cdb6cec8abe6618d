import type { TableDefinition } from "../../configuration.ts"
import type { CellFormat } from "../cells/cell-value.ts"
import type { NestedTables } from "../headings/nested-headings.ts"

/** The settings by which the lines below a heading are classified. */
export interface BodyRules {
  readonly definition: TableDefinition
  readonly format: CellFormat
  /** True for a list of priced items or bookings, which ends at the first total. */
  readonly isPricedList: boolean
  /** True where a column is of amounts of money. */
  readonly hasAmounts?: boolean
  /** The tables that are repeated below the rows of a list. */
  readonly nested?: NestedTables
}
