import type { Configuration, FieldDefinition, TableDefinition } from "@docsift/engine"
import { pointerOf } from "@docsift/engine/json-pointer"

/** What a JSON Pointer into `extractedData` points to. */
export type PointedTo =
  | { readonly kind: "field"; readonly field: FieldDefinition }
  | { readonly kind: "table"; readonly table: TableDefinition }

/** Returns the fields and tables of a configuration by their JSON Pointer (RFC 6901), in the configured order. */
export function valuePointers({ objects }: Configuration): ReadonlyMap<string, PointedTo> {
  const pointers = new Map<string, PointedTo>()
  for (const { name, fields = [], tables = [] } of objects) {
    for (const field of fields) pointers.set(pointerOf(name, "fields", field.name), { kind: "field", field })
    for (const table of tables) pointers.set(pointerOf(name, "tables", table.name), { kind: "table", table })
  }
  return pointers
}
