import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { sql } from "drizzle-orm"
import { afterCommit } from "../database/after-commit.ts"
import type { OpenDatabase, Transaction } from "../database/database.ts"
import { executionChannel as channel } from "../database/execution-channel.ts"
import { isId } from "../domain/ids.ts"
import type { ExecutionEvent, ExecutionEvents } from "../ports/execution-events.ts"
import type { Logger } from "../ports/logger.ts"

/*
 * An event is published in two ways. The listeners of this process are called as soon as the transaction has committed. The other
 * processes get a NOTIFY, in a statement of its own: PostgreSQL serialises the commits of transactions that notify, and
 * one statement carries the events of several transactions.
 *
 * So an event is lost when the process dies between the commit and the NOTIFY, or when the listening connection is down.
 * Both is harmless, because the rows are authoritative: an idle worker polls every second, and so does a request that waits.
 */

/** Shortest time between two notifications: the first event is sent at once, those of a busy time together. */
const pauseMs = 10

/** Execution events between the processes of a deployment. A reconnection of the listener is published as possibly missed events. */
export class DatabaseExecutionEvents implements ExecutionEvents {
  readonly #database: OpenDatabase
  readonly #logger: Logger
  readonly #listeners = new Set<(event: ExecutionEvent) => void>()
  /** Marks notifications of this process, whose listeners have been called. */
  readonly #sender = randomUUID()
  readonly #unsent = new Set<string>()
  #sending: Promise<void> | undefined
  #stopListening: (() => Promise<void>) | undefined

  constructor(database: OpenDatabase, logger: Logger) {
    this.#database = database
    this.#logger = logger
  }

  async start(): Promise<void> {
    this.#stopListening = await this.#database.listen(
      channel,
      (payload) => {
        if (!payload.endsWith(this.#sender)) this.#dispatch(readEvent(payload))
      },
      () => this.#dispatch({ kind: "missed" }),
    )
  }

  /** Sends the remaining events, and stops listening. */
  async stop(): Promise<void> {
    while (this.#sending !== undefined) await this.#sending
    await this.#stopListening?.()
    this.#stopListening = undefined
  }

  publish(event: ExecutionEvent, transaction?: Transaction): void {
    const publish = () => {
      // No other process uses an embedded database.
      if (this.#database.kind === "postgres") this.#send(event)
      this.#dispatch(event)
    }
    if (transaction === undefined) publish()
    else afterCommit(transaction, publish)
  }

  #send(event: ExecutionEvent): void {
    this.#unsent.add(event.kind === "ended" ? event.executionId : `${event.kind} ${this.#sender}`)
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = undefined))
  }

  async #sendAll(): Promise<void> {
    while (this.#unsent.size > 0) {
      const payloads = JSON.stringify([...this.#unsent])
      this.#unsent.clear()
      try {
        await this.#database.database.execute(
          sql`select pg_notify(${channel}, payload) from json_array_elements_text(${payloads}::text::json) as payload`,
        )
      } catch (error) {
        this.#logger.warn({ err: error }, "other processes could not be notified of executions; they poll")
      }
      await sleep(pauseMs)
    }
  }

  subscribe(listener: (event: ExecutionEvent) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #dispatch(event: ExecutionEvent): void {
    for (const listener of this.#listeners) {
      try {
        listener(event)
      } catch (error) {
        this.#logger.error({ err: error }, "a listener of execution events failed")
      }
    }
  }
}

/** Payloads of another version of the program are read as `queued`, for which it is enough to look at the queue. */
function readEvent(payload: string): ExecutionEvent {
  if (isId("exe", payload)) return { kind: "ended", executionId: payload }
  // Sent inside a statement that writes deliveries, it has no sender.
  return { kind: payload.startsWith("delivery") ? "delivery" : "queued" }
}
