import type { CompletedExecution } from "../types/execution.ts"
import type { SchemaIssue } from "../types/standard-schema.ts"
import { DocsiftError, nameErrorClass } from "./docsift-error.ts"

/** Reports extracted data that does not fit the schema or definition it was to fit. */
export class InvalidDataError extends DocsiftError {
  declare readonly name: "InvalidDataError"
  declare readonly issues: readonly SchemaIssue[]
  /** Holds the data as it came. */
  declare readonly execution: CompletedExecution

  static {
    nameErrorClass(this, "InvalidDataError")
  }

  constructor(issues: readonly SchemaIssue[], execution: CompletedExecution) {
    super(`The data of ${execution.id} does not fit: ${issues[0]?.message}`, { issues, execution })
  }
}
