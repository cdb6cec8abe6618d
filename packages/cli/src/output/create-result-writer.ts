import { styleText } from "node:util"
import { createCsvWriter } from "./csv-writer.ts"
import { createXlsxWriter } from "./xlsx-writer.ts"
import type { ResultWriter, ResultWriterOptions } from "./result-writer.ts"
import { printable } from "../terminal/printable.ts"
import type { Destination } from "./destination.ts"
import { type DocumentOutcome, toJson } from "./document-outcome.ts"
import type { OutputFormat } from "./output-format.ts"
import { renderResult } from "./render-result.ts"

/** Creates a writer of a format. */
export function createResultWriter(format: OutputFormat, to: Destination, options: ResultWriterOptions): ResultWriter {
  const creators = {
    table: createTableWriter,
    json: createJsonWriter,
    ndjson: createNdjsonWriter,
    csv: createCsvWriter,
    xlsx: createXlsxWriter,
  }
  return creators[format](to, options)
}

function createTableWriter(to: Destination, { isSingle }: ResultWriterOptions): ResultWriter {
  return {
    async write(outcome) {
      if (outcome.status === "Failed") return
      const title = isSingle
        ? ""
        : `${styleText(["bold", "underline"], printable(outcome.fileName), { stream: process.stdout })}\n\n`
      const text = renderResult(outcome.extracted, { width: to.width })
      await to.write(`${title}${text || "No values were found."}\n${isSingle ? "" : "\n"}`)
    },
    end: async () => {},
  }
}

function createJsonWriter(to: Destination, { isSingle, hasEvidence }: ResultWriterOptions): ResultWriter {
  const format = (outcome: DocumentOutcome) => JSON.stringify(toJson(outcome, hasEvidence), null, 2)
  if (isSingle) return { write: (outcome) => to.write(`${format(outcome)}\n`), end: async () => {} }
  let count = 0
  return {
    write: (outcome) => to.write(`${count++ === 0 ? "[\n" : ",\n"}${format(outcome).replace(/^/gm, "  ")}`),
    end: () => to.write(count === 0 ? "[]\n" : "\n]\n"),
  }
}

function createNdjsonWriter(to: Destination, { hasEvidence }: ResultWriterOptions): ResultWriter {
  return {
    write: (outcome) => to.write(`${JSON.stringify(toJson(outcome, hasEvidence))}\n`),
    end: async () => {},
  }
}
