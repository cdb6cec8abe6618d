import type { Configuration, ExtractedData, Value, ValueType } from "@docsift/engine"
import { SheetNames, toCellText } from "./spreadsheet-text.ts"

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

/** Flattens extracted data to one row per value, in the configured order. */
export function* toTidyRows(configuration: Configuration, data: ExtractedData): Iterable<TidyRow> {
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

/** One sheet of a workbook: a header and rows. */
export interface ExportSheet {
  readonly name: string
  readonly rows: Value[][]
}

/** Excel's limit, the header included. */
const maxSheetRows = 1_048_576

/** Lays extracted data out as sheets: one of all fields, one per table, and further ones where a table is longer than a sheet. */
export function toSheets(configuration: Configuration, data: ExtractedData): ExportSheet[] {
  const fields: Value[][] = []
  const tables: { readonly name: string; readonly columns: readonly string[]; readonly rows: Value[][] }[] = []
  for (const object of configuration.objects) {
    const extracted = data[object.name]
    for (const { name } of object.fields ?? []) fields.push([object.name, name, extracted?.fields?.[name] ?? null])
    for (const table of object.tables ?? []) {
      const columns = table.columns.map((column) => column.name)
      const rows = extracted?.tables?.[table.name] ?? []
      tables.push({ name: table.name, columns, rows: rows.map((cells) => columns.map((name) => cells[name] ?? null)) })
    }
  }
  // A workbook must have a sheet.
  if (fields.length > 0 || tables.length === 0) {
    tables.unshift({ name: "Fields", columns: ["object", "field", "value"], rows: fields })
  }
  const names = new SheetNames()
  const sheets: ExportSheet[] = []
  for (const { name, columns, rows } of tables) {
    const perSheet = maxSheetRows - 1
    for (let start = 0; start === 0 || start < rows.length; start += perSheet) {
      const cells = [columns, ...rows.slice(start, start + perSheet)]
      sheets.push({ name: names.take(name), rows: cells.map((row) => row.map(toCell)) })
    }
  }
  return sheets
}

function toCell(value: Value): Value {
  return typeof value === "string" ? toCellText(value) : value
}
