import type { MessagePort } from "node:worker_threads"
import type { Configuration } from "../configuration.ts"
import type { DocumentErrorReason } from "../document-error.ts"
import type { ExtractionJson } from "../extract/extraction-json.ts"
import type { ModelSlots } from "./model-channel.ts"

/** Host to thread: one document. */
export interface Task {
  readonly path: string
  readonly fileName: string
  readonly maxPages: number
  readonly configuration: Configuration
  readonly embeddedInvoices: boolean
  readonly maxResultBytes: number
  readonly explain: boolean
  /** The channel for text recognition; undefined when it is switched off. */
  readonly recognition?: MessagePort | undefined
  /** Whether the built-in extractor is used when a model returns nothing usable. */
  readonly hasFallback: boolean
  /** The channel to the language models; undefined when the built-in extractor serves both slots. */
  readonly models?: ModelSlots | undefined
}

/** Thread to host: the number of pages known so far; sent again when there are more. */
export interface PageCount {
  readonly type: "pages"
  readonly count: number
}

/** Thread to host: the outcome of a document. Errors are sent as plain data, because structured cloning loses their class. */
export type Outcome = Ended & {
  /** True when the thread must not get another document: its WASM state is unknown or its memory has grown. */
  readonly isSpent: boolean
}

type Ended =
  | { readonly type: "extracted"; readonly extraction: ExtractionJson }
  | {
      readonly type: "rejected"
      readonly reason: DocumentErrorReason
      readonly message: string
      readonly detail?: string
    }
  | { readonly type: "defect"; readonly message: string; readonly stack: string }
