import { sql } from "drizzle-orm"
import type { OpenDatabase, Transaction } from "../database/database.ts"
import { executionChannel as channel } from "../database/execution-channel.ts"
import { isId } from "../domain/ids.ts"
import type { ExecutionEvent, ExecutionEvents, Logger } from "../ports.ts"

/**
 * Execution events sent with NOTIFY, which is part of the transaction and reaches every process. Events sent while the
 * listening connection was down are lost, so every reconnection is published as possibly missed events.
 */
export class DatabaseExecutionEvents implements ExecutionEvents {
  readonly #database: OpenDatabase
  readonly #logger: Logger
  readonly #listeners = new Set<(event: ExecutionEvent) => void>()
  #stopListening: (() => Promise<void>) | undefined

  constructor(database: OpenDatabase, logger: Logger) {
    this.#database = database
    this.#logger = logger
  }

  async start(): Promise<void> {
    this.#stopListening = await this.#database.listen(
      channel,
      (payload) => this.#dispatch(readEvent(payload)),
      () => this.#dispatch({ kind: "missed" }),
    )
  }

  async stop(): Promise<void> {
    await this.#stopListening?.()
    this.#stopListening = undefined
  }

  async publish(transaction: Transaction, event: ExecutionEvent): Promise<void> {
    const payload = event.kind === "ended" ? event.executionId : event.kind
    await transaction.execute(sql`select pg_notify(${channel}, ${payload})`)
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
  return { kind: payload === "delivery" ? "delivery" : "queued" }
}
