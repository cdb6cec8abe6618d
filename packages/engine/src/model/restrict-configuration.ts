import type { Configuration, FieldDefinition, ObjectDefinition, TableDefinition } from "../configuration.ts"

/**
 * Returns the part of a configuration that `includes` selects; objects without a selected field or table are left out.
 */
export function restrictConfiguration(
  { objects }: Configuration,
  includes: {
    field: (object: ObjectDefinition, field: FieldDefinition) => boolean
    table: (object: ObjectDefinition, table: TableDefinition) => boolean
  },
): Configuration {
  return {
    objects: objects.flatMap((object): ObjectDefinition[] => {
      const fields = object.fields?.filter((field) => includes.field(object, field)) ?? []
      const tables = object.tables?.filter((table) => includes.table(object, table)) ?? []
      return fields.length + tables.length === 0 ? [] : [{ ...object, fields, tables }]
    }),
  }
}
