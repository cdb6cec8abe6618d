import type { Configuration, ExtractedData, Value } from "@docsift/engine"
import { type ExportSheet, type SheetTable, toSheets as layOutSheets } from "@docsift/engine/export"

/** Lays extracted data out as sheets: one of all fields, one per table, and further ones where a table is longer than a sheet. */
export function toSheets(configuration: Configuration, data: ExtractedData): ExportSheet[] {
  const fields: Value[][] = []
  const tables: SheetTable[] = []
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
  return layOutSheets(tables)
}
