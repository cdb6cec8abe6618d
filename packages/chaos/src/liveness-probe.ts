import { setTimeout as sleep } from "node:timers/promises"

/** Short enough to catch every pause that a person or a probe would notice. */
const everyMs = 25
/** Longer than any pause that is not a failure of the entire process. */
const giveUpMs = 30_000

/** Polls a server's `/livez` continuously and records the slowest response. */
export class LivenessProbe implements AsyncDisposable {
  readonly #url: string
  readonly #stop = new AbortController()
  readonly #ended: Promise<void>
  #count = 0
  #failed = 0
  #longestMs = 0

  constructor(url: string) {
    this.#url = url
    this.#ended = this.#ask()
  }

  /** Number of probes so far. */
  get count(): number {
    return this.#count
  }

  /** Number of probes without a 200 within 30 s. */
  get failed(): number {
    return this.#failed
  }

  /** Returns the slowest response in milliseconds since the previous call, and resets it. */
  takeLongestMs(): number {
    const longest = this.#longestMs
    this.#longestMs = 0
    return longest
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop.abort()
    await this.#ended
  }

  async #ask(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const startedAt = performance.now()
      this.#count++
      try {
        const response = await fetch(`${this.#url}/livez`, { signal: AbortSignal.timeout(giveUpMs) })
        await response.text()
        if (response.status !== 200) this.#failed++
      } catch {
        this.#failed++
      }
      this.#longestMs = Math.max(this.#longestMs, performance.now() - startedAt)
      await sleep(everyMs)
    }
  }
}
