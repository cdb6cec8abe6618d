import type { FieldDefinition, ValueType } from "../../src/configuration.ts"
import type { Box } from "../../src/document.ts"
import { extractFields } from "../../src/fields/extract-fields.ts"
import { aContext, aPage, type Print } from "./page.ts"

/** Builds a printed text from its place and its words. */
export const at = (x: number, y: number, text: string): Print => ({ text, x, y })

/** Returns the values of fields, by name with their types, that the engine reads on a page of printed texts; null for those it does not find. */
export function valuesOf(
  types: Readonly<Record<string, ValueType>>,
  prints: readonly Print[],
  rulings: readonly Box[] = [],
): unknown[] {
  const fields: FieldDefinition[] = Object.entries(types).map(([name, type]) => ({ name, type }))
  const context = aContext([aPage([...prints, at(50, 700, "Kept for three years.")], rulings)])
  const found = extractFields(context, { name: "Paper", fields }).fields
  return fields.map(({ name }) => found.get(name)?.value ?? null)
}

/** Returns the value of one such field. */
export const valueOf = (name: string, type: ValueType, prints: readonly Print[]): unknown =>
  valuesOf({ [name]: type }, prints)[0]
