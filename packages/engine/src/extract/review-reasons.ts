import type { Configuration } from "../configuration.ts"
import type { Extraction } from "../extraction.ts"
import { pointerOf } from "../page/json-pointer.ts"

/** Which values a person should check. */
export interface ReviewCriteria {
  /** Values below this confidence, 0 to 1. */
  readonly threshold: number
  /** JSON Pointers into the data of fields that should not be null. */
  readonly required?: readonly string[] | undefined
}

/** A value that a person should check. */
export interface ValueToReview {
  /** A JSON Pointer into the data. */
  readonly pointer: string
  readonly reason: "low_confidence" | "missing"
  /** For `low_confidence`. */
  readonly confidence?: number
}

/**
 * Values below the threshold that are reported. A person who checks this many reads the whole document, and the table of a
 * bad scan has a hundred thousand; the evidence has the confidence of the rest.
 */
export const MAX_DOUBTFUL_VALUES = 200

/** Finds the values to check: the missing fields, then the first {@link MAX_DOUBTFUL_VALUES} of low confidence. */
export function findValuesToReview(
  { data, evidence }: Pick<Extraction, "data" | "evidence">,
  configuration: Configuration,
  { threshold, required = [] }: ReviewCriteria,
): ValueToReview[] {
  const found: ValueToReview[] = []
  const isRequired = new Set(required)
  for (const { name, fields = [] } of configuration.objects) {
    const values = new Map(Object.entries(data[name]?.fields ?? {}))
    for (const field of fields) {
      const pointer = pointerOf(name, "fields", field.name)
      if (isRequired.has(pointer) && (values.get(field.name) ?? null) === null) {
        found.push({ pointer, reason: "missing" })
      }
    }
  }
  const end = found.length + MAX_DOUBTFUL_VALUES
  for (const pointer in evidence) {
    if (found.length === end) break
    const confidence = evidence[pointer]?.confidence ?? 1
    if (confidence < threshold) found.push({ pointer, reason: "low_confidence", confidence })
  }
  return found
}
