// Node fires a timer at once when its delay does not fit 31 bits; such a limit is as good as none.
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
    const stop = (reason: unknown) => {
      reject(reason)
      controller.abort(reason)
    }
    const onAbort = () => stop(signal?.reason)
    if (signal?.aborted) return onAbort()
    signal?.addEventListener("abort", onAbort)
    const timer = ms < maxTimerMs ? setTimeout(() => stop(onTimeout()), Math.max(0, ms)) : undefined
    const settle = () => {
      clearTimeout(timer)
      signal?.removeEventListener("abort", onAbort)
    }
    controller.signal.addEventListener("abort", settle)
    task(controller.signal).then(resolve, reject).finally(settle)
  })
}

const over = Symbol()

/**
 * Waits; cut short when the caller aborts.
 *
 * @throws the signal's reason
 */
export async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  const forever = () => new Promise<never>(() => {})
  await runWithin(ms, signal, () => over, forever).catch((reason: unknown) => {
    if (reason !== over) throw reason
  })
}
