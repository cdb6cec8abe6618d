import type { ModelUsage } from "@docsift/engine"
import type { FailureReason } from "../domain/failure.ts"
import type { DeliveryError } from "../domain/webhook.ts"
import type { RequestEnd, RunOutcome, RunStart } from "./events.ts"
import type { Metrics } from "./metrics.ts"
import type { ExpectedRequest } from "./request-metrics.ts"
import type { Tracing } from "./tracing.ts"

/** A request that is counted and traced. */
export interface WatchedRequest {
  /** Handles the request; jobs that it adds are linked to its trace. */
  run<T>(work: () => Promise<T>): Promise<T>
  /** The id of its trace; undefined when it is not traced. */
  readonly traceId: string | undefined
  end(end: RequestEnd): void
}

/** A run that is counted and traced. */
export interface WatchedRun {
  /** The id of its trace; undefined when it is not traced. */
  readonly traceId: string | undefined
  end(outcome: RunOutcome): void
}

/** Counts and traces requests and runs; does nothing when neither metrics nor tracing are configured. */
export class Telemetry {
  readonly #metrics: Metrics | undefined
  readonly #tracing: Tracing | undefined

  constructor(metrics?: Metrics, tracing?: Tracing) {
    this.#metrics = metrics
    this.#tracing = tracing
  }

  /** Declares the requests that will be counted, so that their counters start at 0. */
  requestsExpected(requests: readonly ExpectedRequest[]): void {
    this.#metrics?.requestsExpected(requests)
  }

  /**
   * Starts to count and trace a request; returns undefined when neither is configured.
   *
   * @param isProbe - whether it is a health probe, which is counted but not traced: probes would outnumber other traces.
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

  /** Starts to count and trace a run. */
  watchRun(start: RunStart): WatchedRun {
    const startedAt = performance.now()
    this.#metrics?.runStarted()
    const span = this.#tracing?.startRun(start)
    return {
      traceId: span?.traceId,
      end: (outcome) => {
        this.#metrics?.runEnded(start.kind, outcome, (performance.now() - startedAt) / 1000)
        span?.end(outcome)
      },
    }
  }

  /** Counts the bytes of a stored document. */
  fileStored(sizeBytes: number): void {
    this.#metrics?.fileStored(sizeBytes)
  }

  /** Counts an execution that became final: Completed, or Failed when there is a reason. */
  executionEnded(reason?: FailureReason): void {
    this.#metrics?.executionEnded(reason)
  }

  /** Counts an attempt that was refunded to its execution. */
  attemptRefunded(): void {
    this.#metrics?.attemptRefunded()
  }

  /** Counts an attempt for which the document store did not return the document. */
  documentUnread(): void {
    this.#metrics?.documentUnread()
  }

  /** Counts an attempt to deliver a message to a webhook, which failed when there is an error. */
  webhookAttempted(error?: DeliveryError): void {
    this.#metrics?.webhookAttempted(error)
  }

  /** Counts the calls and tokens of language models for one document. */
  modelsUsed(usage: readonly ModelUsage[]): void {
    this.#metrics?.modelsUsed(usage)
  }

  /** Returns the `traceparent` of the current request, for the jobs it adds; undefined when it is not traced. */
  traceparent(): string | undefined {
    return this.#tracing?.traceparent()
  }

  /** Sends the spans that are still buffered, within a few seconds. */
  async stop(): Promise<void> {
    await this.#tracing?.stop()
  }
}
