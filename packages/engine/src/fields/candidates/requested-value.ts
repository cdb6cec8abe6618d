import type { ConceptKind } from "../../lexicon/concept.ts"

/** The kind of value that a field requests. */
export interface RequestedValue {
  readonly kind: ConceptKind
  readonly type: "string" | "date" | "number"
  readonly end: "start" | "end" | undefined
  /** True for a number in whose place a name may be printed. @default false */
  readonly mayBeText?: boolean | undefined
  /** True for values that their form identifies without a label. @default false */
  readonly isUnlabelled?: boolean
}
