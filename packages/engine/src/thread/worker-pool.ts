import type { ExtractionWorker } from "./extraction-worker.ts"

interface WaitingClaim {
  readonly resolve: (worker: ExtractionWorker) => void
  readonly reject: (reason: unknown) => void
}

/** The workers of an engine, claimed in the order of the requests. */
export class WorkerPool {
  readonly #workers: readonly ExtractionWorker[]
  readonly #free: ExtractionWorker[]
  readonly #queue = new Set<WaitingClaim>()

  constructor(workers: readonly ExtractionWorker[]) {
    this.#workers = workers
    this.#free = [...workers]
  }

  /** Waits for a free worker. An aborted signal rejects the claim with its reason. */
  claim(signal: AbortSignal | undefined): Promise<ExtractionWorker> {
    const worker = this.#free.pop()
    if (worker !== undefined) return Promise.resolve(worker)
    const { promise, resolve, reject } = Promise.withResolvers<ExtractionWorker>()
    const waiting: WaitingClaim = { resolve, reject }
    const onAbort = () => {
      if (this.#queue.delete(waiting)) reject(signal?.reason)
    }
    this.#queue.add(waiting)
    signal?.addEventListener("abort", onAbort, { once: true })
    return promise.finally(() => signal?.removeEventListener("abort", onAbort))
  }

  /** Returns a claimed worker to the pool. */
  release(worker: ExtractionWorker): void {
    const [next] = this.#queue
    if (next === undefined) {
      this.#free.push(worker)
      return
    }
    this.#queue.delete(next)
    next.resolve(worker)
  }

  /** Rejects waiting claims and terminates all threads; running documents reject with the same error. */
  async close(createError: () => Error): Promise<void> {
    for (const { reject } of this.#queue) reject(createError())
    this.#queue.clear()
    await Promise.all(this.#workers.map((worker) => worker.close(createError())))
  }
}
