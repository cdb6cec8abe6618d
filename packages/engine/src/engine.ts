import type { Configuration } from "./configuration.ts"
import type { ExtractionJson } from "./extract/extraction-json.ts"
import type { Extraction } from "./extraction.ts"
import type { Models } from "./model/cascade.ts"
import type { ProcessorBudget } from "./processor-time/reading-budget.ts"

/** One document to read and what to look for in it. */
export interface ExtractionRequest {
  /** A local file; its kind is told from its bytes. */
  readonly path: string
  /** The name the sender gave; only its ending is used, to tell CSV, TSV, MD and TXT apart. */
  readonly fileName: string
  readonly configuration: Configuration
  /** A document with more pages ends with `too_many_pages`. @default 500 */
  readonly maxPages?: number
  /** Milliseconds from the moment a thread takes the document; it is terminated at the deadline. @default 900_000 */
  readonly timeoutMs?: number
  /**
   * Processor time for reading: that of the document's thread and of the recognition it asks for. Waiting, for a
   * language model or for a core, costs nothing. `timeoutMs` ends the run whatever is left of the budget.
   *
   * @default 20 s, and 2 s for each page
   */
  readonly processorBudget?: ProcessorBudget | undefined
  /**
   * Reads the electronic invoice (CII or UBL) that the document carries as an attachment; it wins over what the pages
   * print.
   *
   * @default true
   */
  readonly embeddedInvoices?: boolean
  /** Language models that read the document; a slot without one is served by the built-in extractor. */
  readonly models?: Models | undefined
  /**
   * Answers with the built-in extractor, and a warning, when a model cannot be reached or gives nothing usable.
   *
   * @default false
   */
  readonly hasFallback?: boolean | undefined
  /**
   * Bytes of data and evidence as JSON. Evidence that does not fit beside the data is left out with a warning; data that
   * does not fit ends the document as `file_unreadable`.
   *
   * @default 32_000_000
   */
  readonly maxResultBytes?: number | undefined
  /** Ends the run early; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal
}

/** Reads documents in worker threads, so that a hostile file can block or crash only its own thread. */
export interface Engine {
  /**
   * Extracts the configured values of one document.
   *
   * @throws {DocumentError} when the document cannot be read; any other error is a defect.
   */
  extract(request: ExtractionRequest): Promise<Extraction>
  /**
   * The same with data and evidence as JSON texts, written in the document's thread: for hosts that store or send them
   * as they are, since reading the values of a large table would keep their own thread for seconds.
   *
   * @throws {DocumentError} as `extract` does.
   */
  extractJson(request: ExtractionRequest): Promise<ExtractionJson>
  /** Terminates the threads; running extractions reject. */
  close(): Promise<void>
}
