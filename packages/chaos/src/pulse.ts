import { setTimeout as sleep } from "node:timers/promises"

/** Often enough to meet every pause that a person or a probe would notice. */
const everyMs = 25
/** Longer than any pause that is not a failure of the whole process. */
const giveUpMs = 30_000

/** Asks a server's `/livez` all the time, and remembers how late the latest answer was. */
export class Pulse implements AsyncDisposable {
  readonly #url: string
  readonly #stop = new AbortController()
  readonly #ended: Promise<void>
  #asked = 0
  #silent = 0
  #longestMs = 0

  constructor(url: string) {
    this.#url = url
    this.#ended = this.#ask()
  }

  /** Probes so far. */
  get asked(): number {
    return this.#asked
  }

  /** Probes that were not answered with 200 in 30 s. */
  get silent(): number {
    return this.#silent
  }

  /** Milliseconds of the slowest answer since the last look, for one attack after the other. */
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
      this.#asked++
      try {
        const answer = await fetch(`${this.#url}/livez`, { signal: AbortSignal.timeout(giveUpMs) })
        await answer.text()
        if (answer.status !== 200) this.#silent++
      } catch {
        this.#silent++
      }
      this.#longestMs = Math.max(this.#longestMs, performance.now() - startedAt)
      await sleep(everyMs)
    }
  }
}
