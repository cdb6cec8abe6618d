import type { Configuration, ExtractedData } from "@docsift/engine"
import { tidyColumns, toCsvRecord, toTidyRows } from "@docsift/engine/export"

/** Writes the tidy form as CSV (RFC 4180: CRLF, quotes doubled). */
export function toCsv(configuration: Configuration, data: ExtractedData): string {
  const lines = [toCsvRecord(tidyColumns)]
  for (const row of toTidyRows(configuration, data)) lines.push(toCsvRecord(tidyColumns.map((column) => row[column])))
  return lines.join("")
}
