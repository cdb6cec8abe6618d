import type { Configuration, FieldDefinition, ObjectDefinition, TableDefinition } from "../configuration.ts"

/** The part of a configuration that a reader is asked for: `wants` says it for each field and table. */
export function restrict(
  { objects }: Configuration,
  wants: {
    field: (object: ObjectDefinition, field: FieldDefinition) => boolean
    table: (object: ObjectDefinition, table: TableDefinition) => boolean
  },
): Configuration {
  return {
    objects: objects.flatMap((object): ObjectDefinition[] => {
      const fields = object.fields?.filter((field) => wants.field(object, field)) ?? []
      const tables = object.tables?.filter((table) => wants.table(object, table)) ?? []
      return fields.length + tables.length === 0 ? [] : [{ ...object, fields, tables }]
    }),
  }
}
