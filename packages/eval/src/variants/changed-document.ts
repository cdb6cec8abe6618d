import type { Document } from "@docsift/engine"

/** A document that was changed in one respect. */
export interface ChangedDocument {
  /** What was changed: a heading, the names of two columns. Empty where the name of the change says it. */
  readonly text: string
  readonly document: Document
}
