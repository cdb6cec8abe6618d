/*
 * Jobs are taken in the order of their start times, and finished ones are deleted. While a snapshot is held (a dump, a
 * standby with feedback, a forgotten transaction), PostgreSQL keeps what was deleted, and a scan from the beginning of the index
 * visits the entry of every job finished since: claims became slower with every document. So a process remembers the start
 * time of the job that it found a second or two ago, and its scans begin there.
 *
 * Not at the last job: transactions that add jobs of different organizations at the same time may commit in another order than
 * that of their start times, which are those of a moment before. What is earlier than a second (a job that was released, a
 * transaction that took long) is found by a scan of the entire queue. Such scans take at most one percent of the time of a
 * process, and move the front back where necessary.
 */

/** Age of the job at which scans begin: longer than the transactions that add jobs usually take. */
const lagMs = 1_000
/** Least time between two scans of the entire queue; a released job waits a second as well. */
const leastPauseMs = 1_000
/** Longest time for which a released job may be overlooked. */
const mostPauseMs = 10_000
/** Pause for each millisecond of a scan: one percent of the time. */
const pausePerMs = 100

/** The outcome of a scan. */
export interface QueueScan {
  /** The start time from which was scanned; undefined for the entire queue. */
  readonly from: number | undefined
  /** The start time of the job that was found; undefined when there was none. */
  readonly found: number | undefined
  readonly durationMs: number
}

/** The start time at which a process scans the queue. */
export class QueueFront {
  readonly #now: () => number
  #startTime: number | undefined
  /** The next start time at which scans begin, once it is old enough. */
  #nextStartTime: number | undefined
  #advancedAt = 0
  #fullScanAt = 0

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Returns the start time at which the next scan begins; undefined when it is time to scan the entire queue. */
  get(): number | undefined {
    return this.#now() < this.#fullScanAt ? this.#startTime : undefined
  }

  /** Lets the next scan be one of the entire queue. */
  reset(): void {
    this.#fullScanAt = 0
  }

  /** Records what a scan found. */
  record({ from, found, durationMs }: QueueScan): void {
    if (found !== undefined) this.#advance(found)
    if (from !== undefined) return
    this.#fullScanAt = this.#now() + Math.min(mostPauseMs, Math.max(leastPauseMs, durationMs * pausePerMs))
  }

  #advance(found: number): void {
    const isBehind = this.#startTime === undefined || found < this.#startTime
    if (!isBehind && this.#now() - this.#advancedAt < lagMs) return
    this.#startTime = isBehind ? found : this.#nextStartTime
    this.#nextStartTime = found
    this.#advancedAt = this.#now()
  }
}
