import type { Value } from "../extraction.ts"
import { SheetNames, toCellText } from "./spreadsheet-text.ts"

/** A table to be laid out as one sheet, or several where it is longer than a sheet. */
export interface SheetTable {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Value[])[]
}

/** One sheet of a workbook: a header and rows. */
export interface ExportSheet {
  readonly name: string
  readonly rows: Value[][]
}

/** Excel's limit, the header included. */
const maxSheetRows = 1_048_576

/** Lays tables out as sheets with names and texts that Excel accepts; each continues in further sheets where one is full. */
export function toSheets(tables: readonly SheetTable[]): ExportSheet[] {
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
