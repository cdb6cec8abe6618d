/** A limit on the bytes that concurrent tasks hold in memory; further tasks wait, first in, first out. */
export class ByteBudget {
  #freeBytes: number
  readonly #waiting: { readonly bytes: number; readonly start: () => void }[] = []

  constructor(bytes: number) {
    this.#freeBytes = bytes
  }

  /** Runs a task once `bytes` are free, which must not exceed the budget. The signal ends the wait, not the task. */
  async run<T>(bytes: number, signal: AbortSignal, task: () => Promise<T>): Promise<T> {
    await this.#acquire(bytes, signal)
    try {
      return await task()
    } finally {
      this.#freeBytes += bytes
      this.#startWaiting()
    }
  }

  async #acquire(bytes: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiter = { bytes, start: resolve }
    const cancel = () => {
      const index = this.#waiting.indexOf(waiter)
      // Already started: the task handles the signal itself.
      if (index === -1) return
      this.#waiting.splice(index, 1)
      reject(signal.reason)
      this.#startWaiting()
    }
    this.#waiting.push(waiter)
    signal.addEventListener("abort", cancel, { once: true })
    this.#startWaiting()
    try {
      await promise
    } finally {
      signal.removeEventListener("abort", cancel)
    }
  }

  #startWaiting(): void {
    for (let next = this.#waiting[0]; next !== undefined && next.bytes <= this.#freeBytes; next = this.#waiting[0]) {
      this.#waiting.shift()
      this.#freeBytes -= next.bytes
      next.start()
    }
  }
}
