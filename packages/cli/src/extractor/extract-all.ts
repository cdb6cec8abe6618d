import pLimit from "p-limit"
import type { DocumentFile } from "../input/document-file.ts"
import type { DocumentOutcome } from "./document-outcome.ts"
import { DocumentFailure, type Extractor } from "./extractor.ts"

/** How documents are extracted. */
export interface ExtractAllOptions {
  readonly extractor: Extractor
  /** Documents at the same time. */
  readonly concurrency: number
  readonly signal: AbortSignal
}

/** Extracts documents concurrently and yields their outcomes in the given order, each as soon as those before it are. */
export async function* extractAll(
  documents: readonly DocumentFile[],
  { extractor, concurrency, signal }: ExtractAllOptions,
): AsyncGenerator<DocumentOutcome> {
  const limit = pLimit(concurrency)
  const extractOne = async (file: DocumentFile): Promise<DocumentOutcome> => {
    signal.throwIfAborted()
    try {
      return { fileName: file.name, status: "Completed", extracted: await extractor.extract(file, signal) }
    } catch (error) {
      if (!(error instanceof DocumentFailure)) throw error
      return { fileName: file.name, status: "Failed", errorMessage: error.errorMessage }
    }
  }
  const outcomes = documents.map((file) => limit(() => extractOne(file)))
  // Each is awaited below, but one may fail while another is awaited.
  for (const outcome of outcomes) outcome.catch(() => {})
  for (const outcome of outcomes) yield await outcome
}
