/** The error of work that did not finish within its deadline. */
export class DeadlineExceeded extends Error {
  override readonly name = "DeadlineExceeded"

  constructor(timeoutMs: number) {
    super(`no result within ${timeoutMs / 1000} s`)
  }
}

/** The bounds of one wait. */
export interface DeadlineOptions<Late> {
  readonly timeoutMs: number
  /** Ends the wait early; its reason is thrown. */
  readonly signal?: AbortSignal | undefined
  /** Supplies the result, or throws, once the time is up. @default throws {@link DeadlineExceeded} */
  readonly onTimeout?: (error: DeadlineExceeded) => Late
}

/**
 * Waits for `work` until the deadline. Work that respects its signal is cancelled; work that cannot be cancelled is left
 * running, and its late rejection is dropped.
 *
 * @throws {DeadlineExceeded} when the time is up, unless `onTimeout` says otherwise.
 */
export async function withDeadline<T, Late = never>(
  work: (signal: AbortSignal) => Promise<T>,
  { timeoutMs, signal, onTimeout }: DeadlineOptions<Late>,
): Promise<T | Late> {
  signal?.throwIfAborted()
  const controller = new AbortController()
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const end = (reason: unknown) => {
    // Before the abort: the caller gets this reason, not the error that the aborted work throws.
    reject(reason)
    controller.abort(reason)
  }
  // Created when the time is up: the stack of an error costs more than all else here, and hardly any wait ends that way.
  let late: DeadlineExceeded | undefined
  const cancel = () => end(signal?.reason)
  const timer = setTimeout(() => end((late = new DeadlineExceeded(timeoutMs))), timeoutMs)
  signal?.addEventListener("abort", cancel, { once: true })
  try {
    const running = work(controller.signal)
    running.catch(() => undefined)
    return await Promise.race([running, ended])
  } catch (error) {
    if (late !== undefined && error === late && onTimeout !== undefined) return onTimeout(late)
    throw error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener("abort", cancel)
  }
}
