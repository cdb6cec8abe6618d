/** Lets work run while the bytes it holds in memory fit; the rest waits, first come, first served. */
export class ByteBudget {
  #freeBytes: number
  readonly #waiting: { readonly bytes: number; readonly start: () => void }[] = []

  constructor(bytes: number) {
    this.#freeBytes = bytes
  }

  /** Runs the task once `bytes`, no more than the whole budget, are free. The signal ends the wait, not the task. */
  async run<T>(bytes: number, signal: AbortSignal, task: () => Promise<T>): Promise<T> {
    await this.#take(bytes, signal)
    try {
      return await task()
    } finally {
      this.#freeBytes += bytes
      this.#startWaiting()
    }
  }

  async #take(bytes: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const place = { bytes, start: resolve }
    const leave = () => {
      const index = this.#waiting.indexOf(place)
      // Started already: the task sees the signal itself.
      if (index === -1) return
      this.#waiting.splice(index, 1)
      reject(signal.reason)
      this.#startWaiting()
    }
    this.#waiting.push(place)
    signal.addEventListener("abort", leave, { once: true })
    this.#startWaiting()
    try {
      await promise
    } finally {
      signal.removeEventListener("abort", leave)
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
