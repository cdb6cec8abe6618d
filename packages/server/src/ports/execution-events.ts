import type { ExecutionId } from "../domain/ids.ts"
import type { Transaction } from "../database/database.ts"

/** An event: a job was added, one execution became final, a message to a webhook is due, or events may have been missed. */
export type ExecutionEvent =
  | { readonly kind: "queued" }
  | { readonly kind: "delivery" }
  | { readonly kind: "ended"; readonly executionId: ExecutionId }
  | { readonly kind: "missed" }

/** Execution events between all processes. They are hints: the row is authoritative. */
export interface ExecutionEvents {
  start(): Promise<void>
  stop(): Promise<void>
  /** Publishes an event: when the transaction has committed, without one at once. It is lost if the process dies before. */
  publish(event: ExecutionEvent, transaction?: Transaction): void
  /** Calls `listener` on every event of any process; returns a function that unsubscribes it. Events may be lost or repeated. */
  subscribe(listener: (event: ExecutionEvent) => void): () => void
}
