import type { Configuration } from "../configuration.ts"
import type { InspectionErrorReason } from "../inspect/inspection-error.ts"
import type {
  DocumentOutline,
  GridRequest,
  InspectedFile,
  PageImageRequest,
  RegionRequest,
  RegionValue,
} from "../inspect/inspector.ts"
import type { SuggestedWorkflow } from "../suggest/suggested-workflow.ts"

/** What each call asks for besides its files. */
export interface InspectionRequests {
  outline: undefined
  pageImage: PageImageRequest
  words: { readonly page: number }
  grid: GridRequest
  read: RegionRequest
  extract: { readonly configuration: Configuration }
  suggest: { readonly name?: string | undefined }
}

/** UTF-8 JSON, written in the thread: cloning its values and writing them anew would take as long in the host's thread. */
export type WrittenJson = Uint8Array<ArrayBuffer>

/** What each call returns from the thread. */
export interface InspectionResults {
  outline: DocumentOutline
  pageImage: Uint8Array
  words: WrittenJson
  grid: WrittenJson
  read: RegionValue
  extract: WrittenJson
  suggest: SuggestedWorkflow
}

/** The name of a call. */
export type InspectionCall = keyof InspectionResults

/** Host to thread: one call. */
export type InspectionTask = {
  readonly [Call in InspectionCall]: {
    readonly call: Call
    /** One file; for a suggestion several. */
    readonly files: readonly InspectedFile[]
    readonly request: InspectionRequests[Call]
    readonly maxPages: number
    readonly deadlineMs: number
  }
}[InspectionCall]

/** Thread to host: the result of a call, or why the document does not have what was requested. */
export type InspectionReply =
  | { readonly type: "value"; readonly value: InspectionResults[InspectionCall] }
  | { readonly type: "refused"; readonly reason: InspectionErrorReason; readonly message: string }
