import type { Evidence } from "./evidence.ts"
import type { UntypedData } from "./extracted-data.ts"

/** Replaces every value of the data by its evidence. */
type Located<Data> = Data extends string | number | null
  ? Evidence | undefined
  : { readonly [Key in keyof Data]: Located<Data[Key]> }

/**
 * Evidence in the structure of the data: `evidence.Invoice.fields.total?.page`, `evidence.Invoice.tables.lines[0]?.price`.
 * Every object, table and row of the data is present; a value that is `null` has no evidence.
 */
export type EvidenceTree<Data = UntypedData> = Located<Data>
