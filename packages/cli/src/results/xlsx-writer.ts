import {
  type JoinedDocument,
  joinTables,
  type SheetTable,
  tidyColumns,
  toSheets,
  toTidyRows,
} from "@docsift/engine/export"
import type { Destination } from "../output/destination.ts"
import type { ResultWriter } from "./result-writer.ts"
import type { ExtractedDocument } from "../extractor/extractor.ts"

interface NamedDocument {
  readonly fileName: string
  readonly extracted: ExtractedDocument
}

/**
 * Creates a writer of a workbook: for each object a sheet with one row per document, and one for each of its tables.
 * Documents whose workflows differ have no columns in common: their values are the rows of one sheet, as in CSV.
 */
export function createXlsxWriter(to: Destination): ResultWriter {
  const documents: NamedDocument[] = []
  return {
    async write(outcome) {
      if (outcome.status === "Completed") documents.push(outcome)
    },
    async end() {
      // Loaded when it is used: other formats start without it.
      const { writeXlsx } = await import("hucre/xlsx")
      await to.write(await writeXlsx({ sheets: toSheets(toTables(documents)) }))
    },
  }
}

function toTables(documents: readonly NamedDocument[]): SheetTable[] {
  const configurations = new Set(documents.map(({ extracted }) => JSON.stringify(extracted.configuration)))
  const configuration = configurations.size === 1 ? documents[0]?.extracted.configuration : undefined
  const tables = configuration === undefined ? [] : joinTables(configuration, ["file"], documents.map(toJoined))
  // A workbook must have a sheet.
  return tables.length > 0 ? tables : [toValueTable(documents)]
}

function toJoined({ fileName, extracted }: NamedDocument): JoinedDocument {
  return { leading: [fileName], data: extracted.extractedData }
}

function toValueTable(documents: readonly NamedDocument[]): SheetTable {
  const rows = documents.flatMap(({ fileName, extracted }) =>
    Array.from(toTidyRows(extracted.configuration, extracted.extractedData), (row) => [
      fileName,
      ...tidyColumns.map((column) => row[column] ?? null),
    ]),
  )
  return { name: "Values", columns: ["file", ...tidyColumns], rows }
}
