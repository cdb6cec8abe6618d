import type { Configuration, ExtractedData, Value } from "@docsift/engine"
import { toCsvRecord, toSheets } from "@docsift/engine/export"
import { mergeCorrections } from "../domain/merge-corrections.ts"
import type { Corrections } from "../domain/review.ts"
import type { ExportMode } from "./export-content.ts"
import { fieldHeaders, type JoinedColumns, type JoinedField, type JoinedTable } from "./joined-columns.ts"

/** The form of a joined export. It consists of plain data, so that it can be passed to a thread. */
export interface JoinedForm {
  readonly mode: ExportMode
  readonly columns: JoinedColumns
  /** For CSV, the table whose rows are exported; undefined for a row for each execution. */
  readonly table?: JoinedTable | undefined
}

/** An execution as read from the database. Its JSON is text: parsing it would block the thread that serves requests. */
export interface JoinedRow {
  readonly id: string
  readonly fileName: string
  readonly extractedData: string
  /** JSON text of the configuration and the corrections; undefined where there is nothing to correct. */
  readonly corrected?: { readonly configuration: string; readonly corrections: string } | undefined
}

/** Writes a joined export piece by piece. */
export interface JoinedWriter {
  write: (rows: readonly JoinedRow[]) => string
  end: () => Promise<string | Uint8Array> | string
}

const keyColumns = ["execution_id", "file_name"] as const

/** Creates the writer of a mode. Only that of a workbook keeps all values in memory, until its end. */
export function createJoinedWriter(form: JoinedForm): JoinedWriter {
  if (form.mode === "json") return createJsonWriter()
  return form.mode === "csv" ? createCsvWriter(form) : createWorkbookWriter(form)
}

/** One execution a line, so that the size of a piece is that of its data. */
function createJsonWriter(): JoinedWriter {
  let before = "[\n"
  return {
    write: (rows) => {
      const entries = rows.map((row) => {
        const { id: executionId, fileName } = row
        return `${JSON.stringify({ executionId, fileName }).slice(0, -1)},"extractedData":${dataOf(row)}}`
      })
      const text = entries.length === 0 ? "" : before + entries.join(",\n")
      if (entries.length > 0) before = ",\n"
      return text
    },
    end: () => (before === "[\n" ? "[]\n" : "\n]\n"),
  }
}

function createCsvWriter({ columns, table }: JoinedForm): JoinedWriter {
  let header = toCsvRecord(table === undefined ? [...keyColumns, ...fieldHeaders(columns)] : tableHeaders(table))
  const take = () => {
    const text = header
    header = ""
    return text
  }
  return {
    write: (rows) => {
      const lines = rows.flatMap((row) => {
        const data = parse(row)
        const cells = table === undefined ? [fieldCells(columns.fields, data)] : tableCells(table, data)
        return cells.map((values) => toCsvRecord([row.id, row.fileName, ...values]))
      })
      return take() + lines.join("")
    },
    end: take,
  }
}

function createWorkbookWriter({ columns }: JoinedForm): JoinedWriter {
  const fields: Value[][] = []
  const tables = columns.tables.map((table) => {
    const rows: Value[][] = []
    return { table, sheet: { name: table.name, columns: tableHeaders(table), rows } }
  })
  return {
    write: (rows) => {
      for (const row of rows) {
        const data = parse(row)
        fields.push([row.id, row.fileName, ...fieldCells(columns.fields, data)])
        for (const { table, sheet } of tables) {
          for (const cells of tableCells(table, data)) sheet.rows.push([row.id, row.fileName, ...cells])
        }
      }
      return ""
    },
    end: async () => {
      const { writeXlsx } = await import("hucre/xlsx")
      return writeXlsx({
        sheets: toSheets([
          { name: "Fields", columns: [...keyColumns, ...fieldHeaders(columns)], rows: fields },
          ...tables.map(({ sheet }) => sheet),
        ]),
      })
    },
  }
}

function tableHeaders({ columns }: JoinedTable): string[] {
  return [...keyColumns, "row", ...columns]
}

function fieldCells(fields: readonly JoinedField[], data: ExtractedData): Value[] {
  return fields.map(({ object, name }) => own(own(data, object)?.fields, name) ?? null)
}

function tableCells({ object, name, columns }: JoinedTable, data: ExtractedData): Value[][] {
  const rows = own(own(data, object)?.tables, name) ?? []
  return rows.map((cells, index) => [index + 1, ...columns.map((column) => own(cells, column) ?? null)])
}

/** Older versions lack names, and a lacking one such as `constructor` would be found in the prototype. */
function own<T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined
}

function parse(row: JoinedRow): ExtractedData {
  return JSON.parse(dataOf(row)) as ExtractedData // Written by the engine.
}

function dataOf({ extractedData, corrected }: JoinedRow): string {
  if (corrected === undefined) return extractedData
  const configuration = JSON.parse(corrected.configuration) as Configuration // Written by this server, as are the corrections.
  return mergeCorrections({
    configuration,
    extractedData,
    corrections: JSON.parse(corrected.corrections) as Corrections,
  })
}
