import { setTimeout as sleep } from "node:timers/promises"

/** What `/readyz` said, how often. */
export interface Readings {
  /** Probes that were answered. */
  answered: number
  /** Of these, how many said that this part is away. */
  away: number
}

const everyMs = 500

/** Asks `/readyz` until the signal, and counts how often it called a part away. */
export async function watchReadiness(
  url: string,
  part: "database" | "storage",
  signal: AbortSignal,
): Promise<Readings> {
  const readings = { answered: 0, away: 0 }
  while (!signal.aborted) {
    try {
      const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(10_000) })
      const body = await answer.text()
      readings.answered++
      if (answer.status === 503 && body.includes(part)) readings.away++
    } catch {
      // No answer is counted by its absence.
    }
    await sleep(everyMs)
  }
  return readings
}

/** The last response of a readiness probe. */
export interface ReadinessResponse {
  readonly status: number
  readonly text: string
  /** Since the first probe. */
  readonly seconds: number
}

/** Asks a readiness address until it has a status, and returns the last response, after the deadline whatever it is. */
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
