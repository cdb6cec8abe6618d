/** The part of a worker that the pool uses. */
interface ClosableWorker {
  close(reason: unknown): Promise<void>
}

interface WaitingClaim<Worker> {
  readonly resolve: (worker: Worker) => void
  readonly reject: (reason: unknown) => void
}

/** Workers, claimed in the order of the requests. */
export class WorkerPool<Worker extends ClosableWorker> {
  readonly #workers: readonly Worker[]
  readonly #free: Worker[]
  readonly #queue = new Set<WaitingClaim<Worker>>()

  constructor(workers: readonly Worker[]) {
    this.#workers = workers
    this.#free = [...workers]
  }

  /** Claims a worker if one is free. */
  tryClaim(): Worker | undefined {
    return this.#free.pop()
  }

  /** Waits for a free worker. An aborted signal rejects the claim with its reason. */
  claim(signal: AbortSignal | undefined): Promise<Worker> {
    const worker = this.tryClaim()
    if (worker !== undefined) return Promise.resolve(worker)
    const { promise, resolve, reject } = Promise.withResolvers<Worker>()
    const waiting: WaitingClaim<Worker> = { resolve, reject }
    const onAbort = () => {
      if (this.#queue.delete(waiting)) reject(signal?.reason)
    }
    this.#queue.add(waiting)
    signal?.addEventListener("abort", onAbort, { once: true })
    return promise.finally(() => signal?.removeEventListener("abort", onAbort))
  }

  /** Returns a claimed worker to the pool. */
  release(worker: Worker): void {
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
