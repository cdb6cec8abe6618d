import type { Evidence, Value } from "../extraction.ts"

/** The rows of one table; `evidence[i]` holds the evidence of row i by column name, for values that are not null. */
export interface ExtractedTable {
  readonly rows: Record<string, Value>[]
  readonly evidence: Record<string, Evidence>[]
  /** Plain sentences on what may be incomplete. */
  readonly warnings?: readonly string[]
}
