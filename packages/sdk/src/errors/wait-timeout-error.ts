import type { ExecutionId } from "../types/ids.ts"
import { DocsiftError, nameErrorClass } from "./docsift-error.ts"

/** Reports that waiting ended before the execution did. The execution goes on; wait for its id again, or cancel it. */
export class WaitTimeoutError extends DocsiftError {
  declare readonly name: "WaitTimeoutError"
  readonly executionId: ExecutionId
  /** The limit that passed, in milliseconds. */
  readonly timeoutMs: number

  static {
    nameErrorClass(this, "WaitTimeoutError")
  }

  constructor(executionId: ExecutionId, timeoutMs: number, options?: ErrorOptions) {
    super(`Execution ${executionId} has not ended within ${timeoutMs} ms; it goes on`, options)
    this.executionId = executionId
    this.timeoutMs = timeoutMs
  }
}
