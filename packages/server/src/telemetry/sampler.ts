import type { Logger } from "../ports.ts"

/** What was read, and how long it took. */
export interface Sample<T> {
  readonly value: T
  readonly seconds: number
}

/** Where a {@link Sampler} reads. */
export interface SamplerParts<T> {
  /** Names what is read, in the log. */
  readonly what: string
  read(): Promise<T>
  readonly logger: Logger
  /** A sample is kept at least so many times as long as it took. @default 0 */
  readonly restFactor?: number
  readonly now?: () => number
}

/** Several scrapers, or one that is impatient, cost one read in this time. */
const freshMs = 5_000
/** Prometheus gives a scrape 10 s. */
const deadlineMs = 2_000

/**
 * Reads a figure when somebody scrapes, at most every five seconds. A read that hangs is never begun a second time: each
 * would hold another connection, or another of the threads that read files.
 */
export class Sampler<T> {
  readonly #parts: SamplerParts<T>
  readonly #now: () => number
  #latest: { readonly at: number; readonly sample: Promise<Sample<T> | undefined> } | undefined
  #running: Promise<T> | undefined
  #freshMs = freshMs

  constructor(parts: SamplerParts<T>) {
    this.#parts = parts
    this.#now = parts.now ?? (() => performance.now())
  }

  /** Returns undefined when the read fails or takes longer than 2 s. */
  sample(): Promise<Sample<T> | undefined> {
    const now = this.#now()
    if (this.#latest === undefined || now - this.#latest.at >= this.#freshMs) {
      this.#latest = { at: now, sample: this.#take(now) }
    }
    return this.#latest.sample
  }

  async #take(startedAt: number): Promise<Sample<T> | undefined> {
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new Error(`no result within ${deadlineMs / 1000} s`)), deadlineMs)
    try {
      const value = await Promise.race([this.#read(), late])
      const tookMs = this.#now() - startedAt
      this.#freshMs = Math.max(freshMs, (this.#parts.restFactor ?? 0) * tookMs)
      return { value, seconds: tookMs / 1000 }
    } catch (error) {
      this.#freshMs = freshMs
      this.#parts.logger.warn({ err: error, what: this.#parts.what }, "a figure of the metrics could not be read")
      return undefined
    } finally {
      clearTimeout(timer)
    }
  }

  #read(): Promise<T> {
    if (this.#running !== undefined) return this.#running
    const running = this.#parts.read().finally(() => (this.#running = undefined))
    // After the deadline nobody waits for it any more.
    running.catch(() => undefined)
    this.#running = running
    return running
  }
}
