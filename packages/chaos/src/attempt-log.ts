import { setTimeout as sleep } from "node:timers/promises"
import postgres from "postgres"
import { createWriter, installWriteLog } from "./write-log.ts"

const processingDeadlineMs = 60_000
/** Short enough to inject a fault into the middle of a run of a few hundred milliseconds. */
const pollMs = 10

/** One attempt at an execution. */
export interface Attempt {
  readonly executionId: string
  readonly attempt: number
  /** The worker's database user. */
  readonly worker: string
}

/** The attempts at executions, as logged by the database itself: see `write-log.ts`. */
export class AttemptLog implements AsyncDisposable {
  readonly #sql: postgres.Sql

  private constructor(sql: postgres.Sql) {
    this.#sql = sql
  }

  /** Prepares a database whose tables exist. */
  static async start(databaseUrl: string): Promise<AttemptLog> {
    const sql = postgres(databaseUrl, { max: 2, onnotice: () => undefined })
    await installWriteLog(sql)
    return new AttemptLog(sql)
  }

  /** Creates a database user for a worker and returns the connection URL of that user. */
  async urlFor(databaseUrl: string, worker: string): Promise<string> {
    return createWriter(this.#sql, databaseUrl, worker)
  }

  /** Returns the attempts at an execution so far, oldest first. */
  async of(executionId: string): Promise<Attempt[]> {
    return this.#sql<Attempt[]>`
      select execution_id as "executionId", attempt, worker from chaos_attempts where execution_id = ${executionId} order by place`
  }

  /** Lists the executions that a worker is processing. */
  async listProcessing(worker: string): Promise<string[]> {
    const rows = await this.#sql<{ id: string }[]>`
      select e.id from executions e where e.status = 'Processing' and ${worker} =
        (select b.worker from chaos_attempts b where b.execution_id = e.id order by b.place desc limit 1)`
    return rows.map(({ id }) => id)
  }

  /** Returns whether an execution is Processing. */
  async isProcessing(executionId: string): Promise<boolean> {
    const rows = await this.#sql`select from executions where id = ${executionId} and status = 'Processing'`
    return rows.length > 0
  }

  /** Waits until a worker is processing an execution. @throws when that takes longer than a minute. */
  async untilProcessing(worker: string): Promise<void> {
    const endsAt = performance.now() + processingDeadlineMs
    while ((await this.listProcessing(worker)).length === 0) {
      if (performance.now() > endsAt) throw new Error(`${worker} has started no execution for a minute`)
      await sleep(pollMs)
    }
  }

  /** Returns all attempts so far, oldest first. */
  async all(): Promise<Attempt[]> {
    return this.#sql<Attempt[]>`
      select execution_id as "executionId", attempt, worker from chaos_attempts order by place`
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#sql.end({ timeout: 5 })
  }
}
