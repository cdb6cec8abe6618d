import { setTimeout as sleep } from "node:timers/promises"
import postgres from "postgres"
import { createWriter, installWriteLog } from "./write-log.ts"

const inWorkDeadlineMs = 60_000
/** A fault that waits for this strikes a run of a few hundred milliseconds in its middle. */
const pollMs = 10

/** One begin of an execution. */
export interface Begin {
  readonly executionId: string
  readonly attempt: number
  /** The database's user, by which a worker can be told from others. */
  readonly worker: string
}

/** The begins of executions, as the database itself notes them: see `write-log.ts`. */
export class BeginLog implements AsyncDisposable {
  readonly #sql: postgres.Sql

  private constructor(sql: postgres.Sql) {
    this.#sql = sql
  }

  /** Prepares a database whose tables exist. */
  static async start(databaseUrl: string): Promise<BeginLog> {
    const sql = postgres(databaseUrl, { max: 2, onnotice: () => undefined })
    await installWriteLog(sql)
    return new BeginLog(sql)
  }

  /** Makes a user of this name, and the address under which a worker is known by it. */
  async urlFor(databaseUrl: string, worker: string): Promise<string> {
    return createWriter(this.#sql, databaseUrl, worker)
  }

  /** The begins of an execution so far, oldest first. */
  async of(executionId: string): Promise<Begin[]> {
    return this.#sql<Begin[]>`
      select execution_id as "executionId", attempt, worker from chaos_begins where execution_id = ${executionId} order by place`
  }

  /** Lists the executions that a worker has in work and began itself. */
  async listInWork(worker: string): Promise<string[]> {
    const rows = await this.#sql<{ id: string }[]>`
      select e.id from executions e where e.status = 'Processing' and ${worker} =
        (select b.worker from chaos_begins b where b.execution_id = e.id order by b.place desc limit 1)`
    return rows.map(({ id }) => id)
  }

  /** Returns whether an execution is Processing. */
  async isInWork(executionId: string): Promise<boolean> {
    const rows = await this.#sql`select from executions where id = ${executionId} and status = 'Processing'`
    return rows.length > 0
  }

  /** Waits until a worker has an execution in work that it began itself. @throws when that takes longer than a minute. */
  async untilInWork(worker: string): Promise<void> {
    const endsAt = performance.now() + inWorkDeadlineMs
    while ((await this.listInWork(worker)).length === 0) {
      if (performance.now() > endsAt) throw new Error(`${worker} has begun nothing for a minute`)
      await sleep(pollMs)
    }
  }

  /** All begins so far, oldest first. */
  async all(): Promise<Begin[]> {
    return this.#sql<Begin[]>`
      select execution_id as "executionId", attempt, worker from chaos_begins order by place`
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#sql.end({ timeout: 5 })
  }
}
