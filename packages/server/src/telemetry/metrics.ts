import type { FileKind, ModelUsage } from "@docsift/engine"
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client"
import type { OpenDatabase } from "../database/database.ts"
import type { FailureReason } from "../domain/failure.ts"
import { LoadGauges } from "./load-gauges.ts"
import type { LoadSampler } from "./load-sampler.ts"
import { watchPool } from "./pool-metrics.ts"
import type { RequestEnd, RunOutcome } from "./telemetry.ts"

/** Seconds. From a look-up by key to the longest wait a caller may ask for. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]
/** Seconds. From a two-line text to the default limit of a run. */
const runBuckets = [0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900]

/** Counts for Prometheus. Every label has a closed set of values, never an id or a name that a caller chose. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #load: LoadSampler
  readonly #loadGauges: LoadGauges
  readonly #requests: Histogram<"operation" | "status" | "wait">
  readonly #uploadedBytes: Counter
  readonly #executions: Counter<"status" | "reason">
  readonly #runs: Histogram<"kind" | "outcome">
  readonly #seatsInUse: Gauge
  readonly #modelCalls: Counter<"slot">
  readonly #modelTokens: Counter<"slot" | "direction">

  /** @param seats - documents this process can have in work at once. */
  constructor(seats: number, load: LoadSampler) {
    const registers = [this.#registry]
    collectDefaultMetrics({ register: this.#registry })
    this.#requests = new Histogram({
      name: "docsift_http_request_duration_seconds",
      help: "Time to answer a request; its count is the number of requests",
      labelNames: ["operation", "status", "wait"],
      buckets: requestBuckets,
      registers,
    })
    this.#uploadedBytes = new Counter({
      name: "docsift_uploaded_bytes_total",
      help: "Bytes of documents that were stored",
      registers,
    })
    this.#executions = new Counter({
      name: "docsift_executions_total",
      help: "Executions that became final here",
      labelNames: ["status", "reason"],
      registers,
    })
    this.#runs = new Histogram({
      name: "docsift_run_duration_seconds",
      help: "Time of one attempt at a document",
      labelNames: ["kind", "outcome"],
      buckets: runBuckets,
      registers,
    })
    this.#seatsInUse = new Gauge({
      name: "docsift_worker_seats_in_use",
      help: "Documents in work in this process",
      registers,
    })
    new Gauge({ name: "docsift_worker_seats", help: "Documents this process can have in work", registers }).set(seats)
    this.#modelCalls = new Counter({
      name: "docsift_model_calls_total",
      help: "Questions to language models for documents that were answered",
      labelNames: ["slot"],
      registers,
    })
    this.#modelTokens = new Counter({
      name: "docsift_model_tokens_total",
      help: "Tokens of these questions, as the provider counts them",
      labelNames: ["slot", "direction"],
      registers,
    })
    this.#load = load
    this.#loadGauges = new LoadGauges(this.#registry)
  }

  /** Shows the connections to PostgreSQL of this process as well. */
  watchPool(pool: NonNullable<OpenDatabase["pool"]>): void {
    watchPool(pool, this.#registry)
  }

  requestEnded({ operation, status, hasWaited }: RequestEnd, seconds: number): void {
    this.#requests.observe({ operation, status, wait: hasWaited ? "yes" : "no" }, seconds)
  }

  fileStored(sizeBytes: number): void {
    this.#uploadedBytes.inc(sizeBytes)
  }

  executionEnded(reason: FailureReason | undefined): void {
    this.#executions.inc({ status: reason === undefined ? "Completed" : "Failed", reason: reason ?? "" })
  }

  runBegan(): void {
    this.#seatsInUse.inc()
  }

  runEnded(kind: FileKind | "other", outcome: RunOutcome, seconds: number): void {
    this.#seatsInUse.dec()
    this.#runs.observe({ kind, outcome }, seconds)
  }

  modelsUsed(usage: readonly ModelUsage[]): void {
    for (const { slot, calls, inputTokens, outputTokens } of usage) {
      this.#modelCalls.inc({ slot }, calls)
      this.#modelTokens.inc({ slot, direction: "input" }, inputTokens)
      this.#modelTokens.inc({ slot, direction: "output" }, outputTokens)
    }
  }

  /** Writes all metrics in Prometheus' text format. */
  async print(): Promise<{ readonly contentType: string; readonly text: string }> {
    // Before anything is printed: one sample serves all its gauges.
    this.#loadGauges.show(await this.#load.sample())
    return { contentType: this.#registry.contentType, text: await this.#registry.metrics() }
  }
}
