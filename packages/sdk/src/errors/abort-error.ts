import type { ExecutionId } from "../generated/ids.ts"
import { DocsiftError, nameErrorClass } from "./docsift-error.ts"

/**
 * The caller aborted `extract()` while the execution was under way. `cause` is the signal's reason. The execution continues
 * unless it was cancelled with `cancelOnAbort`.
 */
export class AbortError extends DocsiftError {
  declare readonly name: "AbortError"
  declare readonly executionId: ExecutionId
  static {
    nameErrorClass(this, "AbortError")
  }

  constructor(executionId: ExecutionId, cause: unknown) {
    super(`Aborted while waiting for ${executionId}`, { executionId }, { cause })
  }
}
