import { withDeadline } from "../../domain/deadline.ts"
import type { ExecutionEvents } from "../../ports/execution-events.ts"
import type { Logger } from "../../ports/logger.ts"
import type { ClaimedDelivery, WebhookDeliveryRepository } from "../../repositories/webhook-deliveries.ts"
import type { StorageGuard } from "../../services/storage-guard.ts"
import { WorkerStopping } from "../abort-reasons.ts"
import type { Attempt } from "./attempt.ts"

/*
 * One loop claims due deliveries while there are free slots, starts their attempts, and waits for the first of: an event that
 * a delivery was written, an attempt that ended, or the next poll. A retry becomes due without an event, and other processes may
 * die; so PostgreSQL is polled each second. The embedded database belongs to this process alone, and is only asked again when
 * something is pending, at the time at which it is due.
 *
 * A receiver that never responds holds at most `perWebhook` slots, for the 15 seconds of an attempt, and webhooks with fewer
 * deliveries in flight come first, after organizations with fewer: others get a slot as soon as one is free. Attempts use no slot of
 * executions.
 *
 * Stopping: nothing more is claimed, attempts get a deadline, and the rest is aborted. Their claims end with their lease.
 */

/** Attempts of this process at once. Each is a socket that mostly waits. */
const slots = 256
/** Attempts to one webhook at once, of all processes: as many as a browser opens to a server, and two more. */
const perWebhook = 8
/** Four times the deadline of an attempt: a process that is only slow keeps its claim. */
const leaseSeconds = 60
/** Longest time between two polls on PostgreSQL, and shortest on the embedded database. */
const pollMs = 1000
/** The longest delay of a timer in Node; a longer one would fire at once. */
const maxTimerMs = 2 ** 31 - 1

/** The collaborators and settings of a {@link Deliverer}. */
export interface DelivererDependencies {
  readonly deliveries: Pick<WebhookDeliveryRepository, "claim" | "secondsToNext">
  readonly events: Pick<ExecutionEvents, "subscribe">
  readonly attempt: Attempt
  readonly logger: Logger
  /** A copy of the database without its document store, such as one restored for a trial, sends nothing to real receivers. */
  readonly guard: Pick<StorageGuard, "isUsable">
  /** Whether other processes may deliver, too. */
  readonly isShared: boolean
  /** @default 256 */
  readonly slots?: number
}

/** Delivers the messages of webhooks. */
export class Deliverer {
  readonly #dependencies: DelivererDependencies
  readonly #slots: number
  readonly #inFlight = new Set<Promise<void>>()
  readonly #stopping = new AbortController()
  /** Aborts attempts that are in flight. */
  readonly #abandoning = new AbortController()
  #wakeUp = Promise.withResolvers<void>()
  #loop: Promise<void> | undefined
  #unsubscribe: (() => void) | undefined

  constructor(dependencies: DelivererDependencies) {
    this.#dependencies = dependencies
    this.#slots = dependencies.slots ?? slots
  }

  start(): void {
    this.#unsubscribe = this.#dependencies.events.subscribe(({ kind }) => {
      if (kind === "delivery" || kind === "missed") this.#wakeUp.resolve()
    })
    this.#loop = this.#work()
  }

  /** Claims nothing more, waits for attempts until the deadline, and abandons the rest. */
  async stop(deadlineMs: number): Promise<void> {
    this.#unsubscribe?.()
    this.#stopping.abort()
    this.#wakeUp.resolve()
    const attemptsEnd = async () => {
      await this.#loop
      await Promise.all(this.#inFlight)
    }
    await withDeadline(attemptsEnd, { timeoutMs: deadlineMs, onTimeout: () => undefined })
    this.#abandoning.abort(new WorkerStopping())
    await attemptsEnd()
  }

  async #work(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      // Before the claim: an event that arrives during it must cause another one.
      this.#wakeUp = Promise.withResolvers()
      const pauseMs = await this.#claim()
      if (pauseMs > 0) await this.#wait(pauseMs)
    }
  }

  /** Claims and starts what is due; returns the time until the next claim. */
  async #claim(): Promise<number> {
    const { deliveries, guard, isShared, logger } = this.#dependencies
    const limit = this.#slots - this.#inFlight.size
    if (limit === 0) return pollMs
    try {
      if (!(await guard.isUsable())) return pollMs
      const claimed = await deliveries.claim({ limit, perWebhook, leaseSeconds })
      // Also what was claimed while stopping began: attempts get a deadline of their own.
      for (const delivery of claimed) this.#start(delivery)
      if (claimed.length > 0) return 0
      return isShared ? pollMs : await this.#timeToNext()
    } catch (error) {
      logger.error({ err: error }, "deliveries of webhooks could not be claimed; the claim will be retried")
      return pollMs
    }
  }

  /** On the embedded database a poll would keep an idle machine awake. */
  async #timeToNext(): Promise<number> {
    const seconds = await this.#dependencies.deliveries.secondsToNext()
    // Due already, and not claimed: too many of its webhook are in flight.
    return seconds === undefined ? maxTimerMs : Math.min(Math.max(seconds * 1000, pollMs), maxTimerMs)
  }

  #start(claimed: ClaimedDelivery): void {
    const { webhookId, messageId } = claimed
    const ended: Promise<void> = this.#dependencies
      .attempt(claimed, this.#abandoning.signal)
      .catch((error: unknown) => {
        if (this.#abandoning.signal.aborted) return
        this.#dependencies.logger.error(
          { err: error, webhookId, messageId },
          "an attempt to deliver a message could not be made or recorded; it is repeated after its lease",
        )
      })
      .finally(() => {
        this.#inFlight.delete(ended)
        this.#wakeUp.resolve()
      })
    this.#inFlight.add(ended)
  }

  async #wait(milliseconds: number): Promise<void> {
    const timer = setTimeout(() => this.#wakeUp.resolve(), milliseconds)
    await this.#wakeUp.promise
    clearTimeout(timer)
  }
}
