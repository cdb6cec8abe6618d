import { type SQL, sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../database/database.ts"
import { isUniqueViolation } from "../database/query-error.ts"
import { rowsOf } from "../database/rows-of.ts"
import { executions } from "../database/schema/executions.ts"
import { type Scope, within } from "../database/scope.ts"
import type { Caller } from "../domain/caller.ts"
import type { ExecutionId } from "../domain/ids.ts"
import type { JobAddition } from "../ports/job-queue.ts"
import { keyLockOf } from "./api-keys.ts"
import { openBatchLockOf } from "./batches.ts"
import type { NewExecution } from "./executions.ts"
import { type FileRecord, insertionOf } from "./files.ts"
import { type Completion, completionOf } from "./idempotency-keys.ts"
import { sessionLockOf } from "./sessions.ts"

/** An execution of an uploaded document, with all that is written with it. */
export interface ExecutionStart {
  readonly caller: Pick<Caller, "keyId" | "session">
  readonly id: ExecutionId
  readonly file: FileRecord
  readonly execution: NewExecution
  readonly addition: JobAddition
  /** The response that is stored for repeated requests; undefined for a request without an idempotency key. */
  readonly completion: Completion | undefined
}

/** The conditions of a start, in the order in which they are checked. */
export type StartCondition = "caller" | "batch" | "claim"

/** The outcome of a start: the condition that failed, of which nothing was written, or that the id is taken. */
export type StartOutcome = "started" | StartCondition | "taken"

/** What has to be true, as a part of the statement that has a row when it is. */
interface Condition {
  readonly name: "key" | "session" | "batch" | "claim"
  readonly fails: StartCondition
  /** @param after - whether all earlier conditions are met. */
  readonly part: (after: SQL) => SQL
}

const startedRow = z.tuple([z.object({ failed: z.string().nullable(), outcome: z.string() })])

/*
 * Everything that belongs to the start of an execution is one statement: in a transaction, each of four round trips would hold
 * the locks longer, and cost the server's one thread a write to a socket.
 *
 * The parts form a chain, in which each one has rows only if the one before has, so that nothing is written unless every condition
 * is met. The organization's row in the queue comes first, because the caller's key must be locked as late as possible
 * (`services/key-validity.ts`). A start that is rejected has therefore used up a virtual start time: the organization's next job
 * is behind by one.
 *
 * The execution takes the id of its job from the part that inserts it. If the queue did not accept the job, the id is null, which
 * the column rejects, and the statement has no effect.
 */

/** Starts executions of uploaded documents. */
export class ExecutionStartRepository {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Inserts a file, its execution and the job, and stores the response, or does nothing of it. */
  async start(scope: Scope, start: ExecutionStart): Promise<StartOutcome> {
    const { addition, execution, file, id } = start
    const conditions = conditionsOf(scope, start)
    const names = ["turn", ...conditions.map(({ name }) => name)]
    const has = (name: string | undefined) => sql`exists (select 1 from ${sql.raw(name ?? "turn")})`
    const parts = conditions.map(({ name, part }, index) => sql`${sql.raw(name)} as (${part(has(names[index]))})`)
    const failed = conditions.map(({ name, fails }) => sql`when not ${has(name)} then ${sql.raw(`'${fails}'`)}`)
    try {
      const result: unknown = await this.#database.execute(sql`
        with execution as (select ${execution.organizationId}::text as organization_id),
        ${addition.turn},
        ${sql.join(parts, sql`, `)},
        file as (${insertionOf(scope, file, has(names.at(-1)))}),
        ${addition.jobWhen(has("file"))},
        inserted as (${executionInsertionOf(scope, id, execution)})
        select case ${sql.join(failed, sql` `)} end as failed, ${addition.outcome} as outcome`)
      const [{ failed: condition, outcome }] = startedRow.parse(rowsOf(result))
      if (condition !== null) return conditions.find(({ fails }) => fails === condition)?.fails ?? "caller"
      addition.record(outcome)
      return "started"
    } catch (error) {
      // The id is random, and another execution has it. The statement had no effect.
      if (isUniqueViolation(error, "executions_pkey")) return "taken"
      throw error
    }
  }
}

function conditionsOf(scope: Scope, { caller, execution, completion }: ExecutionStart): Condition[] {
  const { keyId, session } = caller
  const { batchId, workflowId } = execution
  const key: Condition = { name: "key", fails: "caller", part: (after) => keyLockOf(scope, keyId, after) }
  const conditions = [key]
  if (session !== undefined)
    conditions.push({ name: "session", fails: "caller", part: (after) => sessionLockOf(scope, session.hash, after) })
  if (batchId !== undefined)
    conditions.push({
      name: "batch",
      fails: "batch",
      part: (after) => openBatchLockOf(scope, { batchId, workflowId }, after),
    })
  if (completion !== undefined)
    conditions.push({ name: "claim", fails: "claim", part: (after) => completionOf(completion, after) })
  return conditions
}

function executionInsertionOf(scope: Scope, id: ExecutionId, values: NewExecution): SQL {
  const { table } = within(scope, executions)
  const { reviewPolicy, retentionDays, batchId } = values
  return sql`
    insert into ${table} (
      id, status, organization_id, owner_id, workflow_id, workflow_name, configuration, review_policy, retention_days,
      workflow_version, file_id, file_name, batch_id, job_id, attempt_limit
    )
    select ${id}, 'Queued', ${values.organizationId}, ${values.ownerId}, ${values.workflowId}, ${values.workflowName},
      ${JSON.stringify(values.configuration)}::json,
      ${reviewPolicy === undefined ? null : JSON.stringify(reviewPolicy)}::json, ${retentionDays ?? null}::int,
      ${values.workflowVersion}::int, file.id, ${values.fileName}, ${batchId ?? null}, job.id,
      ${values.attemptLimit}::int
    from file left join job on true
    returning id`
}
