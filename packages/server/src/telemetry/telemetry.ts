import type { FileKind, ModelUsage } from "@docsift/engine"
import type { ErrorCode } from "../generated/error-codes.ts"
import type { FailureReason } from "../domain/failure.ts"
import type { ExecutionId } from "../domain/ids.ts"
import type { Metrics } from "./metrics.ts"
import type { ExpectedRequest } from "./request-metrics.ts"
import type { Tracing } from "./tracing.ts"

/** How a request ended. */
export interface RequestEnd {
  /** The operationId, or `health`, `file`, `docs`, `other` for what is no operation of the document. */
  readonly operation: string
  readonly method: string
  readonly status: number
  readonly requestId: string
  readonly errorCode: ErrorCode | undefined
  /** Whether the caller asked to wait (`Prefer`): its time says nothing about the server. */
  readonly hasWaited: boolean
}

/** A request under observation. */
export interface WatchedRequest {
  /** Does the request's work; jobs that it adds remember which request they came from. */
  run<T>(work: () => Promise<T>): Promise<T>
  /** The trace that it belongs to; undefined when it is not traced. */
  readonly traceId: string | undefined
  end(end: RequestEnd): void
}

/** A run that has begun. */
export interface RunFacts {
  readonly executionId: ExecutionId
  readonly attempt: number
  readonly kind: FileKind | "other"
  /** Names the request that queued the execution (W3C Trace Context). */
  readonly traceparent: string | undefined
}

/**
 * How a run ended: Completed, Failed for a reason, handed back to the queue, dropped because the execution was final or
 * a newer attempt existed, or unsettled because its end could not be stored.
 */
export type RunOutcome = "completed" | FailureReason | "handed_back" | "dropped" | "unsettled"

/** A run under observation. */
export interface WatchedRun {
  /** The trace that it belongs to; undefined when it is not traced. */
  readonly traceId: string | undefined
  end(outcome: RunOutcome): void
}

/** Counts and traces what the server does; without metrics and tracing every call does nothing. */
export class Telemetry {
  readonly #metrics: Metrics | undefined
  readonly #tracing: Tracing | undefined

  constructor(metrics?: Metrics, tracing?: Tracing) {
    this.#metrics = metrics
    this.#tracing = tracing
  }

  /** Names the requests that will be counted, so that their counters begin at 0. */
  requestsExpected(requests: readonly ExpectedRequest[]): void {
    this.#metrics?.requestsExpected(requests)
  }

  /**
   * Begins to watch a request; undefined when nobody wants to know.
   *
   * @param isProbe - a health probe, which is counted and not traced: a trace of each would bury those of documents.
   */
  watchRequest(headers: Headers, isProbe: boolean): WatchedRequest | undefined {
    if (this.#metrics === undefined && this.#tracing === undefined) return undefined
    const startedAt = performance.now()
    const span = isProbe ? undefined : this.#tracing?.startRequest(headers)
    return {
      traceId: span?.traceId,
      run: (work) => (span === undefined ? work() : span.run(work)),
      end: (end) => {
        this.#metrics?.requestEnded(end, (performance.now() - startedAt) / 1000)
        span?.end(end)
      },
    }
  }

  /** Begins to watch a run. */
  watchRun(facts: RunFacts): WatchedRun {
    const startedAt = performance.now()
    this.#metrics?.runBegan()
    const span = this.#tracing?.startRun(facts)
    return {
      traceId: span?.traceId,
      end: (outcome) => {
        this.#metrics?.runEnded(facts.kind, outcome, (performance.now() - startedAt) / 1000)
        span?.end(outcome)
      },
    }
  }

  /** Counts the bytes of a stored document. */
  fileStored(sizeBytes: number): void {
    this.#metrics?.fileStored(sizeBytes)
  }

  /** Counts an execution that became final; without a reason it is Completed. */
  executionEnded(reason?: FailureReason): void {
    this.#metrics?.executionEnded(reason)
  }

  /** Counts an attempt that was handed back and cost the execution none. */
  attemptRefunded(): void {
    this.#metrics?.attemptRefunded()
  }

  /** Counts an attempt that the document store did not give the document for. */
  documentUnread(): void {
    this.#metrics?.documentUnread()
  }

  /** Counts what language models cost for one document. */
  modelsUsed(usage: readonly ModelUsage[]): void {
    this.#metrics?.modelsUsed(usage)
  }

  /** Names the request that is being answered, for the job it adds; undefined when nothing is traced. */
  traceparent(): string | undefined {
    return this.#tracing?.traceparent()
  }

  /** Sends what is still held, within a few seconds. */
  async stop(): Promise<void> {
    await this.#tracing?.stop()
  }
}
