import type { Destination } from "../output/destination.ts"
import { type DocumentOutcome, toJson } from "../extractor/document-outcome.ts"
import type { ResultWriter, ResultWriterOptions } from "./result-writer.ts"

/** Creates a writer of one JSON value: an object for one document, otherwise an array. */
export function createJsonWriter(to: Destination, { isSingle, hasEvidence }: ResultWriterOptions): ResultWriter {
  const format = (outcome: DocumentOutcome) => JSON.stringify(toJson(outcome, hasEvidence), null, 2)
  if (isSingle) return { write: (outcome) => to.write(`${format(outcome)}\n`), end: async () => {} }
  let count = 0
  return {
    write: (outcome) => to.write(`${count++ === 0 ? "[\n" : ",\n"}${format(outcome).replace(/^/gm, "  ")}`),
    end: () => to.write(count === 0 ? "[]\n" : "\n]\n"),
  }
}

/** Creates a writer of a line of JSON for each document. */
export function createNdjsonWriter(to: Destination, { hasEvidence }: ResultWriterOptions): ResultWriter {
  return {
    write: (outcome) => to.write(`${JSON.stringify(toJson(outcome, hasEvidence))}\n`),
    end: async () => {},
  }
}
