import { sql } from "drizzle-orm"
import type { OpenDatabase, Transaction } from "../database/database.ts"
import { isId } from "../domain/ids.ts"
import type { ExecutionEvent, ExecutionEvents, Logger } from "../ports.ts"

const channel = "docsift_executions"

/**
 * Carries news with the database's NOTIFY: it is part of the transaction and reaches every process. News sent while the
 * listening connection was down is lost, so every reconnection counts as news for everybody.
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
      (payload) => this.#publish(isId("exe", payload) ? { kind: "ended", executionId: payload } : { kind: "queued" }),
      () => this.#publish({ kind: "missed" }),
    )
  }

  async stop(): Promise<void> {
    await this.#stopListening?.()
    this.#stopListening = undefined
  }

  async announce(transaction: Transaction, event: ExecutionEvent): Promise<void> {
    const payload = event.kind === "ended" ? event.executionId : event.kind
    await transaction.execute(sql`select pg_notify(${channel}, ${payload})`)
  }

  subscribe(listener: (event: ExecutionEvent) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #publish(event: ExecutionEvent): void {
    for (const listener of this.#listeners) {
      try {
        listener(event)
      } catch (error) {
        this.#logger.error({ err: error }, "a listener for execution events failed")
      }
    }
  }
}
