import type { ExecutionId } from "../generated/ids.ts"
import { DocsiftError, nameErrorClass } from "./docsift-error.ts"

/** Reports that waiting ended before the execution did. The execution goes on; wait for its id again, or cancel it. */
export class WaitTimeoutError extends DocsiftError {
  declare readonly name: "WaitTimeoutError"
  declare readonly executionId: ExecutionId
  /** The limit that passed, in milliseconds. */
  declare readonly timeoutMs: number

  static {
    nameErrorClass(this, "WaitTimeoutError")
  }

  constructor(executionId: ExecutionId, timeoutMs: number, options?: ErrorOptions) {
    super(
      `${executionId} has not ended within ${Math.round(timeoutMs)} ms; it goes on`,
      { executionId, timeoutMs },
      options,
    )
  }
}
