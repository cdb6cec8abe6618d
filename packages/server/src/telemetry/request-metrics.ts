import { Counter, Histogram, type Registry } from "prom-client"
import type { RequestEnd } from "./events.ts"

/** In seconds, from a lookup by key to the longest wait that a client may request. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** An operation, or a route that is none, and a status of its responses. */
export interface ExpectedRequest {
  readonly operation: string
  readonly status: number
}

/**
 * Counts requests. The histogram has the same count, but only the counter starts at 0: `increase()` misses the first event
 * of a series that starts with it. A histogram initialised to 0 would have 16 lines for each operation and status (4,000 in
 * total); the counter has one (260).
 */
export class RequestMetrics {
  readonly #requests: Counter<"operation" | "status">
  readonly #durations: Histogram<"operation" | "status" | "wait">

  constructor(registry: Registry) {
    const registers = [registry]
    this.#requests = new Counter({
      name: "docsift_http_requests_total",
      help: "Requests that received a response",
      labelNames: ["operation", "status"],
      registers,
    })
    this.#durations = new Histogram({
      name: "docsift_http_request_duration_seconds",
      help: "Time to respond to a request",
      labelNames: ["operation", "status", "wait"],
      buckets: durationBuckets,
      registers,
    })
  }

  /** Initialises the counters of expected requests to 0. */
  expect(requests: readonly ExpectedRequest[]): void {
    for (const { operation, status } of requests) this.#requests.inc({ operation, status }, 0)
  }

  ended({ operation, status, hasWaited }: RequestEnd, seconds: number): void {
    this.#requests.inc({ operation, status })
    this.#durations.observe({ operation, status, wait: hasWaited ? "yes" : "no" }, seconds)
  }
}
