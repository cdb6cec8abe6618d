import { setTimeout as sleep } from "node:timers/promises"
import postgres from "postgres"

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

/**
 * Notes every begin of an execution in the database itself, with the user that began it: a trigger on the executions'
 * table, in the test's database only.
 */
export class BeginLog implements AsyncDisposable {
  readonly #sql: postgres.Sql

  private constructor(sql: postgres.Sql) {
    this.#sql = sql
  }

  /** Prepares a database whose tables exist. */
  static async start(databaseUrl: string): Promise<BeginLog> {
    const sql = postgres(databaseUrl, { max: 2, onnotice: () => undefined })
    await sql.unsafe(`
      create table chaos_begins (place bigint generated always as identity, execution_id text, attempt int, worker text);
      create function chaos_note_begin() returns trigger language plpgsql as $$ begin
        insert into chaos_begins (execution_id, attempt, worker) values (new.id, new.attempt, current_user); return null;
      end $$;
      create trigger chaos_begin after update of attempt on executions for each row
        when (new.attempt > old.attempt) execute function chaos_note_begin();`)
    return new BeginLog(sql)
  }

  /** Makes a user of this name, and the address under which a worker is known by it. */
  async urlFor(databaseUrl: string, worker: string): Promise<string> {
    await this.#sql.unsafe(`create role ${worker} superuser login`)
    const url = new URL(databaseUrl)
    url.username = worker
    return url.href
  }

  /** The begins of an execution so far, oldest first. */
  async of(executionId: string): Promise<Begin[]> {
    return this.#sql<Begin[]>`
      select execution_id as "executionId", attempt, worker from chaos_begins where execution_id = ${executionId} order by place`
  }

  /** Waits until a worker has an execution in work that it began itself. @throws when that takes longer than a minute. */
  async untilInWork(worker: string): Promise<void> {
    const endsAt = performance.now() + inWorkDeadlineMs
    for (;;) {
      const [row] = await this.#sql<{ count: number }[]>`
        select count(*)::int as count from executions e where e.status = 'Processing' and ${worker} =
          (select b.worker from chaos_begins b where b.execution_id = e.id order by b.place desc limit 1)`
      if ((row?.count ?? 0) > 0) return
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
