import { setTimeout as sleep } from "node:timers/promises"
import { isOutage } from "../domain/outage.ts"

/** How a {@link Gate} decides. */
export interface GateOptions {
  /** Places behind the gate: a few for each connection, so that it always has a next statement. */
  readonly places: number
  /** Longest wait for a place, in milliseconds. */
  readonly waitMs: number
  /** Asks the database for a sign of life; rejects when there is none. */
  readonly knock: () => Promise<unknown>
}

/** How many are where, at this moment. */
export interface GateState {
  readonly inside: number
  readonly waiting: number
}

/** Hears of each wait that has ended, how long it took, and whether there was a place at its end. */
export type WaitListener = (seconds: number, isServed: boolean) => void

const pauseMs = 100

/*
 * While the database is away postgres.js keeps what it is asked and fails one statement for each attempt to connect: under
 * load callers would wait longer and longer, and what they were told is lost might be done later. So it is never asked
 * for more than a few statements a connection; everybody else waits here, for a few seconds, and then goes away without
 * anything having been sent. The first outage shuts the gate; one statement of its own knocks until it is answered.
 */

/** Lets as many in as there are places, and nobody while the database is away. */
export class Gate {
  readonly #options: GateOptions
  readonly #waiting = new Set<() => void>()
  #inside = 0
  #isShut = false
  #onWaited: WaitListener = () => undefined

  constructor(options: GateOptions) {
    this.#options = options
  }

  get places(): number {
    return this.#options.places
  }

  state(): GateState {
    return { inside: this.#inside, waiting: this.#waiting.size }
  }

  /** Tells one listener, the latest given, of every wait; who gets a place at once has not waited. */
  onWaited(listener: WaitListener): void {
    this.#onWaited = listener
  }

  /** Takes a place at once, if there is one and nobody waits for it; tells whether it did. */
  tryEnter(): boolean {
    if (this.#isShut || this.#inside >= this.#options.places || this.#waiting.size > 0) return false
    this.#inside++
    return true
  }

  /** Waits for a place, first come, first served. @throws {Error} with code `ETIMEDOUT` when there was none in time. */
  async enter(): Promise<void> {
    if (this.tryEnter()) return
    const startedAt = performance.now()
    const ended = (isServed: boolean) => this.#onWaited((performance.now() - startedAt) / 1000, isServed)
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

  /** Gives a place back; the error, if the work failed. Bound: every statement of every request is told it. */
  readonly leave = (error?: unknown): void => {
    this.#inside--
    if (error !== undefined && isOutage(error)) this.shut()
    if (this.#waiting.size > 0) this.#callIn()
  }

  /** Lets nobody in until the database answers. */
  shut(): void {
    if (this.#isShut) return
    this.#isShut = true
    void this.#knock()
  }

  #callIn(): void {
    for (const next of this.#waiting) {
      if (this.#isShut || this.#inside >= this.#options.places) return
      this.#waiting.delete(next)
      this.#inside++
      next()
    }
  }

  async #knock(): Promise<void> {
    while (!(await this.#isAnswered())) await sleep(pauseMs, undefined, { ref: false })
    this.#isShut = false
    this.#callIn()
  }

  async #isAnswered(): Promise<boolean> {
    try {
      await this.#options.knock()
      return true
    } catch (error) {
      const code: unknown = Reflect.get(Object(error), "code")
      // The client was closed: nobody will answer any more, and nobody has to wait for it.
      return code === "CONNECTION_ENDED" || code === "CONNECTION_DESTROYED" || !isOutage(error)
    }
  }
}
