import type { CompletedExecution } from "../types/execution.ts"
import type { SchemaIssue } from "../types/standard-schema.ts"
import { DocsiftError, nameErrorClass } from "./docsift-error.ts"

/** Extracted data that does not match the given schema or definition. */
export class InvalidDataError extends DocsiftError {
  declare readonly name: "InvalidDataError"
  declare readonly issues: readonly SchemaIssue[]
  /** The execution with the data as received. */
  declare readonly execution: CompletedExecution

  static {
    nameErrorClass(this, "InvalidDataError")
  }

  constructor(issues: readonly SchemaIssue[], execution: CompletedExecution) {
    super(`The data of ${execution.id} does not match the schema: ${issues[0]?.message}`, { issues, execution })
  }
}
