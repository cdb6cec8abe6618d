import type { Configuration } from "./configuration.ts"
import type { ExtractionJson } from "./extract/extraction-json.ts"
import type { Extraction } from "./extraction.ts"
import type { ReviewCriteria } from "./extract/review-reasons.ts"
import type { Models } from "./model/cascade.ts"
import type { ProcessorBudget } from "./processor-time/reading-budget.ts"
import type { RecognizerDescription } from "./recognize/recognition-backend.ts"

/** One document and what to extract from it. */
export interface ExtractionRequest {
  /** Path of a local file; its kind is detected from its bytes. */
  readonly path: string
  /** File name given by the client; only its extension is used, to distinguish CSV, TSV, MD and TXT. */
  readonly fileName: string
  readonly configuration: Configuration
  /** A document with more pages is rejected with `too_many_pages`. @default 500 */
  readonly maxPages?: number
  /** Milliseconds from when a thread takes the document; the thread is terminated at the deadline. @default 900_000 */
  readonly timeoutMs?: number
  /**
   * CPU time for reading: that of the document's thread and of its OCR. Waiting for a language model or a core is free.
   * `timeoutMs` ends the run whatever is left of the budget.
   *
   * @default 20 s, and 2 s for each page
   */
  readonly processorBudget?: ProcessorBudget | undefined
  /**
   * Reads the electronic invoice (CII or UBL) that is attached to the document; its values take precedence over the
   * pages.
   *
   * @default true
   */
  readonly embeddedInvoices?: boolean
  /**
   * Also returns, for every field, the candidates that were compared and what spoke for each of them.
   *
   * @default false
   */
  readonly explain?: boolean | undefined
  /** Also returns the values that a person should check, in `ExtractionJson.valuesToReview`. */
  readonly review?: ReviewCriteria | undefined
  /** Language models that read the document; the built-in extractor serves slots without one. */
  readonly models?: Models | undefined
  /**
   * Falls back to the built-in extractor, with a warning, when a model cannot be reached or returns nothing usable.
   *
   * @default false
   */
  readonly hasFallback?: boolean | undefined
  /**
   * Bytes of data and evidence as JSON. Evidence that does not fit next to the data is dropped with a warning; data that
   * does not fit fails the document with `file_unreadable`.
   *
   * @default 32_000_000
   */
  readonly maxResultBytes?: number | undefined
  /** Aborts the run; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal
}

/** Extracts documents in worker threads, so that a hostile file can block or crash only its own thread. */
export interface Engine {
  /**
   * Extracts the configured values of one document.
   *
   * @throws {DocumentError} when the document cannot be read; any other error is a bug.
   */
  extract(request: ExtractionRequest): Promise<Extraction>
  /**
   * Extracts like `extract`, with data and evidence serialized to JSON in the document's thread: for hosts that store or
   * send them as they are, since copying the values of a large table would block their own thread for seconds.
   *
   * @throws {DocumentError} when the document cannot be read.
   */
  extractJson(request: ExtractionRequest): Promise<ExtractionJson>
  /** Looks up what recognizes text in images and scans, for logs; `none` also when recognition is off. */
  describeRecognizer(): Promise<RecognizerDescription>
  /** Terminates the threads; running extractions are rejected. */
  close(): Promise<void>
}
