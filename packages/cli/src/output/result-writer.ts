import { styleText } from "node:util"
import { printable } from "../terminal/printable.ts"
import type { Destination } from "./destination.ts"
import { type DocumentOutcome, toJson } from "./document-outcome.ts"
import type { OutputFormat } from "./output-format.ts"
import { renderResult } from "./render-result.ts"

/** Options of a writer. */
export interface ResultWriterOptions {
  /** Whether one document was asked for: then JSON is its object, otherwise an array of objects. */
  readonly isSingle: boolean
  readonly hasEvidence: boolean
}

/** Writes outcomes in their order. */
export interface ResultWriter {
  write(outcome: DocumentOutcome): Promise<void>
  end(): Promise<void>
}

/** Creates a writer of a format. */
export function createResultWriter(format: OutputFormat, to: Destination, options: ResultWriterOptions): ResultWriter {
  const creators = { table: createTableWriter, json: createJsonWriter, ndjson: createNdjsonWriter }
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
