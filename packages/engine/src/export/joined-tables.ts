import type { Configuration } from "../configuration.ts"
import type { Value } from "../extraction.ts"
import type { ReadableData } from "./readable-data.ts"
import type { SheetTable } from "./sheets.ts"

/** The data of one document among others, and the values that say which document it is. */
export interface JoinedDocument {
  /** One for each of the leading columns, such as the name of the file. */
  readonly leading: readonly Value[]
  readonly data: ReadableData
}

/**
 * Joins the data of documents that were extracted with one configuration: a table of the fields for each object, with one row
 * per document, and one for each of its tables, with the 1-based row of the document. The leading columns come first.
 */
export function joinTables(
  configuration: Configuration,
  leadingColumns: readonly string[],
  documents: readonly JoinedDocument[],
): SheetTable[] {
  const tables: SheetTable[] = []
  for (const object of configuration.objects) {
    const fields = (object.fields ?? []).map(({ name }) => name)
    if (fields.length > 0) {
      const rows = documents.map(({ leading, data }) => {
        const values = data[object.name]?.fields
        return [...leading, ...fields.map((name) => values?.[name] ?? null)]
      })
      tables.push({ name: object.name, columns: [...leadingColumns, ...fields], rows })
    }
    for (const table of object.tables ?? []) {
      const columns = table.columns.map(({ name }) => name)
      const rows = documents.flatMap(({ leading, data }) =>
        (data[object.name]?.tables?.[table.name] ?? []).map((cells, index) => [
          ...leading,
          index + 1,
          ...columns.map((name) => cells[name] ?? null),
        ]),
      )
      tables.push({ name: table.name, columns: [...leadingColumns, "row", ...columns], rows })
    }
  }
  return tables
}
