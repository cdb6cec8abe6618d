import type { Attribute, VariedKind } from "../attributes.ts"

/** How people who set up a workflow name what they want: alternatives separated by bars. */
export interface FieldNames {
  readonly attributes: Readonly<Record<Attribute, string>>
  /** More names of the document's number, by kind. */
  readonly numbers: Readonly<Record<VariedKind, string>>
  readonly objects: Readonly<Record<VariedKind, string>>
  readonly tables: string
}
