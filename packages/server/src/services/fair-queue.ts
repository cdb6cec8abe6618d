import { AppError } from "../domain/errors.ts"

/*
 * Some requests are expensive: inspecting a document takes a thread, one that arrives as base64 takes memory. A few of them are
 * served at a time, few wait, and not for long: the rest are asked to retry before they hold memory or a connection.
 * Organizations take turns, and none may occupy all slots, so that a hundred pages of one viewer do not keep others out. While
 * all running requests are of one organization, one request of another is admitted into the reserved slot: recognition takes up
 * to a minute, and the others would give up (as for executions: docs/decisions/0011).
 */

/** Requests that may wait. Inspecting a document takes about 100 ms: with more, a person would wait too long. */
const maxWaiting = 16
/** Of one organization. */
const maxWaitingOfOne = 12
const maxWaitMs = 10_000

interface Waiting {
  readonly organizationId: string
  readonly start: () => void
}

/** Admits requests, a few at a time and each organization in turn. */
export class FairQueue {
  readonly #concurrency: number
  readonly #busyMessage: string
  readonly #waitMs: number
  /** The organization of each request that runs. */
  readonly #running: string[] = []
  readonly #waiting = new Set<Waiting>()
  /** Organizations by when they were last admitted; unknown ones come first. */
  readonly #lastTurns = new Map<string, number>()
  #turn = 0

  /** @param busyMessage - the message for a request that cannot be admitted. */
  constructor(concurrency: number, busyMessage: string, waitMs = maxWaitMs) {
    this.#concurrency = concurrency
    this.#busyMessage = busyMessage
    this.#waitMs = waitMs
  }

  /**
   * Runs work when it is its turn.
   *
   * @throws {AppError} `unavailable` when too many requests wait, or it waited for too long; the signal's reason when aborted.
   */
  async run<T>(organizationId: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted()
    if (this.#hasFreeSlot(organizationId)) this.#admit(organizationId)
    else await this.#wait(organizationId, signal)
    try {
      return await work()
    } finally {
      this.#running.splice(this.#running.indexOf(organizationId), 1)
      this.#startNext()
    }
  }

  async #wait(organizationId: string, signal: AbortSignal): Promise<void> {
    const own = [...this.#waiting].filter((each) => each.organizationId === organizationId).length
    if (this.#waiting.size >= maxWaiting || own >= maxWaitingOfOne) throw this.#busy()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiting = { organizationId, start: resolve }
    const leave = (error: unknown) => {
      if (this.#waiting.delete(waiting)) reject(error)
    }
    const onAbort = () => leave(signal.reason)
    const timer = setTimeout(() => leave(this.#busy()), this.#waitMs)
    signal.addEventListener("abort", onAbort, { once: true })
    this.#waiting.add(waiting)
    try {
      await promise
    } finally {
      clearTimeout(timer)
      signal.removeEventListener("abort", onAbort)
    }
  }

  /** Admits the first request of the organization whose last turn is the longest ago, of those that have a free slot. */
  #startNext(): void {
    let next: Waiting | undefined
    for (const each of this.#waiting) {
      if (!this.#hasFreeSlot(each.organizationId)) continue
      if (next === undefined || this.#lastTurn(each) < this.#lastTurn(next)) next = each
    }
    // With no request waiting, the order of turns no longer matters.
    if (this.#waiting.size === 0) this.#lastTurns.clear()
    if (next === undefined) return
    this.#waiting.delete(next)
    this.#admit(next.organizationId)
    next.start()
  }

  #admit(organizationId: string): void {
    this.#running.push(organizationId)
    this.#lastTurns.set(organizationId, ++this.#turn)
  }

  #hasFreeSlot(organizationId: string): boolean {
    const running = this.#running
    if (running.length < this.#concurrency) return true
    const [first] = running
    const isReserved = first !== organizationId && running.every((each) => each === first)
    return running.length === this.#concurrency && isReserved
  }

  #lastTurn({ organizationId }: Waiting): number {
    return this.#lastTurns.get(organizationId) ?? 0
  }

  #busy(): AppError {
    return new AppError("unavailable", this.#busyMessage, { retryAfterSeconds: 1 })
  }
}
