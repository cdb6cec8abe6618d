import type { Destination } from "../output/destination.ts"
import type { OutputFormat } from "../output/output-format.ts"
import type { ResultWriter, ResultWriterOptions } from "./result-writer.ts"

/** Creates a writer of a format; the others are not loaded. */
export async function createResultWriter(
  format: OutputFormat,
  to: Destination,
  options: ResultWriterOptions,
): Promise<ResultWriter> {
  switch (format) {
    case "table": {
      const { createTableWriter } = await import("./table-writer.ts")
      return createTableWriter(to, options)
    }
    case "json":
    case "ndjson": {
      const { createJsonWriter, createNdjsonWriter } = await import("./json-writer.ts")
      return (format === "json" ? createJsonWriter : createNdjsonWriter)(to, options)
    }
    case "csv": {
      const { createCsvWriter } = await import("./csv-writer.ts")
      return createCsvWriter(to)
    }
    case "xlsx": {
      const { createXlsxWriter } = await import("./xlsx-writer.ts")
      return createXlsxWriter(to)
    }
    default:
      throw new Error(`No writer for ${String(format satisfies never)}`)
  }
}
