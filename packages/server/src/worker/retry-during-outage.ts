import { AppError } from "../domain/errors.ts"
import { isOutage } from "../domain/outage.ts"

/** Options of {@link retryDuringOutage}. */
export interface RetryOptions {
  /** Ends the retries: the worker stops, or the execution has ended elsewhere. */
  readonly signal: AbortSignal
  /** Longest total time, in milliseconds. */
  readonly deadlineMs: number
  /** Longest pause between two tries, in milliseconds. @default 5 s */
  readonly longestPauseMs?: number
  /** Called with the first failure. */
  readonly onWait: (error: unknown) => void
  /** Decides which errors are retried. @default {@link isUnavailable} */
  readonly isTransient?: (error: unknown) => boolean
}

const firstPauseMs = 250
const defaultLongestPauseMs = 5_000

/** Returns whether an error says that the database or the document store is temporarily unavailable. */
export function isUnavailable(error: unknown): boolean {
  return (error instanceof AppError && error.code === "unavailable") || isOutage(error)
}

/**
 * Retries work while the database or the store is unavailable. The work must be idempotent.
 *
 * @throws the error of the work: at once when it is no outage, otherwise when the deadline is reached.
 */
export async function retryDuringOutage<T>(work: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { signal, deadlineMs, longestPauseMs = defaultLongestPauseMs, onWait, isTransient = isUnavailable } = options
  const deadline = performance.now() + deadlineMs
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await work()
    } catch (error) {
      if (!isTransient(error) || signal.aborted || performance.now() + pauseMs > deadline) throw error
      if (pauseMs === firstPauseMs) onWait(error)
      // With jitter: all workers wait for the same outage to end and must not retry at the same moment.
      await pause(pauseMs * (0.5 + Math.random() / 2), signal)
      if (signal.aborted) throw error
    }
  }
}

/** Waits; the signal ends the wait early. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  const end = () => resolve()
  signal.addEventListener("abort", end)
  await promise
  clearTimeout(timer)
  signal.removeEventListener("abort", end)
}
