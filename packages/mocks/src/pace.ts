import type { KnownFailure } from "./outcome.ts"
import { Refusal } from "./refusal.ts"
import type { StoredExecution } from "./store.ts"

/**
 * How executions go on. `poll`: each reading of an execution or its status moves it on by one state, and a request that
 * asks to be held (`Prefer: wait`) is answered with the end at once. `manual`: only `advance()` and `finish()` move them.
 * `{ milliseconds }`: they take so long by the injected clock, half of it in the queue; no request is held.
 */
export type Pace = "poll" | "manual" | { readonly milliseconds: number }

/** Moves executions on: the only place that changes their state. */
export interface Progress {
  /** Is called before an execution is read. */
  beforeReading(execution: StoredExecution, now: string): void
  /** Is called for a request that would be held; tells whether it was. */
  hold(execution: StoredExecution, now: string): boolean
}

/** Makes the progress of a pace. */
export function createProgress(pace: Pace): Progress {
  return {
    beforeReading(execution, now) {
      if (pace === "poll") stepAtMost(execution, now)
      else if (pace !== "manual") catchUp(execution, now, pace.milliseconds)
    },
    hold(execution, now) {
      if (isFinal(execution)) return true
      if (pace !== "poll" || execution.outcome.isSlow) return false
      finish(execution, now)
      return true
    },
  }
}

/** Tells whether an execution has ended. */
export function isFinal({ status }: Pick<StoredExecution, "status">): boolean {
  return status === "Completed" || status === "Failed"
}

/** Moves an execution on by one state: Queued, Processing, the end. One that has ended stays as it is. */
export function advance(execution: StoredExecution, now: string): void {
  if (execution.status === "Queued") {
    execution.status = "Processing"
    execution.startedAt = now
  } else if (execution.status === "Processing") end(execution, now)
}

/** Moves an execution to its end. */
export function finish(execution: StoredExecution, now: string): void {
  while (!isFinal(execution)) advance(execution, now)
}

/** Ends an execution as `Failed` with the reason `cancelled`. @throws {Refusal} `conflict` when it has ended. */
export function cancel(execution: StoredExecution, now: string): void {
  if (isFinal(execution)) throw new Refusal("conflict", `The execution has already ended as ${execution.status}.`)
  fail(execution, "cancelled", now)
}

function stepAtMost(execution: StoredExecution, now: string): void {
  const isHeldBack = execution.outcome.isSlow && execution.status === "Processing"
  if (!isHeldBack) advance(execution, now)
}

function catchUp(execution: StoredExecution, now: string, milliseconds: number): void {
  const begun = Date.parse(execution.createdAt)
  const moment = (share: number) => new Date(begun + milliseconds * share).toISOString()
  if (execution.status === "Queued" && now >= moment(0.5)) advance(execution, moment(0.5))
  if (execution.status === "Processing" && !execution.outcome.isSlow && now >= moment(1)) advance(execution, moment(1))
}

function end(execution: StoredExecution, now: string): void {
  const { failure, extractedData } = execution.outcome
  if (failure !== undefined) return fail(execution, failure, now)
  execution.status = "Completed"
  execution.completedAt = now
  execution.extractedData = extractedData
}

function fail(execution: StoredExecution, reason: string, now: string): void {
  execution.status = "Failed"
  execution.completedAt = now
  execution.errorMessage = `${reason}: ${sentences[reason] ?? "The document could not be processed."}`
}

const sentences: Readonly<Record<string, string>> = {
  cancelled: "The execution was cancelled.",
  file_encrypted: "The file is protected by a password.",
  file_unreadable: "The file is damaged.",
  file_unsupported: "Files of this kind cannot be read.",
  no_text: "The file contains no text that can be read.",
  too_many_pages: "The file has too many pages.",
  timeout: "The extraction took too long.",
  no_model: "No model is configured for this document.",
  model_unreachable: "The model could not be reached.",
  model_rejected: "The model refused the request.",
  model_output_invalid: "The model's answer could not be used.",
  internal: "Something broke inside the server.",
} satisfies Record<KnownFailure, string>
