import type postgres from "postgres"
import { numberPath } from "./load.ts"

/** An invariant and everything that violates it. */
export type Check = readonly [what: string, offenders: readonly string[]]

/** An execution as stored in the database. */
export interface AuditedExecution {
  readonly id: string
  readonly status: string
  readonly errorMessage: string | null
  readonly isInOrder: boolean | null
  readonly fileId: string
  readonly fileName: string
  /** Null when the execution's file has no row. */
  readonly sha256: string | null
  readonly configuration: unknown
  readonly hasResult: boolean
  /** The value that the result has for the document's number. */
  readonly extractedNumber: unknown
}

/** Reads every execution. */
export async function readExecutions(sql: postgres.Sql): Promise<AuditedExecution[]> {
  return sql<AuditedExecution[]>`
    select e.id, e.status, e.error_message as "errorMessage", e.file_id as "fileId", e.file_name as "fileName",
      e.configuration, f.sha256, r.execution_id is not null as "hasResult",
      r.extracted_data #> ${[...numberPath]} as "extractedNumber",
      e.created_at <= coalesce(e.started_at, e.completed_at)
        and coalesce(e.started_at, e.created_at) <= e.completed_at as "isInOrder"
    from executions e left join files f on f.id = e.file_id left join execution_results r on r.execution_id = e.id
    order by e.created_at, e.id`
}

/** Returns the number that a document prints: its file name without the extension. */
export function numberOf({ fileName }: Pick<AuditedExecution, "fileName">): string {
  return fileName.replace(/\.[a-z]+$/, "")
}
