import type { Configuration, ExtractedValue, UntypedData, ValueType } from "@docsift/sdk"
import { pointerOf } from "../json-pointer.ts"

/** A field that a person can correct. */
export interface FieldTarget {
  readonly pointer: string
  readonly name: string
  readonly type: ValueType
}

/** A column of a table. */
export interface Column {
  readonly name: string
  readonly type: ValueType
}

/** A table that a person can correct, as a whole. */
export interface TableTarget {
  readonly pointer: string
  readonly name: string
  readonly columns: readonly Column[]
}

/** An object of the data: its fields and tables in the configured order. */
export interface Section {
  readonly object: string
  readonly fields: readonly FieldTarget[]
  readonly tables: readonly TableTarget[]
}

/** Returns what can be corrected, in the order of the configuration. */
export function sectionsOf({ objects }: Configuration): readonly Section[] {
  return objects.map(({ name: object, fields = [], tables = [] }) => ({
    object,
    fields: fields.map(({ name, type }) => ({ pointer: pointerOf(object, "fields", name), name, type })),
    tables: tables.map(({ name, columns }) => ({
      pointer: pointerOf(object, "tables", name),
      name,
      columns: columns.map(({ name, type }) => ({ name, type })),
    })),
  }))
}

/**
 * Returns a configuration that the data fits: the version of the workflow may have been deleted with it. What is null
 * everywhere counts as text.
 */
export function inferConfiguration(data: UntypedData): Configuration {
  return {
    objects: Object.entries(data).map(([name, { fields, tables }]) => ({
      name,
      fields: Object.entries(fields ?? {}).map(([name, value]) => ({ name, type: typeOf([value]) })),
      tables: Object.entries(tables ?? {}).map(([name, rows]) => ({
        name,
        columns: Object.keys(rows[0] ?? {}).map((column) => ({
          name: column,
          type: typeOf(rows.map((row) => row[column] ?? null)),
        })),
      })),
    })),
  }
}

function typeOf(values: readonly ExtractedValue[]): ValueType {
  const given = values.filter((value) => value !== null)
  if (given.length === 0) return "string"
  if (given.every((value) => typeof value === "number")) return "number"
  return given.every((value) => /^\d{4}-\d{2}-\d{2}$/.test(String(value))) ? "date" : "string"
}
