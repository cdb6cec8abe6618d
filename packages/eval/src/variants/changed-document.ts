import type { Document } from "@docsift/engine"

/** A document that was changed in one respect. */
export interface ChangedDocument {
  /** What was changed: a heading, the names of two columns. Empty where the name of the change says it. */
  readonly text: string
  readonly document: Document
  /** Name of the column whose values were moved. */
  readonly moved?: string
  /** A column of strings that is requested besides those of the table. */
  readonly added?: AddedColumn
}

/** A column whose values were printed above the rows, and are requested besides. */
export interface AddedColumn {
  readonly name: string
  /** The value of each row. */
  readonly values: readonly string[]
}
