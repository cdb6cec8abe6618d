/**
 * Milliseconds of processor time for all renderings of one page: it is rendered one to six times, and A4 scanned in black
 * and white at 2,400 dpi takes 3 s, at 600 dpi 0.5 s.
 */
const maxPageMs = 10_000

/** The processor time that all renderings of one page may take together. */
export class RenderBudget {
  #spentMs = 0
  #startedAt: number | undefined

  /** Starts a rendering and returns a function that checks whether it must stop. */
  start(): () => boolean {
    this.#startedAt = processorMs()
    return () => this.isSpent()
  }

  /** Stops the rendering. */
  stop(): void {
    this.#spentMs += this.#runningMs()
    this.#startedAt = undefined
  }

  /** Returns whether no time is left. */
  isSpent(): boolean {
    return this.#spentMs + this.#runningMs() > maxPageMs
  }

  #runningMs(): number {
    return this.#startedAt === undefined ? 0 : processorMs() - this.#startedAt
  }
}

/** Returns the processor time of this thread. Node 22 has only that of the process; wall-clock time is closer. */
function processorMs(): number {
  if (!("threadCpuUsage" in process)) return performance.now()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
