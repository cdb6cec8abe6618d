import type { Configuration, ExtractedValue, UntypedData, ValueType } from "@docsift/sdk"

/**
 * Brings the values of a test into the form every answer has: the configured names in the configured order, `null` for a
 * value that was not given and no rows for a table. Objects that the configuration does not have are left out, so that
 * one set of values serves several workflows.
 *
 * @throws {MockDataError} for a name the object does not have, or a value of another type.
 */
export function fitData(configuration: Configuration, given: UntypedData): UntypedData {
  return Object.fromEntries(
    configuration.objects.map(({ name, fields, tables }) => {
      const object = own(given, name) ?? {}
      refuseStrangers(Object.keys(object.fields ?? {}), fields ?? [], `${name}.fields`)
      refuseStrangers(Object.keys(object.tables ?? {}), tables ?? [], `${name}.tables`)
      const rowsOf = (table: string) => own(object.tables ?? {}, table) ?? []
      return [
        name,
        {
          ...(fields?.length ? { fields: fitValues(fields, object.fields ?? {}, `${name}.fields`) } : {}),
          ...(tables?.length
            ? {
                tables: Object.fromEntries(
                  tables.map((table) => [
                    table.name,
                    rowsOf(table.name).map((row) => fitValues(table.columns, row, `${name}.tables.${table.name}`)),
                  ]),
                ),
              }
            : {}),
        },
      ]
    }),
  )
}

/** Says that the values a test gave do not fit the workflow. */
export class MockDataError extends Error {
  override readonly name = "MockDataError"
}

interface Named {
  readonly name: string
  readonly type: ValueType
}

function fitValues(
  definitions: readonly Named[],
  given: Readonly<Record<string, ExtractedValue>>,
  place: string,
): Record<string, ExtractedValue> {
  refuseStrangers(Object.keys(given), definitions, place)
  return Object.fromEntries(
    definitions.map(({ name, type }) => {
      const value = own(given, name) ?? null
      if (value !== null && typeof value !== (type === "number" ? "number" : "string")) {
        throw new MockDataError(`extractedData: ${place}.${name} must be a ${type}`)
      }
      return [name, value]
    }),
  )
}

function refuseStrangers(names: readonly string[], known: readonly { readonly name: string }[], place: string): void {
  const stranger = names.find((name) => !known.some((each) => each.name === name))
  if (stranger !== undefined) throw new MockDataError(`extractedData: the workflow has no ${place}.${stranger}`)
}

/** Reads an own member: a field may be called like one every object inherits. */
function own<T>(from: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(from, name) ? from[name] : undefined
}
