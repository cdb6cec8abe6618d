import type { Logger } from "../ports.ts"
import type { DeploymentLoad } from "../repositories/deployment-load.ts"

/** How much there is to do, and how quickly the database said so. */
export interface LoadSample extends DeploymentLoad {
  readonly probeSeconds: number
}

/** Several scrapers, or one that is impatient, cost the database one query in this time. */
const freshMs = 5_000
/** Prometheus gives a scrape 10 s. */
const deadlineMs = 2_000

/** Reads the load at most once in five seconds. */
export class LoadSampler {
  readonly #read: () => Promise<DeploymentLoad>
  readonly #logger: Logger
  readonly #now: () => number
  #latest: { readonly at: number; readonly sample: Promise<LoadSample | undefined> } | undefined

  constructor(read: () => Promise<DeploymentLoad>, logger: Logger, now: () => number = () => performance.now()) {
    this.#read = read
    this.#logger = logger
    this.#now = now
  }

  /** Answers undefined when the database does not within 2 s. */
  sample(): Promise<LoadSample | undefined> {
    const now = this.#now()
    if (this.#latest === undefined || now - this.#latest.at >= freshMs) this.#latest = { at: now, sample: this.#take() }
    return this.#latest.sample
  }

  async #take(): Promise<LoadSample | undefined> {
    const startedAt = this.#now()
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new Error(`no answer within ${deadlineMs / 1000} s`)), deadlineMs)
    try {
      const load = await Promise.race([this.#read(), late])
      return { ...load, probeSeconds: (this.#now() - startedAt) / 1000 }
    } catch (error) {
      this.#logger.warn({ err: error }, "the load could not be read for the metrics")
      return undefined
    } finally {
      clearTimeout(timer)
    }
  }
}
