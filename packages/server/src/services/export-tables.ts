import type { Configuration, ExtractedData, Value, ValueType } from "@docsift/engine"

/** One value with its place: the unit of the tidy CSV form. */
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
export function toTidyRows(configuration: Configuration, data: ExtractedData): TidyRow[] {
  const rows: TidyRow[] = []
  for (const object of configuration.objects) {
    const extracted = data[object.name]
    for (const { name, type } of object.fields ?? []) {
      const value = extracted?.fields?.[name] ?? null
      rows.push({ object: object.name, section: "fields", table: "", row: undefined, name, type, value })
    }
    for (const table of object.tables ?? []) {
      for (const [index, cells] of (extracted?.tables?.[table.name] ?? []).entries()) {
        for (const { name, type } of table.columns) {
          const value = cells[name] ?? null
          rows.push({ object: object.name, section: "tables", table: table.name, row: index + 1, name, type, value })
        }
      }
    }
  }
  return rows
}

/** One sheet of a workbook: a header and rows. */
export interface ExportSheet {
  readonly name: string
  readonly rows: Value[][]
}

/** Lays extracted data out as sheets: one of all fields, one per table. */
export function toSheets(configuration: Configuration, data: ExtractedData): ExportSheet[] {
  const tidy = toTidyRows(configuration, data)
  const fields = tidy.filter((row) => row.section === "fields").map((row) => [row.object, row.name, row.value])
  const sheets: ExportSheet[] =
    fields.length > 0 ? [{ name: "Fields", rows: [["object", "field", "value"], ...fields] }] : []
  for (const object of configuration.objects) {
    for (const table of object.tables ?? []) {
      const names = table.columns.map((column) => column.name)
      const rows = (data[object.name]?.tables?.[table.name] ?? []).map((cells) =>
        names.map((name) => cells[name] ?? null),
      )
      sheets.push({ name: table.name, rows: [names, ...rows] })
    }
  }
  return nameApart(sheets)
}

/** Excel's limits: 31 characters, none of []:*?/\, no quote at an end, and names that differ without regard to case. */
function nameApart(sheets: readonly ExportSheet[]): ExportSheet[] {
  const taken = new Set<string>()
  return sheets.map((sheet) => {
    const base =
      sheet.name
        .replaceAll(/[[\]:*?/\\]/g, " ")
        .replaceAll(/^'+|'+$/g, "")
        .trim()
        .slice(0, 31) || "Table"
    let name = base
    for (let number = 2; taken.has(name.toLowerCase()); number++) {
      const ending = ` (${number})`
      name = base.slice(0, 31 - ending.length) + ending
    }
    taken.add(name.toLowerCase())
    return { ...sheet, name }
  })
}
