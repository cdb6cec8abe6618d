import type { ObjectDefinition } from "../configuration.ts"
import type { Evidence, Value } from "../extraction.ts"
import type { ExtractionContext } from "../extract/context.ts"

/** A value of one field with its place. */
export interface FieldAnswer {
  readonly value: Exclude<Value, null>
  readonly evidence: Evidence
}

/** Extracts the fields of one object; a field the document does not hold has no entry. */
export function extractFields(_context: ExtractionContext, _object: ObjectDefinition): Map<string, FieldAnswer> {
  return new Map()
}
