import type { DocumentOutcome } from "../extractor/document-outcome.ts"

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
