import { withDeadline } from "../domain/deadline.ts"
import { isFinal } from "../domain/execution-status.ts"
import { withJoinedSignal } from "../domain/joined-signal.ts"
import type { ExecutionId } from "../domain/ids.ts"
import type { ExecutionSummary } from "../domain/execution.ts"
import type { ExecutionEvents } from "../ports/execution-events.ts"

/** The bounds of a wait. */
export interface WaitOptions {
  readonly timeoutMs: number
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal
}

/** Events can be lost while the listening connection is down, so a waiting request polls this often. */
const pollMs = 1000

/*
 * One subscription serves all waiting requests: each registers a wake-up under its execution's id. It registers before it
 * reads the row, so that a change in between wakes it.
 */

/** Wakes requests that wait for the end of an execution. */
export class ExecutionWaiter {
  readonly #wakeUps = new Map<ExecutionId, Set<() => void>>()
  readonly #draining: AbortSignal

  /** @param draining - ends every wait early: the server is about to stop. */
  constructor(events: ExecutionEvents, draining: AbortSignal) {
    this.#draining = draining
    events.subscribe((event) => {
      if (event.kind === "ended") this.#wake(event.executionId)
      if (event.kind === "missed") for (const id of this.#wakeUps.keys()) this.#wake(id)
    })
  }

  /**
   * Reads until the execution is final, the time is up, the client has disconnected or the server drains.
   *
   * @returns the last state read.
   */
  async wait(id: ExecutionId, read: () => Promise<ExecutionSummary>, options: WaitOptions): Promise<ExecutionSummary> {
    const signals = [options.signal, this.#draining]
    return withJoinedSignal({ signals }, (ended) => this.#readUntilFinal(id, read, options.timeoutMs, ended))
  }

  async #readUntilFinal(
    id: ExecutionId,
    read: () => Promise<ExecutionSummary>,
    timeoutMs: number,
    ended: AbortSignal,
  ): Promise<ExecutionSummary> {
    const deadline = performance.now() + timeoutMs
    for (;;) {
      const news = this.#register(id)
      try {
        const state = await read()
        const leftMs = deadline - performance.now()
        if (isFinal(state.status) || leftMs <= 0 || ended.aborted) return state
        await withDeadline(() => news.arrived, {
          timeoutMs: Math.min(pollMs, leftMs),
          signal: ended,
          onTimeout: () => undefined,
        }).catch((error: unknown) => {
          if (!ended.aborted) throw error
        })
      } finally {
        news.unregister()
      }
    }
  }

  #register(id: ExecutionId) {
    const { promise: arrived, resolve } = Promise.withResolvers<void>()
    const wakeUps = this.#wakeUps.get(id) ?? new Set()
    this.#wakeUps.set(id, wakeUps)
    wakeUps.add(resolve)
    const unregister = () => {
      wakeUps.delete(resolve)
      if (wakeUps.size === 0 && this.#wakeUps.get(id) === wakeUps) this.#wakeUps.delete(id)
    }
    return { arrived, unregister }
  }

  #wake(id: ExecutionId): void {
    for (const wakeUp of this.#wakeUps.get(id) ?? []) wakeUp()
  }
}
