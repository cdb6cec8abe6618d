/** Returns a delay that a timer can have: Node fires one at once that does not fit in 31 bits. 24 days are as good as no limit. */
export function toTimerMs(ms: number): number {
  return Math.min(Math.max(1, ms), 2 ** 31 - 1)
}

/**
 * Runs a task until it ends, its time is up or the caller aborts, whichever comes first, and leaves no timer and no
 * listener behind.
 *
 * The task may ignore its signal: an injected `fetch` often does, and a body may stall forever. `AbortSignal.any` and
 * `AbortSignal.timeout` would keep timers and references until garbage collection.
 *
 * @throws the caller's reason when the caller aborts, the result of `onTimeout()` when the time is up
 */
export function runWithTimeout<T>(
  ms: number,
  signal: AbortSignal | undefined,
  onTimeout: () => unknown,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController()
    const cleaningUp =
      <Outcome>(settle: (outcome: Outcome) => void) =>
      (outcome: Outcome) => {
        clearTimeout(timer)
        signal?.removeEventListener("abort", onAbort)
        settle(outcome)
      }
    const stop = (reason: unknown) => {
      cleaningUp(reject)(reason)
      controller.abort(reason)
    }
    const onAbort = () => stop(signal?.reason)
    const timer = setTimeout(() => stop(onTimeout()), toTimerMs(ms))
    if (signal?.aborted) return onAbort()
    signal?.addEventListener("abort", onAbort)
    task(controller.signal).then(cleaningUp(resolve), cleaningUp(reject))
  })
}

/**
 * Waits for the given time, or until the caller aborts.
 *
 * @throws the signal's reason
 */
export async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  const forever = () => new Promise<never>(() => {})
  // `undefined` means the end of the pause: a signal's reason is never undefined.
  await runWithTimeout(ms, signal, () => undefined, forever).catch((reason: unknown) => {
    if (reason) throw reason
  })
}
