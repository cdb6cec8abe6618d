import type { MessagePort } from "node:worker_threads"
import type { Configuration } from "../configuration.ts"
import type { DocumentErrorReason } from "../document-error.ts"
import type { ReviewCriteria } from "../extract/review-reasons.ts"
import type { ModelSlots } from "./model-channel.ts"

/** Host to thread: the channels of one task. */
export interface TaskChannels {
  /** The channel for text recognition; undefined when it is switched off. */
  readonly recognition?: MessagePort | undefined
  /** The channel to the language models; undefined when the built-in extractor serves both slots. */
  readonly models?: ModelSlots | undefined
}

/** Host to thread: one document to extract. */
export interface ExtractionTask {
  readonly path: string
  readonly fileName: string
  readonly maxPages: number
  readonly configuration: Configuration
  readonly embeddedInvoices: boolean
  readonly maxResultBytes: number
  readonly explain: boolean
  readonly review?: ReviewCriteria | undefined
  /** Whether the built-in extractor is used when a model returns nothing usable. */
  readonly hasFallback: boolean
}

/** PDFium's heap starts at 18 MB, serves usual files below 64 MB, and never shrinks; a thread beyond this is spent. */
export const maxPdfiumHeapBytes = 192 * 1024 * 1024

/** Thread to host: the number of pages known so far; sent again when there are more. */
export interface PageCount {
  readonly type: "pages"
  readonly count: number
}

/** Thread to host: the outcome of a task. Errors are sent as plain data, because structured cloning loses their class. */
export type Outcome<Result> = Ended<Result> & {
  /** True when the thread must not get another task: its WASM state is unknown or its memory has grown. */
  readonly isSpent: boolean
}

type Ended<Result> =
  | { readonly type: "done"; readonly result: Result }
  | {
      readonly type: "rejected"
      readonly reason: DocumentErrorReason
      readonly message: string
      readonly detail?: string
    }
  | { readonly type: "defect"; readonly message: string; readonly stack: string }
