import type { ValueType } from "../configuration.ts"
import type { ConceptKind } from "./concept.ts"
import { conceptIndex } from "./concept-index.ts"
import type { ConceptLabel } from "./label-table.ts"

/** Kinds of concepts whose values a field of a type can have. */
export const KINDS: Readonly<Record<ValueType, ReadonlySet<ConceptKind>>> = {
  date: new Set(["date"]),
  number: new Set(["amount", "percent", "quantity", "id"]),
  string: new Set([
    "id",
    "party",
    "address",
    "iban",
    "bic",
    "account",
    "vatId",
    "taxNumber",
    "email",
    "phone",
    "code",
    "text",
    "date",
    "amount",
    "percent",
    "quantity",
  ]),
}

/** Kinds that a string field rarely has when its name could also be another concept. */
export const UNLIKELY_STRING: ReadonlySet<ConceptKind> = new Set<ConceptKind>(["date", "amount", "percent", "quantity"])

/** Returns whether a field of a type can have the values of a label. */
export const fits = (label: ConceptLabel, type: ValueType): boolean => KINDS[type].has(label.concept.kind)

/** Returns how unlikely a field of a type is to mean a label, from 0. */
export function unlikelihood(label: ConceptLabel, type: ValueType): number {
  const unlikely = type === "string" && UNLIKELY_STRING.has(label.concept.kind) ? 0.3 : 0
  const number = type === "number" && label.concept.kind === "id" ? 0.2 : 0
  return (label.isWeak ? 0.4 : 0) + unlikely + number
}

/** Returns the label of a key that a field of a type most likely means. */
export function lookUp(key: string, type: ValueType): ConceptLabel | undefined {
  const labels =
    conceptIndex()
      .byKey.get(key)
      ?.filter((label) => fits(label, type)) ?? []
  return labels.sort((a, b) => unlikelihood(a, type) - unlikelihood(b, type))[0]
}
