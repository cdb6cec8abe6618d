import type { Configuration, ValueType } from "../configuration.ts"
import type { Value } from "../extraction.ts"
import type { ReadableData } from "./readable-data.ts"

/** One value with its position: a row of the tidy CSV format. */
export interface TidyRow {
  readonly object: string
  readonly section: "fields" | "tables"
  /** The table's name; empty for a field. */
  readonly table: string
  /** 1-based row of a table; undefined for a field. */
  readonly row: number | undefined
  readonly name: string
  readonly type: ValueType
  readonly value: Value
}

/** The columns of the tidy CSV format, in their order. */
export const tidyColumns = ["object", "section", "table", "row", "name", "type", "value"] as const

/** Flattens extracted data to one row per value, in the configured order. */
export function* toTidyRows(configuration: Configuration, data: ReadableData): Iterable<TidyRow> {
  for (const object of configuration.objects) {
    const extracted = data[object.name]
    for (const { name, type } of object.fields ?? []) {
      const value = extracted?.fields?.[name] ?? null
      yield { object: object.name, section: "fields", table: "", row: undefined, name, type, value }
    }
    for (const table of object.tables ?? []) {
      for (const [index, cells] of (extracted?.tables?.[table.name] ?? []).entries()) {
        for (const { name, type } of table.columns) {
          const value = cells[name] ?? null
          yield { object: object.name, section: "tables", table: table.name, row: index + 1, name, type, value }
        }
      }
    }
  }
}
