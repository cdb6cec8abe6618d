import { setTimeout as sleep } from "node:timers/promises"
import { isOutage } from "../../domain/outage.ts"
import type { ConnectionPool, WaitListener } from "../database.ts"

/** Limits of a {@link ConnectionLimiter}. */
export interface ConnectionLimiterOptions {
  /** Statements in flight at once: a few for each connection, so that none is ever idle between two statements. */
  readonly permits: number
  /** Longest wait for a permit, in milliseconds. */
  readonly waitMs: number
  /** Sends one statement to the database; rejects while the database is unavailable. */
  readonly probe: () => Promise<unknown>
}

/** Pause between two probes of an unavailable database. */
const probePauseMs = 100

/*
 * While the database is unavailable postgres.js queues statements without a limit and fails one for each attempt to
 * connect: under load callers would wait longer and longer, and a statement that was reported as failed might still be
 * executed later. So the driver only ever gets a few statements a connection. All others wait here for a few seconds and
 * then fail without having been sent. The first outage opens the circuit; a probe is then sent until one succeeds.
 */

/** A semaphore in front of the driver, with a circuit breaker that refuses permits while the database is unavailable. */
export class ConnectionLimiter implements ConnectionPool {
  readonly #options: ConnectionLimiterOptions
  readonly #waiting = new Set<() => void>()
  #inUse = 0
  #isCircuitOpen = false
  #onWaited: WaitListener = () => undefined

  constructor(options: ConnectionLimiterOptions) {
    this.#options = options
  }

  get permits(): number {
    return this.#options.permits
  }

  state(): { inUse: number; waiting: number } {
    return { inUse: this.#inUse, waiting: this.#waiting.size }
  }

  onWaited(listener: WaitListener): void {
    this.#onWaited = listener
  }

  /** Acquires a permit if one is free and no caller is waiting for it; returns whether it did. */
  tryAcquire(): boolean {
    if (this.#isCircuitOpen || this.#inUse >= this.#options.permits || this.#waiting.size > 0) return false
    this.#inUse++
    return true
  }

  /** Waits for a permit, first in, first out. @throws {Error} with code `ETIMEDOUT` when none was free in time. */
  async acquire(): Promise<void> {
    if (this.tryAcquire()) return
    const startedAt = performance.now()
    const ended = (isAcquired: boolean) => this.#onWaited((performance.now() - startedAt) / 1000, isAcquired)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#waiting.add(resolve)
    const timer = setTimeout(() => {
      this.#waiting.delete(resolve)
      ended(false)
      const error = new Error(`no connection to the database within ${this.#options.waitMs} ms`)
      reject(Object.assign(error, { code: "ETIMEDOUT" }))
    }, this.#options.waitMs)
    try {
      await promise
      ended(true)
    } finally {
      clearTimeout(timer)
    }
  }

  /** Releases a permit; an outage as the reason of a failure opens the circuit. Bound: it is handed to every statement. */
  readonly release = (error?: unknown): void => {
    this.#inUse--
    if (error !== undefined && isOutage(error)) this.openCircuit()
    if (this.#waiting.size > 0) this.#admitWaiting()
  }

  /** Refuses permits until a probe succeeds. */
  openCircuit(): void {
    if (this.#isCircuitOpen) return
    this.#isCircuitOpen = true
    void this.#probeUntilAvailable()
  }

  #admitWaiting(): void {
    for (const admit of this.#waiting) {
      if (this.#isCircuitOpen || this.#inUse >= this.#options.permits) return
      this.#waiting.delete(admit)
      this.#inUse++
      admit()
    }
  }

  async #probeUntilAvailable(): Promise<void> {
    while (!(await this.#isAvailable())) await sleep(probePauseMs, undefined, { ref: false })
    this.#isCircuitOpen = false
    this.#admitWaiting()
  }

  async #isAvailable(): Promise<boolean> {
    try {
      await this.#options.probe()
      return true
    } catch (error) {
      const code: unknown = Reflect.get(Object(error), "code")
      // A closed client never becomes available; its callers get the driver's error instead of waiting for a permit.
      return code === "CONNECTION_ENDED" || code === "CONNECTION_DESTROYED" || !isOutage(error)
    }
  }
}
