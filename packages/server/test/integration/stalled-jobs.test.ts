import { randomUUID } from "node:crypto"
import { sql } from "drizzle-orm"
import { pino } from "pino"
import postgres from "postgres"
import { afterEach, beforeEach, expect, test } from "vitest"
import { PgBossJobQueue } from "../../src/adapters/pg-boss-job-queue.ts"
import { StalledJobSearch } from "../../src/adapters/stalled-job-search.ts"
import type { DatabaseConfig } from "../../src/config.ts"
import type { OpenDatabase } from "../../src/database/database.ts"
import { openDatabase } from "../../src/database/open-database.ts"
import { rowsOf } from "../../src/database/rows-of.ts"
import { newId, type OrganizationId } from "../../src/domain/ids.ts"
import type { Job } from "../../src/ports/job-queue.ts"
import { OrganizationRepository } from "../../src/repositories/organizations.ts"
import { describeOnEveryDatabase, describeOnPostgres } from "../world.ts"

/** A queue on a new database, whose clock stands still until it is set. */
class Lab {
  readonly opened: OpenDatabase
  readonly queue: PgBossJobQueue
  readonly #organizationId: OrganizationId
  readonly #startedAt = Date.now()

  private constructor(opened: OpenDatabase, queue: PgBossJobQueue, organizationId: OrganizationId) {
    this.opened = opened
    this.queue = queue
    this.#organizationId = organizationId
  }

  static async open(config: DatabaseConfig): Promise<Lab> {
    const opened = await openDatabase(config)
    await opened.migrate()
    const queue = new PgBossJobQueue(opened, 60_000, pino({ level: "silent" }))
    await queue.start()
    const organizations = new OrganizationRepository(opened.database)
    const lab = new Lab(opened, queue, (await organizations.insert("A", opened.database)).id)
    await lab.setClock(0)
    return lab
  }

  async close(): Promise<void> {
    await this.queue.stop()
    await this.opened.close()
  }

  /** Returns the search of one process. */
  search(now?: () => number): StalledJobSearch {
    const executeSql = async (text: string, values: unknown[] = []) => {
      const rows: unknown = await this.opened.database.execute(withValues(text, values))
      return { rows: [...rowsOf(rows)] }
    }
    return new StalledJobSearch(() => ({ executeSql }), now)
  }

  /** Sets the clock of the database, as far as the queue reads it, to some seconds after the start of the test. */
  async setClock(seconds: number): Promise<void> {
    const now = new Date(this.#startedAt + seconds * 1000).toISOString()
    await this.opened.database.execute(
      sql.raw(`create or replace function pgboss.job_now() returns timestamp with time zone as
        $$ select timestamptz '${now}' $$ language sql stable`),
    )
  }

  /** Adds a job and takes it. */
  async take(): Promise<Job> {
    const added = { jobId: randomUUID(), executionId: newId("exe"), organizationId: this.#organizationId }
    await this.opened.database.transaction((transaction) => this.queue.enqueue(transaction, added))
    const [job] = await this.queue.take(1)
    if (job === undefined) throw new Error("no job")
    return job
  }
}

/** Puts the values into the text of a statement with the placeholders $1, $2, …. */
function withValues(text: string, values: readonly unknown[]) {
  const parts = text.split(/\$(\d+)/)
  return sql.join(parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`)))
}

describeOnEveryDatabase("the search for stalled jobs", (newDatabase) => {
  let lab: Lab
  beforeEach(async () => {
    lab = await Lab.open(await newDatabase())
  })
  afterEach(() => lab.close())

  const idsOf = (jobs: readonly { readonly jobId: string }[]) => jobs.map(({ jobId }) => jobId)

  test("a job that was active for hours is found when its worker dies, with its delivery and execution", async () => {
    const search = lab.search(() => 0)
    const { jobId, delivery, executionId } = await lab.take()
    const [job] = [{ jobId, delivery }]
    for (const hour of [1, 2, 3]) {
      await lab.setClock(hour * 3600)
      await lab.queue.heartbeat([job])
      const later = await lab.take()
      expect(await search.find()).toEqual([])
      await lab.queue.finish(later)
    }
    await lab.setClock(3 * 3600 + 11)
    expect(await search.find()).toEqual([])
    await lab.setClock(3 * 3600 + 14)
    expect(await search.find()).toEqual([{ jobId, delivery, executionId }])
    expect(await search.find()).toEqual([{ jobId, delivery, executionId }])
  })

  test("a released job that is taken again is found again, by any process and by one that starts later", async () => {
    const search = lab.search(() => 0)
    const first = await lab.take()
    await lab.setClock(20)
    expect(idsOf(await search.find())).toEqual([first.jobId])
    await lab.queue.release(first)
    await lab.setClock(30)
    expect(await search.find()).toEqual([])
    expect(idsOf(await lab.queue.take(1))).toEqual([first.jobId])
    await lab.setClock(50)
    const found = [{ jobId: first.jobId, delivery: 1, executionId: first.executionId }]
    expect(await search.find()).toEqual(found)
    expect(await lab.search().find()).toEqual(found)
  })

  test("a job whose claim was committed late is found within a minute", async () => {
    let elapsedMs = 0
    const search = lab.search(() => elapsedMs)
    expect(await search.find()).toEqual([])
    const { jobId } = await lab.take()
    // As of a transaction that began long before it was committed: before the front.
    await lab.opened.database.execute(
      sql`update pgboss.job set started_on = started_on - interval '1 hour', heartbeat_on = null`,
    )
    elapsedMs = 59_999
    expect(await search.find()).toEqual([])
    elapsedMs = 60_000
    expect(idsOf(await search.find())).toEqual([jobId])
    // The front was moved back.
    elapsedMs = 60_001
    expect(idsOf(await search.find())).toEqual([jobId])
  })

  test("a job taken after the clock of the database was set back is found", async () => {
    const search = lab.search(() => 0)
    await lab.setClock(3600)
    expect(await search.find()).toEqual([])
    await lab.setClock(0)
    const { jobId } = await lab.take()
    await lab.setClock(10)
    expect(await search.find()).toEqual([])
    await lab.setClock(20)
    expect(idsOf(await search.find())).toEqual([jobId])
  })

  test("a job whose worker died before the clock was set back is found within a minute", async () => {
    let elapsedMs = 0
    const search = lab.search(() => elapsedMs)
    expect(await search.find()).toEqual([])
    await lab.setClock(3600)
    const job = await lab.take()
    await lab.setClock(0)
    await lab.queue.heartbeat([job])
    await lab.setClock(20)
    elapsedMs = 60_000
    expect(idsOf(await search.find())).toEqual([job.jobId])
  })
})

describeOnPostgres("the search for stalled jobs while a snapshot is held", (newDatabase) => {
  test("reads the index entries of jobs that were finished before its front once", async () => {
    const config = await newDatabase()
    if (config.kind !== "postgres") throw new Error("needs PostgreSQL")
    const lab = await Lab.open(config)
    const [searcher, other] = [1, 2].map(() => postgres(config.url, { max: 1, onnotice: () => undefined }))
    if (searcher === undefined || other === undefined) throw new Error("two connections")
    try {
      const executeSql = async (text: string, values: unknown[] = []) => ({
        rows: [...(await searcher.unsafe(text, values as (number | string)[]))], // what the search passes
      })
      const search = new StalledJobSearch(
        () => ({ executeSql }),
        () => 0,
      )
      /** Returns how many index entries a search reads, dead ones included. */
      const countRead = async () => {
        const read = async () => {
          await searcher`select pg_stat_force_next_flush()`
          const [row] = await searcher<{ count: number }[]>`
            select sum(idx_tup_read)::int as count from pg_stat_user_indexes where relname = 'job_common'`
          return row?.count ?? Number.NaN
        }
        const before = await read()
        expect(await search.find()).toEqual([])
        return (await read()) - before
      }
      const released = Promise.withResolvers<void>()
      const held = Promise.withResolvers<void>()
      const holding = other.begin("isolation level repeatable read", async (transaction) => {
        await transaction`select count(*) from pgboss.job`
        held.resolve()
        await released.promise
      })
      await held.promise
      const count = 3000
      await lab.opened.database.execute(sql`
        insert into pgboss.job (id, name, data, group_id, start_after)
        select gen_random_uuid(), 'executions', '{}', 'org_a', now() from generate_series(1, ${count}::int)`)
      await lab.opened.database.execute(
        sql`update pgboss.job set state = 'active', started_on = pgboss.job_now() - interval '1 minute', heartbeat_on = pgboss.job_now()`,
      )
      await lab.opened.database.execute(sql`delete from pgboss.job`)
      expect(await countRead()).toBeGreaterThanOrEqual(count)
      expect(await countRead()).toBeLessThan(count / 100)
      released.resolve()
      await holding
    } finally {
      await Promise.all([searcher, other].map((client) => client.end({ timeout: 1 })))
      await lab.close()
    }
  })
})
