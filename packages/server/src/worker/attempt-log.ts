import type { FileKind } from "@docsift/engine"
import { type FailureReason, failureReasons } from "../domain/failure.ts"
import type { Job, Logger } from "../ports.ts"
import type { BegunExecution } from "../repositories/execution-runs.ts"
import type { RunOutcome } from "../telemetry/telemetry.ts"

/** An attempt that has ended. */
export interface EndedAttempt {
  readonly job: Job
  readonly run: BegunExecution
  readonly kind: FileKind | "other"
  readonly outcome: RunOutcome
  /** Undefined unless the document was read to its end. */
  readonly pages: number | undefined
  readonly durationMs: number
  /** The attempt's own trace; undefined when it is not traced. */
  readonly traceId: string | undefined
}

const reasons: ReadonlySet<string> = new Set(failureReasons)

/** Writes the one line that tells what became of an attempt: no name, no text, no sentence that quotes a document. */
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

/** What a job tells of the request that queued it. */
function originOf({ requestId, traceparent }: Job) {
  return { requestId, requestTraceId: traceparent?.split("-")[1] }
}

function isFailure(outcome: RunOutcome): outcome is FailureReason {
  return reasons.has(outcome)
}
