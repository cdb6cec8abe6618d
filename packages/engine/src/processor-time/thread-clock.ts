import type { Worker } from "node:worker_threads"
import type { Clock } from "./clock.ts"

/** The part of a worker thread that is used. `Worker.cpuUsage` exists from Node 22.19 and 24.6 on. */
export type MeasuredThread = Pick<Worker, "performance"> & Partial<Pick<Worker, "cpuUsage">>

/**
 * The processor time of a worker thread, read from the host.
 *
 * A thread returns `cpuUsage` between two instructions, even inside endless loops (of JavaScript, WASM and regular
 * expressions), but not during a long native call such as JSON.parse. So every reading requests the next exact figure,
 * and adds to the last one the time since then in which the thread's event loop was active. That is an upper bound: it
 * includes time in which the thread was preempted. Without `cpuUsage` it is the only figure.
 */
export class ThreadClock implements Clock {
  readonly #thread: MeasuredThread
  /** Milliseconds at the clock's start; undefined until a thread that has worked before reports its usage. */
  #startMs: number | undefined
  /** The last exact figure since the start, and the thread's active time at that moment. */
  #exactMs = 0
  #activeMs: number
  #isRequested = false

  /** @param hasWorked - whether the thread has spent time before, which does not count. */
  constructor(thread: MeasuredThread, hasWorked: boolean) {
    this.#thread = thread
    this.#startMs = hasWorked ? undefined : 0
    this.#activeMs = this.#readActive()
    void this.#requestUsage()
  }

  read(): number {
    void this.#requestUsage()
    return this.#exactMs + Math.max(0, this.#readActive() - this.#activeMs)
  }

  #readActive(): number {
    return this.#thread.performance.eventLoopUtilization().active
  }

  async #requestUsage(): Promise<void> {
    if (this.#isRequested || this.#thread.cpuUsage === undefined) return
    this.#isRequested = true
    try {
      const { user, system } = await this.#thread.cpuUsage()
      const totalMs = (user + system) / 1000
      this.#startMs ??= totalMs
      this.#exactMs = totalMs - this.#startMs
      this.#activeMs = this.#readActive()
    } catch {
      // It has not started yet, has ended, or runs on a system without the figure: the upper bound remains.
    } finally {
      this.#isRequested = false
    }
  }
}
