import type { FileKind } from "@docsift/engine"
import type { ErrorCode } from "../generated/error-codes.ts"
import type { FailureReason } from "../domain/failure.ts"
import type { ExecutionId } from "../domain/ids.ts"

/** The end of a request. */
export interface RequestEnd {
  /** The operationId; `health`, `file`, `docs` or `other` for a route that is no operation of the interface. */
  readonly operation: string
  readonly method: string
  readonly status: number
  readonly requestId: string
  readonly errorCode: ErrorCode | undefined
  /** Whether the client asked to wait (`Prefer: wait`): its duration then does not measure the server. */
  readonly hasWaited: boolean
}

/** The start of a run. */
export interface RunStart {
  readonly executionId: ExecutionId
  readonly attempt: number
  readonly kind: FileKind | "other"
  /** The trace of the request that queued the execution (W3C Trace Context). */
  readonly traceparent: string | undefined
}

/**
 * The outcome of a run: completed, the reason of a failure, handed back to the queue, dropped because the execution was
 * final or a newer attempt existed, or unsettled because its result could not be stored.
 */
export type RunOutcome = "completed" | FailureReason | "handed_back" | "dropped" | "unsettled"
