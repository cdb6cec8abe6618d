import type { Evidence, Value } from "../../extraction.ts"

/** The rows of one table; `evidence[i]` is the evidence of row i by column name, for values that are not null. */
export interface ExtractedTable {
  readonly rows: Record<string, Value>[]
  readonly evidence: Record<string, Evidence>[]
  /** Complete sentences on what may be missing. */
  readonly warnings?: readonly string[]
}
