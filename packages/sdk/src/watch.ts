import type { WithResponse } from "./call.ts"
import { TimeoutError } from "./errors/timeout-error.ts"
import { WaitTimeoutError } from "./errors/wait-timeout-error.ts"
import { pause } from "./limit.ts"
import type { CallOptions } from "./options.ts"
import type { ExecutionStatusView } from "./types/execution.ts"
import type { ExecutionId } from "./types/ids.ts"

/** Changes how an execution is waited for. */
export interface WatchOptions extends Omit<CallOptions, "deadline" | "idempotencyKey"> {
  /** Milliseconds for the whole wait, not for an attempt. @default 3_600_000, an hour */
  readonly timeout?: number | undefined
}

/** Asks for the status with the given preference. */
export type ReadStatus = (
  id: ExecutionId,
  options: CallOptions & { readonly wait?: number },
) => Promise<WithResponse<ExecutionStatusView>>

const defaultTimeoutMs = 3_600_000

// Proxies commonly cut a silent connection after 30 s; the server would hold it for up to 60.
const maxHoldSeconds = 25
// Beyond the hold: the time one attempt may take.
const attemptMs = 30_000
// A server that restarts or fails over is back within this many retries (about half a minute); each poll has them anew.
const retriesPerPoll = 8

const firstPollMs = 200
const maxPollMs = 5_000

/** Tells whether a status is one of the two that never change again. */
export function isFinal(status: string): boolean {
  return status === "Completed" || status === "Failed"
}

/**
 * Yields the states of an execution as they change, the final one last.
 *
 * Each request asks the server to hold it (`Prefer: wait`, RFC 7240). When the answer comes early all the same, with a
 * state that is not final, the server does not hold: be it an older one, or one that knows a status this code does not.
 * Then the pauses between the requests grow by half from 0.2 s to 5 s, and start over when the status changes.
 *
 * @throws {WaitTimeoutError} when the time is over; the execution goes on
 */
export async function* watch(
  readStatus: ReadStatus,
  id: ExecutionId,
  options: WatchOptions = {},
): AsyncGenerator<ExecutionStatusView, void> {
  const { timeout: timeoutMs = defaultTimeoutMs, signal, maxRetries = retriesPerPoll, headers } = options
  const endsAt = performance.now() + timeoutMs
  let pollMs = firstPollMs
  let last: string | undefined
  for (;;) {
    const askedAt = performance.now()
    const leftMs = endsAt - askedAt
    if (leftMs <= 0) throw new WaitTimeoutError(id, timeoutMs)
    const wait = Math.min(maxHoldSeconds, Math.floor(leftMs / 1000))
    const timeout = wait * 1000 + attemptMs
    const view = await readStatus(id, { signal, maxRetries, headers, timeout, deadline: leftMs, wait }).then(
      ({ data }) => data,
      (error: unknown) => {
        if (error instanceof TimeoutError && performance.now() >= endsAt - 1)
          throw new WaitTimeoutError(id, timeoutMs, { cause: error })
        throw error
      },
    )
    if (view.status !== last) {
      last = view.status
      pollMs = firstPollMs
      yield view
    }
    if (isFinal(view.status)) return
    if (wait > 0 && performance.now() - askedAt >= wait * 900) continue
    await pause(Math.min(pollMs * (0.75 + Math.random() / 2), Math.max(0, endsAt - performance.now())), signal)
    pollMs = Math.min(maxPollMs, pollMs * 1.5)
  }
}
