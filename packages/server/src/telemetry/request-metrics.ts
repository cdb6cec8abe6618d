import { Counter, Histogram, type Registry } from "prom-client"
import type { RequestEnd } from "./telemetry.ts"

/** Seconds. From a look-up by key to the longest wait a caller may ask for. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** An operation, or a place beside the document's operations, and a status that it may answer. */
export interface ExpectedRequest {
  readonly operation: string
  readonly status: number
}

/**
 * Counts requests. The counter stands beside the histogram, whose count is the same, because it begins at 0: `increase()`
 * does not see the first event of a series that begins with it. A histogram that did so would have 16 lines for each
 * operation and status (4,000 in all); the counter has one (260).
 */
export class RequestMetrics {
  readonly #requests: Counter<"operation" | "status">
  readonly #durations: Histogram<"operation" | "status" | "wait">

  constructor(registry: Registry) {
    const registers = [registry]
    this.#requests = new Counter({
      name: "docsift_http_requests_total",
      help: "Requests that were answered",
      labelNames: ["operation", "status"],
      registers,
    })
    this.#durations = new Histogram({
      name: "docsift_http_request_duration_seconds",
      help: "Time to answer a request",
      labelNames: ["operation", "status", "wait"],
      buckets: durationBuckets,
      registers,
    })
  }

  /** Begins to count at 0 what will be answered. */
  expect(requests: readonly ExpectedRequest[]): void {
    for (const { operation, status } of requests) this.#requests.inc({ operation, status }, 0)
  }

  ended({ operation, status, hasWaited }: RequestEnd, seconds: number): void {
    this.#requests.inc({ operation, status })
    this.#durations.observe({ operation, status, wait: hasWaited ? "yes" : "no" }, seconds)
  }
}
