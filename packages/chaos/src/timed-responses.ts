import { setTimeout as sleep } from "node:timers/promises"
import type { Replica } from "./replica.ts"

/** The status and the duration of a request. */
export interface TimedResponse {
  /** 0 without a response. */
  readonly status: number
  readonly seconds: number
}

const everyMs = 200
const deadlineMs = 60_000

/** Requests the list of workflows from the servers in round-robin, five times a second for `forMs`; waits for every response. */
export async function timeResponses(serves: readonly Replica[], key: string, forMs: number): Promise<TimedResponse[]> {
  const asked: Promise<TimedResponse>[] = []
  const until = performance.now() + forMs
  while (performance.now() < until) {
    const url = serves[asked.length % serves.length]?.url
    asked.push(ask(`${url}/api/v1/workflows?limit=1`, key))
    await sleep(everyMs)
  }
  return Promise.all(asked)
}

async function ask(url: string, key: string): Promise<TimedResponse> {
  const startedAt = performance.now()
  const seconds = () => (performance.now() - startedAt) / 1000
  try {
    const response = await fetch(url, { headers: { "x-api-key": key }, signal: AbortSignal.timeout(deadlineMs) })
    await response.arrayBuffer()
    return { status: response.status, seconds: seconds() }
  } catch {
    // A reset or the deadline: the caller counts it.
    return { status: 0, seconds: seconds() }
  }
}
