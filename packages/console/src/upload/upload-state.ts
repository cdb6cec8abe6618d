import type { BatchId, ExecutionId, ExecutionSummary, WorkflowId } from "@docsift/sdk"
import { assertNever } from "../assert-never.ts"
import { sentenceOfFailure } from "../failure-sentence.ts"

/*
 * A file waits, is uploaded (at most a few at a time), and is acknowledged with the id of its execution. From then on the
 * server has it: its status is only observed, and a reload of the page loses nothing. A reload before that leaves it
 * "interrupted": the page no longer has the file, but still has its idempotency key, so that choosing it again continues.
 *
 * Events of a step that the item has left, such as progress that arrives after a cancellation, change nothing.
 */

/** The progress of a file. */
export type UploadProgress =
  | { readonly step: "waiting" }
  | { readonly step: "uploading"; readonly sentBytes: number }
  | { readonly step: "queued" | "processing"; readonly executionId: ExecutionId }
  | { readonly step: "completed"; readonly executionId: ExecutionId; readonly needsReview: boolean }
  | { readonly step: "failed"; readonly sentence: string; readonly executionId?: ExecutionId | undefined }
  | { readonly step: "cancelled"; readonly executionId?: ExecutionId | undefined }
  | { readonly step: "interrupted" }

/** One file, and where it goes. */
export interface UploadItem {
  /** The idempotency key of the upload too: sent again, it never starts a second execution. */
  readonly id: string
  /** Missing after a reload. */
  readonly file?: File | undefined
  readonly name: string
  /** The folders that it was found in, such as `2026/march`; empty for a file chosen by itself. */
  readonly folder: string
  readonly sizeBytes: number
  /** Milliseconds since 1970; with name and size it identifies a file that is chosen again. */
  readonly modifiedAt: number
  readonly workflowId: WorkflowId
  readonly batchId?: BatchId | undefined
  readonly progress: UploadProgress
}

/** What the list of executions says about one of them. */
export type ObservedExecution = Pick<ExecutionSummary, "id" | "status" | "errorMessage" | "review">

/** What happens to uploads. */
export type UploadEvent =
  | { readonly type: "added"; readonly items: readonly UploadItem[] }
  | { readonly type: "started"; readonly id: string }
  | { readonly type: "sent"; readonly id: string; readonly sentBytes: number }
  | { readonly type: "acknowledged"; readonly id: string; readonly executionId: ExecutionId }
  | { readonly type: "observed"; readonly executions: readonly ObservedExecution[] }
  | { readonly type: "failed"; readonly id: string; readonly sentence: string }
  | { readonly type: "cancelled"; readonly ids: ReadonlySet<string> }
  /** Files are sent again; those without a file stay as they are. */
  | { readonly type: "repeated"; readonly ids: ReadonlySet<string> }
  | { readonly type: "removed"; readonly ids: ReadonlySet<string> }

/** Returns the uploads after an event. */
export function reduceUploads(items: readonly UploadItem[], event: UploadEvent): readonly UploadItem[] {
  switch (event.type) {
    case "added":
      return mergeItems(items, event.items)
    case "started":
      return advance(items, event.id, "waiting", { step: "uploading", sentBytes: 0 })
    case "sent":
      return items.map((item) => {
        if (item.id !== event.id || item.progress.step !== "uploading") return item
        // The bytes of a request are a few more than those of its file.
        const sentBytes = Math.min(event.sentBytes, item.sizeBytes)
        return { ...item, progress: { step: "uploading", sentBytes } }
      })
    case "acknowledged":
      // Also a failed execution that is run again, under a new id.
      return items.map((item) =>
        item.id === event.id ? { ...item, progress: { step: "queued", executionId: event.executionId } } : item,
      )
    case "observed":
      return observe(items, event.executions)
    case "failed":
      return advance(items, event.id, "uploading", { step: "failed", sentence: event.sentence })
    case "cancelled":
      return items.map((item) =>
        event.ids.has(item.id) && isUnsent(item) ? { ...item, progress: { step: "cancelled" } } : item,
      )
    case "repeated":
      return items.map((item) =>
        event.ids.has(item.id) && canSendAgain(item) ? { ...item, progress: { step: "waiting" } } : item,
      )
    case "removed":
      return items.filter((item) => !event.ids.has(item.id) || !hasEnded(item))
    default:
      return assertNever(event)
  }
}

/** Returns whether the server has not acknowledged a file that is on its way. */
export const isUnsent = ({ progress: { step } }: UploadItem): boolean => step === "waiting" || step === "uploading"

/** Returns whether nothing more happens to an upload by itself. */
export const hasEnded = ({ progress: { step } }: UploadItem): boolean =>
  step === "completed" || step === "failed" || step === "cancelled" || step === "interrupted"

/** Returns whether an upload that never reached the server can be sent again from this page. */
export const canSendAgain = ({ file, progress }: UploadItem): boolean =>
  file !== undefined && (progress.step === "failed" || progress.step === "cancelled") && !progress.executionId

/** Returns the execution of an upload, once the server has acknowledged it. */
export const executionIdOf = ({ progress }: UploadItem): ExecutionId | undefined =>
  "executionId" in progress ? progress.executionId : undefined

/** Returns those of the added files that are in the list already, on their way or with an execution. */
export function findKnown(items: readonly UploadItem[], added: readonly UploadItem[]): readonly UploadItem[] {
  const known = new Set(items.filter((item) => !isLost(item)).map(fingerprintOf))
  return added.filter((item) => known.has(fingerprintOf(item)))
}

/** Adds files. One that is in the list already is not added again; if it never reached the server, it is sent now. */
function mergeItems(items: readonly UploadItem[], added: readonly UploadItem[]): readonly UploadItem[] {
  const merged = new Map(items.map((item) => [fingerprintOf(item), item]))
  for (const item of added) {
    const earlier = merged.get(fingerprintOf(item))
    if (earlier === undefined) merged.set(fingerprintOf(item), item)
    else if (isLost(earlier)) {
      merged.set(fingerprintOf(item), { ...earlier, file: item.file, progress: item.progress })
    }
  }
  return [...merged.values()]
}

/** Returns whether an upload ended before the server acknowledged it. */
const isLost = (item: UploadItem): boolean => hasEnded(item) && executionIdOf(item) === undefined

const fingerprintOf = ({ name, folder, sizeBytes, modifiedAt, workflowId, batchId }: UploadItem): string =>
  JSON.stringify([name, folder, sizeBytes, modifiedAt, workflowId, batchId])

function advance(
  items: readonly UploadItem[],
  id: string,
  from: UploadProgress["step"],
  progress: UploadProgress,
): readonly UploadItem[] {
  return items.map((item) => (item.id === id && item.progress.step === from ? { ...item, progress } : item))
}

function observe(items: readonly UploadItem[], executions: readonly ObservedExecution[]): readonly UploadItem[] {
  const byId = new Map(executions.map((execution) => [execution.id, execution]))
  return items.map((item) => {
    const { step } = item.progress
    if (step !== "queued" && step !== "processing") return item
    const execution = byId.get(item.progress.executionId)
    if (execution === undefined) return item
    const progress = progressOf(execution)
    return progress.step === step ? item : { ...item, progress }
  })
}

function progressOf({ id: executionId, status, errorMessage = "", review }: ObservedExecution): UploadProgress {
  switch (status) {
    case "Queued":
      return { step: "queued", executionId }
    case "Processing":
      return { step: "processing", executionId }
    case "Completed":
      return { step: "completed", executionId, needsReview: review === "needed" }
    case "Failed":
      return errorMessage.startsWith("cancelled: ")
        ? { step: "cancelled", executionId }
        : { step: "failed", executionId, sentence: sentenceOfFailure(errorMessage) }
    default:
      return assertNever(status)
  }
}
