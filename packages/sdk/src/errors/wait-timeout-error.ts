import type { ExecutionId } from "../generated/ids.ts"
import { DocsiftError, nameErrorClass } from "./docsift-error.ts"

/** A wait that ended before the execution did. The execution continues; wait for its id again, or cancel it. */
export class WaitTimeoutError extends DocsiftError {
  declare readonly name: "WaitTimeoutError"
  declare readonly executionId: ExecutionId
  /** The deadline of the wait in milliseconds. */
  declare readonly deadlineMs: number

  static {
    nameErrorClass(this, "WaitTimeoutError")
  }

  constructor(executionId: ExecutionId, deadlineMs: number, options?: ErrorOptions) {
    super(
      `${executionId} did not end within ${Math.round(deadlineMs)} ms; it continues`,
      { executionId, deadlineMs },
      options,
    )
  }
}
