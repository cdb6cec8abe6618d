/** What ends work besides its own end. */
export interface EndingConditions {
  readonly signals: readonly AbortSignal[]
  /** The signal of the work is aborted with a `TimeoutError` when it has not ended by then. @default no limit */
  readonly timeoutMs?: number
}

/**
 * Runs work with a signal that is aborted with the first of several; afterwards nothing refers to it any more.
 *
 * `AbortSignal.any` and `AbortSignal.timeout` do the same without an end: a server kept 1.8 kB of each execution until the time limit of
 * its document, ten minutes (measured).
 */
export async function withJoinedSignal<T>(
  { signals, timeoutMs }: EndingConditions,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const follow = (): void => controller.abort(signals.find((signal) => signal.aborted)?.reason)
  const expire = (): void => controller.abort(new DOMException("The work took too long.", "TimeoutError"))
  const timer = timeoutMs === undefined ? undefined : setTimeout(expire, timeoutMs)
  for (const signal of signals) signal.addEventListener("abort", follow, { once: true })
  if (signals.some((signal) => signal.aborted)) follow()
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
    for (const signal of signals) signal.removeEventListener("abort", follow)
  }
}
