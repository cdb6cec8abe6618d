import type { KnownFailure } from "./outcome.ts"
import type { StoredExecution } from "./records.ts"
import { Rejection } from "./rejection.ts"
import { reviewReasons } from "./review-policy.ts"

/**
 * How executions progress. `poll`: each request for an execution or its status advances it by one status, and a request
 * to be held (`Prefer: wait`) gets the final status at once. `manual`: only `advance()` and `finish()` advance them.
 * `{ milliseconds }`: they take that long by the injected clock, half of it in the queue; no request is held.
 */
export type Pace = "poll" | "manual" | { readonly milliseconds: number }

/** Advances executions according to a pace. */
export interface Progress {
  /** Called before an execution is read. */
  beforeRead(execution: StoredExecution, now: string): void
  /** Called for a request with `Prefer: wait`; returns whether the preference was applied. */
  hold(execution: StoredExecution, now: string): boolean
}

/** Creates the progress of a pace. */
export function createProgress(pace: Pace): Progress {
  return {
    beforeRead(execution, now) {
      if (pace === "poll") advanceUnlessSlow(execution, now)
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

/** Returns whether an execution has ended. */
export function isFinal({ status }: Pick<StoredExecution, "status">): boolean {
  return status === "Completed" || status === "Failed"
}

/** Advances an execution to its next status: Queued, Processing, final. One that has ended does not change. */
export function advance(execution: StoredExecution, now: string): void {
  if (execution.status === "Queued") {
    execution.status = "Processing"
    execution.startedAt = now
  } else if (execution.status === "Processing") end(execution, now)
}

/** Advances an execution to its final status. */
export function finish(execution: StoredExecution, now: string): void {
  while (!isFinal(execution)) advance(execution, now)
}

/** Ends an execution as `Failed` with the reason `cancelled`. @throws {Rejection} `conflict` when it has ended. */
export function cancel(execution: StoredExecution, now: string): void {
  if (isFinal(execution)) throw new Rejection("conflict", `The execution has already ended as ${execution.status}.`)
  fail(execution, "cancelled", now)
}

function advanceUnlessSlow(execution: StoredExecution, now: string): void {
  const isHeldBack = execution.outcome.isSlow && execution.status === "Processing"
  if (!isHeldBack) advance(execution, now)
}

function catchUp(execution: StoredExecution, now: string, milliseconds: number): void {
  const createdAtMs = Date.parse(execution.createdAt)
  const timeAt = (share: number) => new Date(createdAtMs + milliseconds * share).toISOString()
  if (execution.status === "Queued" && now >= timeAt(0.5)) advance(execution, timeAt(0.5))
  if (execution.status === "Processing" && !execution.outcome.isSlow && now >= timeAt(1)) advance(execution, timeAt(1))
}

function end(execution: StoredExecution, now: string): void {
  const { failure, extractedData } = execution.outcome
  if (failure !== undefined) return fail(execution, failure, now)
  execution.status = "Completed"
  execution.completedAt = now
  execution.extractedData = extractedData
  if (reviewReasons(execution).length > 0) execution.review = "needed"
}

function fail(execution: StoredExecution, reason: string, now: string): void {
  execution.status = "Failed"
  execution.completedAt = now
  execution.errorMessage = `${reason}: ${failureMessages[reason] ?? "The document could not be processed."}`
}

const failureMessages: Readonly<Record<string, string>> = {
  cancelled: "The execution was cancelled.",
  file_encrypted: "The file is protected by a password.",
  file_unreadable: "The file is damaged.",
  file_unsupported: "This type of file is not supported.",
  no_text: "The file contains no readable text.",
  too_many_pages: "The file has too many pages.",
  timeout: "The extraction took too long.",
  no_model: "No model is configured for this document.",
  model_unreachable: "The model could not be reached.",
  model_rejected: "The model rejected the request.",
  model_output_invalid: "The output of the model is invalid.",
  internal: "An internal error occurred.",
} satisfies Record<KnownFailure, string>
