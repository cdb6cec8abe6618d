import type { Configuration, ExtractedValue, UntypedData, ValueType } from "@docsift/sdk"

type GivenValues = Readonly<Record<string, ExtractedValue | undefined>>

/** Data with gaps. */
export type GivenData = Readonly<
  Record<string, { readonly fields?: GivenValues; readonly tables?: Readonly<Record<string, readonly GivenValues[]>> }>
>

/**
 * Completes the values of a test to the form of every result: the configured names in the configured order, `null` for
 * a missing value and no rows for a missing table. Objects that are not in the configuration are dropped, so that one set
 * of values serves several workflows.
 *
 * @param source the option of the test that gives the values, for messages
 * @throws {MockDataError} for an unknown name in an object, or a value of another type.
 */
export function fitData(configuration: Configuration, given: GivenData, source = "extractedData"): UntypedData {
  return Object.fromEntries(
    configuration.objects.map(({ name, fields, tables }) => {
      const object = ownMember(given, name) ?? {}
      rejectUnknownNames(Object.keys(object.fields ?? {}), fields ?? [], `${name}.fields`, source)
      rejectUnknownNames(Object.keys(object.tables ?? {}), tables ?? [], `${name}.tables`, source)
      const rowsOf = (table: string) => ownMember(object.tables ?? {}, table) ?? []
      return [
        name,
        {
          ...(fields?.length ? { fields: fitValues(fields, object.fields ?? {}, `${name}.fields`, source) } : {}),
          ...(tables?.length
            ? {
                tables: Object.fromEntries(
                  tables.map((table) => [
                    table.name,
                    rowsOf(table.name).map((row) =>
                      fitValues(table.columns, row, `${name}.tables.${table.name}`, source),
                    ),
                  ]),
                ),
              }
            : {}),
        },
      ]
    }),
  )
}

/** The values given by a test do not match the workflow. */
export class MockDataError extends Error {
  override readonly name = "MockDataError"
}

interface Named {
  readonly name: string
  readonly type: ValueType
}

function fitValues(
  definitions: readonly Named[],
  given: GivenValues,
  path: string,
  source: string,
): Record<string, ExtractedValue> {
  rejectUnknownNames(Object.keys(given), definitions, path, source)
  return Object.fromEntries(
    definitions.map(({ name, type }) => {
      const value = ownMember(given, name) ?? null
      if (value !== null && typeof value !== (type === "number" ? "number" : "string")) {
        throw new MockDataError(`${source}: ${path}.${name} must be a ${type}`)
      }
      return [name, value]
    }),
  )
}

function rejectUnknownNames(
  names: readonly string[],
  definitions: readonly { readonly name: string }[],
  path: string,
  source: string,
): void {
  const unknown = names.find((name) => !definitions.some((each) => each.name === name))
  if (unknown !== undefined) throw new MockDataError(`${source}: the workflow has no ${path}.${unknown}`)
}

/** Returns an own member: a field may have the name of one that every object inherits. */
function ownMember<T>(from: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(from, name) ? from[name] : undefined
}
