/**
 * Milliseconds of processor time that all drawings of one page may take: it is drawn one to six times, and A4 scanned in
 * black and white at 2,400 dpi takes 3 s, at 600 dpi 0.5 s.
 */
const maxPageMs = 10_000

/** The time in which one page may be drawn, as often as it is read. */
export class DrawingBudget {
  #spentMs = 0
  #startedAt: number | undefined

  /** Begins a drawing; returns what tells whether it must end. */
  start(): () => boolean {
    this.#startedAt = processorMs()
    return () => this.isSpent()
  }

  /** Ends a drawing. */
  stop(): void {
    this.#spentMs += this.#runningMs()
    this.#startedAt = undefined
  }

  /** True when no time is left. */
  isSpent(): boolean {
    return this.#spentMs + this.#runningMs() > maxPageMs
  }

  #runningMs(): number {
    return this.#startedAt === undefined ? 0 : processorMs() - this.#startedAt
  }
}

/** Processor time of this thread; Node 22 knows only that of the process, and time by the clock is nearer. */
function processorMs(): number {
  if (!("threadCpuUsage" in process)) return performance.now()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
