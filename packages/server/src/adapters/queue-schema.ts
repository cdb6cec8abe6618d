import { setTimeout as sleep } from "node:timers/promises"
import { sql } from "drizzle-orm"
import { PgBoss } from "pg-boss"
import { z } from "zod"
import type { Database, OpenDatabase } from "../database/database.ts"
import { rowsOf } from "../database/rows-of.ts"

/** pg-boss's schema in the database. */
export const queueSchema = "pgboss"

/** The one queue in it. */
export const queueName = "executions"

/** Interval in which pg-boss looks for indexes to build; it builds those of a new version one by one in the background. */
const buildIntervalSeconds = 10
/** Longest wait for the builds, each of which scans the queue's table once; the rest is left to the next `migrate`. */
const buildDeadlineMs = 3_600_000

/** Migrations and index builds may take longer than the statements of a running queue. */
const noLimits = { statement_timeout: 0, query_timeout: 0 }

const statusRows = z.array(z.object({ status: z.string() }))
const existenceRows = z.array(z.object({ exists: z.boolean() }))
const versionRows = z.array(z.object({ version: z.number() }))

/**
 * Returns the statement that creates an index of the queue's jobs once, even from processes that start together; it locks
 * nothing and needs no right if the index exists.
 */
export function createIndexOnce(name: string, definition: string): string {
  return `
    do $$ begin
      if to_regclass('${queueSchema}.${name}') is null then
        lock table ${queueSchema}.job in share row exclusive mode;
        create index if not exists ${name} on ${queueSchema}.job ${definition};
      end if;
    end $$`
}

/** Brings pg-boss's schema up to date, including the indexes that it builds in the background. */
export async function migrateQueueSchema(options: OpenDatabase["queueOptions"]): Promise<void> {
  const boss = new PgBoss({
    ...options,
    ...noLimits,
    schema: queueSchema,
    schedule: false,
    supervise: false,
    bamIntervalSeconds: buildIntervalSeconds,
  })
  let failure: unknown
  boss.on("error", (error) => (failure = error))
  try {
    await boss.start()
    const deadline = performance.now() + buildDeadlineMs
    while (await hasBuilds(boss)) {
      if (failure !== undefined) throw failure
      if (performance.now() > deadline) throw new Error("the queue's indexes were not built within an hour")
      await sleep(1000)
    }
  } finally {
    await boss.stop({ graceful: false, close: true })
  }
}

async function hasBuilds(boss: PgBoss): Promise<boolean> {
  const rows = statusRows.parse(await boss.getBamStatus())
  return rows.some(({ status }) => status !== "completed")
}

/** Returns the version of pg-boss's schema; undefined when there is none. */
export async function readQueueVersion(database: Database): Promise<number | undefined> {
  const existence: unknown = await database.execute(
    sql`select to_regclass(${`${queueSchema}.version`}) is not null as exists`,
  )
  if (existenceRows.parse(rowsOf(existence))[0]?.exists !== true) return undefined
  const rows: unknown = await database.execute(sql`select version from ${sql.identifier(queueSchema)}.version`)
  return versionRows.parse(rowsOf(rows))[0]?.version
}
