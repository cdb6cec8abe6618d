import { eq, sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../database/database.ts"
import { rowsOf } from "../database/rows-of.ts"
import { housekeeping } from "../database/schema/deployment.ts"

/** The recurring chores that keep the deployment in order. */
export const chores = [
  "expired_idempotency_keys",
  "old_rate_limit_buckets",
  "expired_sessions",
  "old_audit_entries",
  "lost_jobs",
  "old_executions",
  "old_webhook_messages",
  "pending_of_disabled_webhooks",
  "expired_webhook_secrets",
  "unattached_files",
  "unfinished_uploads",
  "orphaned_documents",
  "orphaned_pictures",
] as const

/** The name of a chore, as metrics and the table show it. */
export type Chore = (typeof chores)[number]

const sinceRows = z.array(z.object({ seconds: z.coerce.number() }))

/** Records the outcome of the chores for every process and for the metrics. */
export class HousekeepingRepository {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /**
   * Starts a chore that one process does for all.
   *
   * @returns false when another process started it within the last `everySeconds`.
   */
  async start(chore: Chore, everySeconds: number): Promise<boolean> {
    const rows = await this.#database
      .insert(housekeeping)
      .values({ chore, startedAt: sql`now()` })
      .onConflictDoUpdate({
        target: housekeeping.chore,
        set: { startedAt: sql`now()` },
        setWhere: sql`${housekeeping.startedAt} <= now() - make_interval(secs => ${everySeconds})`,
      })
      .returning({ chore: housekeeping.chore })
    return rows.length > 0
  }

  /** Reports that a chore is still running, so that no other process starts it. */
  async renew(chore: Chore): Promise<void> {
    await this.#database
      .update(housekeeping)
      .set({ startedAt: sql`now()` })
      .where(eq(housekeeping.chore, chore))
  }

  /** Records the success of a chore, and how many items it processed. */
  async succeed(chore: Chore, count: number): Promise<void> {
    await this.#database
      .insert(housekeeping)
      .values({ chore, startedAt: sql`now()`, succeededAt: sql`now()`, removed: count })
      .onConflictDoUpdate({
        target: housekeeping.chore,
        set: { succeededAt: sql`now()`, removed: sql`${housekeeping.removed} + ${count}` },
      })
  }

  /** Records that the chore found a number of items and left them. @returns for how many seconds it has done so. */
  async withhold(chore: Chore, count: number): Promise<number> {
    const result: unknown = await this.#database.execute(sql`
      insert into ${housekeeping} (chore, started_at, withheld, withheld_since) values (${chore}, now(), ${count}, now())
      on conflict (chore) do update
        set withheld = ${count}, withheld_since = coalesce(${housekeeping}.withheld_since, now())
      returning extract(epoch from now() - withheld_since)::float8 as seconds`)
    return sinceRows.parse(rowsOf(result))[0]?.seconds ?? 0
  }

  /** Records that the chore withholds nothing. */
  async release(chore: Chore): Promise<void> {
    await this.#database
      .update(housekeeping)
      .set({ withheld: 0, withheldSince: null })
      .where(eq(housekeeping.chore, chore))
  }
}
