import { AppError } from "../domain/errors.ts"
import { isOutage } from "../domain/outage.ts"

/** How long to be patient. */
export interface Patience {
  /** Ends the wait: the worker stops, or the execution has ended elsewhere. */
  readonly signal: AbortSignal
  /** Longest time over all, in milliseconds. */
  readonly deadlineMs: number
  /** Is told of the first failure. */
  readonly onWait: (error: unknown) => void
  /** Says of which errors to wait for the end. @default {@link isAway} */
  readonly isPassing?: (error: unknown) => boolean
}

const firstPauseMs = 250
const longestPauseMs = 5_000

/** Tells whether an error says that the database or the documents' store is away: nobody's fault, and it passes. */
export function isAway(error: unknown): boolean {
  return (error instanceof AppError && error.code === "unavailable") || isOutage(error)
}

/**
 * Repeats work for as long as the database or the store is away. The work must bear to be repeated.
 *
 * @throws what the work throws: at once when it is something else, at last when patience is over.
 */
export async function throughOutage<T>(work: () => Promise<T>, patience: Patience): Promise<T> {
  const { signal, deadlineMs, onWait, isPassing = isAway } = patience
  const deadline = performance.now() + deadlineMs
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await work()
    } catch (error) {
      if (!isPassing(error) || signal.aborted || performance.now() + pauseMs > deadline) throw error
      if (pauseMs === firstPauseMs) onWait(error)
      // All workers wait for the same thing; they must not all come back in the same moment.
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
