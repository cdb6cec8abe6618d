import { TimeoutError } from "../errors/timeout-error.ts"
import { WaitTimeoutError } from "../errors/wait-timeout-error.ts"
import type { ExecutionId } from "../generated/ids.ts"
import type { CallOptions, ClientOptions } from "../options.ts"
import type { ExecutionStatusView } from "../types/execution.ts"
import { pause } from "./timeout.ts"

/** Options for waiting until an execution ends. */
export interface WatchOptions extends Omit<CallOptions, "deadline" | "idempotencyKey"> {
  /** Milliseconds for the entire wait. @default the client's `deadline`, else 3_600_000, an hour */
  readonly deadline?: number | undefined
}

/** The time limit of a wait for an execution. */
export interface WaitLimit {
  /** Returns the milliseconds until the wait ends. @throws {WaitTimeoutError} when the time is up */
  readonly leftMs: () => number
  /** Throws the error of a request of the wait; when it timed out because the time is up, the wait's error. */
  readonly fail: (cause: unknown) => never
}

const defaultDeadlineMs = 3_600_000

/** Creates the limit of a wait that starts now. */
export function createWaitLimit(id: ExecutionId, options: WatchOptions, settings: WatchDefaults): WaitLimit {
  const deadlineMs = options.deadline ?? settings.deadline ?? defaultDeadlineMs
  const endsAt = performance.now() + deadlineMs
  const leftMs = () => {
    const left = endsAt - performance.now()
    if (left > 0) return left
    throw new WaitTimeoutError(id, deadlineMs)
  }
  const fail = (cause: unknown) => {
    // A timer may fire slightly early.
    const isTimeUp = cause instanceof TimeoutError && performance.now() > endsAt - 5
    throw isTimeUp ? new WaitTimeoutError(id, deadlineMs, { cause }) : cause
  }
  return { leftMs, fail }
}

/** The options of a client that apply to waits. */
export type WatchDefaults = Pick<ClientOptions, "deadline" | "timeout" | "maxRetries">

// Proxies commonly close an idle connection after 30 s; the server would hold it for up to 60.
const maxHoldSeconds = 25
// For one attempt: the longest hold plus half a minute. A shorter limit of the caller leaves half of it to the response.
const attemptTimeoutMs = 55_000
// A restart or failover of the server takes less than this many retries (about half a minute); each poll has its own.
const retriesPerPoll = 8

const firstPollMs = 200
const maxPollMs = 5_000

/**
 * Yields the status of an execution whenever it changes, the final one last.
 *
 * Each request asks the server to hold it until the execution ends (`Prefer: wait`, RFC 7240), twice as long as the one
 * before. So an intermediate status is seen with a delay no longer than the time already waited, and 25 s at most. A
 * response that arrives early with a status that is not final means that the server does not hold requests: it is
 * an older one, or it knows a status that this code does not. Then the pauses between the requests grow by half from
 * 0.2 s to 5 s, and start over when the status changes.
 *
 * @throws {WaitTimeoutError} when the time is up; the execution continues
 */
export async function* watch(
  readStatus: (id: ExecutionId, options: CallOptions) => Promise<ExecutionStatusView>,
  id: ExecutionId,
  options: WatchOptions,
  defaults: WatchDefaults,
  limit: WaitLimit,
): AsyncGenerator<ExecutionStatusView, void> {
  const { timeout = defaults.timeout ?? attemptTimeoutMs, maxRetries = defaults.maxRetries ?? retriesPerPoll } = options
  const mostHoldSeconds = Math.min(maxHoldSeconds, timeout / 2000)
  let holdSeconds = 0.5 // doubled before it is used
  let pollMs = 0
  let last: string | undefined
  for (;;) {
    const deadline = limit.leftMs()
    holdSeconds = Math.floor(Math.min(holdSeconds * 2, mostHoldSeconds, deadline / 1000))
    const headers = { prefer: `wait=${holdSeconds}`, ...options.headers }
    const view = await readStatus(id, { ...options, maxRetries, headers, timeout, deadline }).catch(limit.fail)
    const { status } = view
    if (status !== last) {
      last = status
      pollMs = firstPollMs
      yield view
    }
    if (status === "Completed" || status === "Failed") return
    const leftMs = limit.leftMs()
    if (holdSeconds && deadline - leftMs > holdSeconds * 900) continue
    await pause(Math.min(pollMs, leftMs), options.signal)
    pollMs = Math.min(maxPollMs, pollMs * 1.5)
  }
}
