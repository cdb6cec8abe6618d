// Node fires a timer at once when its delay does not fit 31 bits; 24 days are as good as no limit.
const maxTimerMs = 2 ** 31 - 1

/**
 * Runs a task until it ends, its time is over or the caller aborts, whichever comes first, and leaves no timer and no
 * listener behind.
 *
 * It does not rely on the task to heed its signal: an injected `fetch` may ignore it, and a body may stall for ever.
 * `AbortSignal.any` and `AbortSignal.timeout` would keep timers and references until garbage collection.
 *
 * @throws the caller's reason when the caller aborts, `onTimeout()` when the time is over
 */
export function runWithin<T>(
  ms: number,
  signal: AbortSignal | undefined,
  onTimeout: () => unknown,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController()
    const ending =
      <Outcome>(settle: (outcome: Outcome) => void) =>
      (outcome: Outcome) => {
        clearTimeout(timer)
        signal?.removeEventListener("abort", onAbort)
        settle(outcome)
      }
    const stop = (reason: unknown) => {
      ending(reject)(reason)
      controller.abort(reason)
    }
    const onAbort = () => stop(signal?.reason)
    const timer = setTimeout(() => stop(onTimeout()), Math.min(Math.max(1, ms), maxTimerMs))
    if (signal?.aborted) return onAbort()
    signal?.addEventListener("abort", onAbort)
    task(controller.signal).then(ending(resolve), ending(reject))
  })
}

/**
 * Waits; cut short when the caller aborts.
 *
 * @throws the signal's reason
 */
export async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  const forever = () => new Promise<never>(() => {})
  // A signal's reason is never undefined.
  await runWithin(ms, signal, () => undefined, forever).catch((reason: unknown) => {
    if (reason) throw reason
  })
}
