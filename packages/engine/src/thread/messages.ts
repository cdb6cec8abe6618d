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
  /** Where the thread asks for text recognition; undefined when it is switched off. */
  readonly recognition?: MessagePort | undefined
  /** Answers with the built-in extractor when a model gives nothing usable. */
  readonly hasFallback: boolean
  /** Where the thread asks the language models; undefined when the built-in extractor serves both slots. */
  readonly models?: ModelSlots | undefined
}

/** Thread to host: how many pages the document has, as far as they are known; said again when there are more. */
export interface PageCount {
  readonly type: "pages"
  readonly count: number
}

/** Thread to host: how the document ended. Errors travel as plain data, because structured cloning loses their class. */
export type Outcome = Ended & {
  /** The thread must not be given another document: its WASM state is unknown or its memory has grown. */
  readonly isSpent: boolean
}

type Ended =
  | { readonly type: "extracted"; readonly extraction: ExtractionJson }
  | {
      readonly type: "refused"
      readonly reason: DocumentErrorReason
      readonly message: string
      readonly detail?: string
    }
  | { readonly type: "defect"; readonly message: string; readonly stack: string }
