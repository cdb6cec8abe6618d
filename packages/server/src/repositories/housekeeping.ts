import { sql } from "drizzle-orm"
import type { Database } from "../database/database.ts"
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

/** Records the outcome of the chores for every process and for the metrics. */
export class HousekeepingRepository {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /**
   * Starts a chore that one process does for all.
   *
   * @param unfinishedSeconds - the time for a chore that was left in the middle.
   * @returns false when another process started, or renewed, it within the last `everySeconds`.
   */
  async start(chore: Chore, everySeconds: number, unfinishedSeconds = everySeconds): Promise<boolean> {
    const seconds = sql`case when ${housekeeping.cursor} is null then ${everySeconds}::int else ${unfinishedSeconds}::int end`
    const rows = await this.#database
      .insert(housekeeping)
      .values({ chore, startedAt: sql`now()` })
      .onConflictDoUpdate({
        target: housekeeping.chore,
        set: { startedAt: sql`now()` },
        setWhere: sql`${housekeeping.startedAt} <= now() - make_interval(secs => ${seconds})`,
      })
      .returning({ chore: housekeeping.chore })
    return rows.length > 0
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
}
