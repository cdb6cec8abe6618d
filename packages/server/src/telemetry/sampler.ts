import { withDeadline } from "../domain/deadline.ts"
import type { Logger } from "../ports/logger.ts"

/** A value and the time it took to read it. */
export interface Sample<T> {
  readonly value: T
  readonly seconds: number
}

/** The options of a {@link Sampler}. */
export interface SamplerOptions<T> {
  /** Name of the value in the log. */
  readonly what: string
  read(): Promise<T>
  readonly logger: Pick<Logger, "warn">
  /** A sample is kept for at least this many times the duration of its read. @default 0 */
  readonly restFactor?: number
  readonly now?: () => number
}

/** Time for which a sample is fresh: several scrapers, or an impatient one, cost one read in it. */
const freshMs = 5_000
/** Longest read. Prometheus ends a scrape after 10 s. */
const deadlineMs = 2_000

/**
 * Reads a value at a scrape, at most every five seconds. While a read hangs no second one is started: each would occupy
 * another connection, or another thread of the pool for file access.
 */
export class Sampler<T> {
  readonly #options: SamplerOptions<T>
  readonly #now: () => number
  #latest: { readonly at: number; readonly sample: Promise<Sample<T> | undefined> } | undefined
  #running: Promise<T> | undefined
  #freshMs = freshMs

  constructor(options: SamplerOptions<T>) {
    this.#options = options
    this.#now = options.now ?? (() => performance.now())
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
    try {
      const value = await withDeadline(() => this.#read(), { timeoutMs: deadlineMs })
      const tookMs = this.#now() - startedAt
      this.#freshMs = Math.max(freshMs, (this.#options.restFactor ?? 0) * tookMs)
      return { value, seconds: tookMs / 1000 }
    } catch (error) {
      this.#freshMs = freshMs
      this.#options.logger.warn({ err: error, what: this.#options.what }, "a value of the metrics could not be read")
      return undefined
    }
  }

  #read(): Promise<T> {
    if (this.#running !== undefined) return this.#running
    const running = this.#options.read().finally(() => (this.#running = undefined))
    this.#running = running
    return running
  }
}
