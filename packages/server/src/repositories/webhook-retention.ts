import { sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../database/database.ts"
import { deleteBatch } from "../database/delete-batch.ts"
import { rowsOf } from "../database/rows-of.ts"
import { webhookDeliveries, webhookMessages, webhooks } from "../database/schema/webhooks.ts"
import { Scope, within } from "../database/scope.ts"

const counts = z.array(z.object({ count: z.number() }))

/** Removes what webhooks need no longer. */
export class WebhookRetentionRepository {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /**
   * Removes up to `limit` messages older than a number of days, with their deliveries and attempts; returns how many. One that
   * is still on its way stays: it may have been sent again.
   */
  deleteOld(days: number, limit: number): Promise<number> {
    const scope = Scope.system()
    const { table } = within(scope, webhookMessages)
    const delivery = within(scope, webhookDeliveries).table
    const webhook = within(scope, webhooks).table
    const isOver = sql`${table.createdAt} < now() - make_interval(days => ${days}) and not exists (
      select 1 from ${delivery} d join ${webhook} w on w.id = d.webhook_id
      where d.message_id = ${table.id} and d.state = 'pending' and w.is_enabled)`
    return deleteBatch(this.#database, { table, where: isOver, orderBy: table.createdAt, limit })
  }

  /** Removes the previous secrets of up to `limit` webhooks that no longer sign; returns how many. */
  async clearExpiredSecrets(limit: number): Promise<number> {
    const { table } = within(Scope.system(), webhooks)
    const result: unknown = await this.#database.execute(sql`
      with cleared as (
        update ${table} set sealed_previous_secret = null, previous_stops_at = null
        where ctid = any(array(
          select ctid from ${table} where previous_stops_at <= now() limit ${limit} for no key update skip locked
        ))
        returning 1
      )
      select count(*)::int as count from cleared`)
    return counts.parse(rowsOf(result))[0]?.count ?? 0
  }
}
