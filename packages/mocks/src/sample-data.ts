import type { Configuration, ExtractedValue, UntypedData, ValueType } from "@docsift/sdk"

const rowCount = 2

/** Returns sample values for a configuration: all names in the configured order, every value of its type, always the same. */
export function sampleData(configuration: Configuration): UntypedData {
  return Object.fromEntries(
    configuration.objects.map(({ name, fields, tables }) => [
      name,
      {
        ...(fields?.length ? { fields: valuesOf(fields, 1) } : {}),
        ...(tables?.length
          ? { tables: Object.fromEntries(tables.map((table) => [table.name, rowsOf(table.columns)])) }
          : {}),
      },
    ]),
  )
}

function rowsOf(columns: readonly Named[]): Record<string, ExtractedValue>[] {
  return Array.from({ length: rowCount }, (_, index) => valuesOf(columns, index + 1))
}

interface Named {
  readonly name: string
  readonly type: ValueType
}

function valuesOf(definitions: readonly Named[], row: number): Record<string, ExtractedValue> {
  return Object.fromEntries(
    definitions.map(({ name, type }, index) => [name, valueOf(type, name, row * 10 + index + 1)]),
  )
}

function valueOf(type: ValueType, name: string, number: number): ExtractedValue {
  if (type === "number") return number * 100 + 0.5
  if (type === "date") return `2026-01-${String((number % 28) + 1).padStart(2, "0")}`
  return `${name} ${number}`
}
