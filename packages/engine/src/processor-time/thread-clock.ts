import type { Worker } from "node:worker_threads"
import type { Clock } from "./clock.ts"

/** What is used of a worker thread. `Worker.cpuUsage` exists from Node 22.19 and 24.6 on. */
export type MeasuredThread = Pick<Worker, "performance"> & Partial<Pick<Worker, "cpuUsage">>

/**
 * The processor time of a worker thread, read from the host.
 *
 * A thread answers `cpuUsage` between two instructions, inside of endless loops too (of JavaScript, WASM and regular
 * expressions), but not during a long native call such as JSON.parse. So every reading asks for the next exact figure,
 * and adds to the last one the time since in which the thread's event loop was not idle. That is an upper bound: it
 * counts moments in which the thread was busy and another had the core. Without `cpuUsage` it is the whole figure.
 */
export class ThreadClock implements Clock {
  readonly #thread: MeasuredThread
  /** Milliseconds at the clock's start; undefined until a thread that has worked before has answered. */
  #startMs: number | undefined
  /** The last exact figure since the start, and the thread's active time when it was taken. */
  #exactMs = 0
  #activeMs: number
  #isAsked = false

  /** @param hasWorked - whether the thread has spent time before, which does not count. */
  constructor(thread: MeasuredThread, hasWorked: boolean) {
    this.#thread = thread
    this.#startMs = hasWorked ? undefined : 0
    this.#activeMs = this.#readActive()
    void this.#ask()
  }

  read(): number {
    void this.#ask()
    return this.#exactMs + Math.max(0, this.#readActive() - this.#activeMs)
  }

  #readActive(): number {
    return this.#thread.performance.eventLoopUtilization().active
  }

  async #ask(): Promise<void> {
    if (this.#isAsked || this.#thread.cpuUsage === undefined) return
    this.#isAsked = true
    try {
      const { user, system } = await this.#thread.cpuUsage()
      const totalMs = (user + system) / 1000
      this.#startMs ??= totalMs
      this.#exactMs = totalMs - this.#startMs
      this.#activeMs = this.#readActive()
    } catch {
      // It has not started yet, has ended, or runs on a system that does not count: the upper bound remains.
    } finally {
      this.#isAsked = false
    }
  }
}
