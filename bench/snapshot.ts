import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import postgres from "postgres"
import { PgBossJobQueue } from "@docsift/server/internal/adapters/pg-boss-job-queue"
import { type OpenDatabase } from "@docsift/server/internal/database/database"
import { openPostgresDatabase } from "@docsift/server/internal/database/postgres-database"
import { newId } from "@docsift/server/internal/domain/ids"
import { createLogger } from "@docsift/server/internal/logger"
import { startPostgres } from "@docsift/testing/postgres"
import { percentile } from "./percentile.ts"
import { atMost, type BenchOptions, figure, type Row, reportProgress } from "./row.ts"

/** Jobs added, claimed and finished for one figure. */
const CLAIMS = 200
/** Long enough for every statement to be planned, and for the first scan of the entire queue. */
const WARM_UP = 20
/** The search for stalled jobs sees a job 12 s after it was claimed, so that the first search visits all finished ones. */
const SEARCHED_AFTER_MS = 13_000

interface Times {
  readonly add: number
  readonly claim: number
  readonly findStalled: number
}

/** Measures what a held snapshot, as of a dump, costs the queue: finished jobs stay in its table and indexes until it ends. */
export async function benchSnapshot({ isQuick }: BenchOptions): Promise<Row[]> {
  const finished = isQuick ? 5_000 : 40_000
  const server = await startPostgres()
  const url = await server.createDatabase()
  const opened = openPostgresDatabase(url)
  const queue = new PgBossJobQueue(opened, 60_000, createLogger("error"))
  const holder = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    await opened.migrate()
    await queue.start()
    const organizationId = newId("org")
    await holder`insert into organizations (id, name) values (${organizationId}, 'bench')`
    const measure = () => measureQueue(opened, queue, organizationId)
    reportProgress("claims without a snapshot")
    const before = await measure()
    const released = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const holding = holder.begin("isolation level repeatable read", async (transaction) => {
      await transaction`select count(*) from pgboss.job`
      held.resolve()
      await released.promise
    })
    await held.promise
    reportProgress(`finishing ${finished.toLocaleString("en")} jobs while a snapshot is held`)
    await finishJobs(url, organizationId, finished)
    await sleep(SEARCHED_AFTER_MS)
    const after = await measure()
    const fullSearchMs = await measureFullSearches(opened)
    released.resolve()
    await holding
    const row = (what: string, of: keyof Times): Row[] => [
      atMost(`${what}, ${finished.toLocaleString("en")} finished under a snapshot`, after[of] / before[of], 3, "×", 2),
      figure(`median, ${before[of].toFixed(2)} ms before`, after[of], "ms", 2),
    ]
    return [
      row("claim of a job", "claim"),
      row("job added", "add"),
      row("search for stalled jobs", "findStalled"),
      figure("the first search of a process, and one a minute", fullSearchMs, "ms", 2),
    ].flat()
  } finally {
    await queue.stop()
    await opened.close()
    await holder.end({ timeout: 1 })
    await server.stop()
  }
}

async function measureQueue(
  { database }: OpenDatabase,
  queue: PgBossJobQueue,
  organizationId: ReturnType<typeof newId<"org">>,
): Promise<Times> {
  const times: Record<keyof Times, number[]> = { add: [], claim: [], findStalled: [] }
  for (let index = -WARM_UP; index < CLAIMS; index++) {
    const timed = async <T>(of: keyof Times, work: () => Promise<T>): Promise<T> => {
      const startedAt = performance.now()
      const result = await work()
      if (index >= 0) times[of].push(performance.now() - startedAt)
      return result
    }
    const jobId = randomUUID()
    const executionId = newId("exe")
    const enqueue = () =>
      database.transaction((transaction) => queue.enqueue(transaction, { jobId, executionId, organizationId }))
    await timed("add", enqueue)
    const [job] = await timed("claim", () => queue.take(1))
    if (job?.jobId !== jobId) throw new Error("the claim did not return the only job")
    if (index % 10 === 0) await timed("findStalled", () => queue.findStalled())
    await queue.finish(job)
  }
  return {
    add: percentile(times.add, 0.5),
    claim: percentile(times.claim, 0.5),
    findStalled: percentile(times.findStalled, 0.5),
  }
}

/** Returns the median duration of the search that each process makes first, without a front. */
async function measureFullSearches(opened: OpenDatabase): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < CLAIMS / 10; index++) {
    const queue = new PgBossJobQueue(opened, 60_000, createLogger("error"))
    await queue.start()
    try {
      const startedAt = performance.now()
      await queue.findStalled()
      times.push(performance.now() - startedAt)
    } finally {
      await queue.stop()
    }
  }
  return percentile(times, 0.5)
}

/** Leaves behind what jobs leave that were added, claimed and finished, each in transactions of its own. */
async function finishJobs(url: string, organizationId: string, count: number): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    await sql`insert into pgboss.job (id, name, priority, data, group_id, start_after)
      select gen_random_uuid(), 'executions', 0 - (turn + i), '{}', ${organizationId}, now()
      from generate_series(1, ${count}::int) as i, queue_turns`
    await sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now()`
    await sql`delete from pgboss.job`
    await sql`update queue_turns set turn = turn + ${count}`
  } finally {
    await sql.end()
  }
}
