import type { FileKind } from "@docsift/engine"
import { type FailureReason, failureReasons } from "../domain/failure.ts"
import type { Job } from "../ports/job-queue.ts"
import type { Logger } from "../ports/logger.ts"
import type { StartedAttempt } from "../repositories/execution-runs.ts"
import type { RunOutcome } from "../telemetry/events.ts"

/** An attempt that has ended. */
export interface EndedAttempt {
  readonly job: Job
  readonly run: StartedAttempt
  readonly kind: FileKind | "other"
  readonly outcome: RunOutcome
  /** Undefined unless the document was read completely. */
  readonly pages: number | undefined
  readonly durationMs: number
  /** The trace of the attempt; undefined when it is not traced. */
  readonly traceId: string | undefined
}

const reasons: ReadonlySet<string> = new Set(failureReasons)

/** Logs the outcome of an attempt in one line without names, text, or sentences that quote a document. */
export function logAttempt(logger: Logger, { job, run, outcome, durationMs, ...facts }: EndedAttempt): void {
  const isFailed = isFailure(outcome)
  const level = outcome === "completed" || outcome === "dropped" ? "info" : "warn"
  logger[level](
    {
      executionId: run.id,
      attempt: run.attempt,
      outcome: isFailed ? "failed" : outcome,
      reason: isFailed ? outcome : undefined,
      ...facts,
      sizeBytes: run.sizeBytes,
      durationMs: Math.round(durationMs),
      organizationId: run.organizationId,
      workflowId: run.workflowId,
      ...originOf(job),
    },
    "execution attempt finished",
  )
}

/** Returns the ids of the request that queued a job. */
function originOf({ requestId, traceparent }: Job) {
  return { requestId, requestTraceId: traceparent?.split("-")[1] }
}

function isFailure(outcome: RunOutcome): outcome is FailureReason {
  return reasons.has(outcome)
}
