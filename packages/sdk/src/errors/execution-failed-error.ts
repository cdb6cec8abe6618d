import type { FailedExecution } from "../types/execution.ts"
import { DocsiftError, nameErrorClass } from "./docsift-error.ts"

/** The reasons for which an execution fails; a newer server may send others. */
export type FailureReason =
  | "file_unreadable"
  | "file_encrypted"
  | "file_unsupported"
  | "no_text"
  | "too_many_pages"
  | "no_model"
  | "model_unreachable"
  | "model_rejected"
  | "model_output_invalid"
  | "timeout"
  | "cancelled"
  | "internal"
  | (string & {})

/** An execution that ended as `Failed`. */
export class ExecutionFailedError extends DocsiftError {
  declare readonly name: "ExecutionFailedError"
  /** The machine-readable reason: the part of `errorMessage` before the colon. */
  declare readonly reason: FailureReason
  declare readonly execution: FailedExecution

  static {
    nameErrorClass(this, "ExecutionFailedError")
  }

  constructor(execution: FailedExecution) {
    const { id, errorMessage } = execution
    const [, reason = "internal", sentence] = /^(?:(\w+): )?(.*)/s.exec(errorMessage) ?? []
    super(`${id} failed: ${errorMessage}`, { reason, sentence, execution })
  }
}
