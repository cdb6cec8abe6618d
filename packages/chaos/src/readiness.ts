import { setTimeout as sleep } from "node:timers/promises"

/** Counts of `/readyz` responses. */
export interface ReadinessCounts {
  /** Probes with a response. */
  responses: number
  /** Of these, how many reported the component as unavailable. */
  unavailable: number
}

const everyMs = 500

/** Polls `/readyz` until the signal aborts, and counts how often it reported the component as unavailable. */
export async function watchReadiness(
  url: string,
  component: "database" | "storage",
  signal: AbortSignal,
): Promise<ReadinessCounts> {
  const counts = { responses: 0, unavailable: 0 }
  while (!signal.aborted) {
    try {
      const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(10_000) })
      const body = await response.text()
      counts.responses++
      if (response.status === 503 && body.includes(component)) counts.unavailable++
    } catch {
      // A probe without a response is not counted.
    }
    await sleep(everyMs)
  }
  return counts
}

/** The last response of a readiness probe. */
export interface ReadinessResponse {
  readonly status: number
  readonly text: string
  /** Since the first probe. */
  readonly seconds: number
}

/** Polls a readiness URL until it has the status or the deadline has passed, and returns the last response. */
export async function untilStatus(url: string, status: number, deadlineMs: number): Promise<ReadinessResponse> {
  const startedAt = performance.now()
  for (;;) {
    const response = await fetch(url, { signal: AbortSignal.timeout(deadlineMs) })
    const text = await response.text()
    const seconds = (performance.now() - startedAt) / 1000
    if (response.status === status || seconds * 1000 > deadlineMs) return { status: response.status, text, seconds }
    await sleep(100)
  }
}
