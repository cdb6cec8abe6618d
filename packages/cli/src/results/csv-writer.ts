import { tidyColumns, toCsvRecord, toTidyRows } from "@docsift/engine/export"
import type { Destination } from "../output/destination.ts"
import type { ResultWriter } from "./result-writer.ts"

/**
 * Creates a writer of one table over all documents: a row per value, in the columns of a server's export after `file`.
 * Documents whose workflows differ fit into it as well.
 */
export function createCsvWriter(to: Destination): ResultWriter {
  let isStarted = false
  const start = async () => {
    if (!isStarted) await to.write(toCsvRecord(["file", ...tidyColumns]))
    isStarted = true
  }
  return {
    async write(outcome) {
      await start()
      if (outcome.status === "Failed") return
      const { configuration, extractedData } = outcome.extracted
      const records: string[] = []
      for (const row of toTidyRows(configuration, extractedData)) {
        records.push(toCsvRecord([outcome.fileName, ...tidyColumns.map((column) => row[column])]))
      }
      await to.write(records.join(""))
    },
    end: start,
  }
}
