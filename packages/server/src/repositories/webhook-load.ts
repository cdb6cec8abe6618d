import { sql } from "drizzle-orm"
import { z } from "zod"
import type { OpenDatabase } from "../database/database.ts"
import { rowsOf } from "../database/rows-of.ts"
import { webhookDeliveries, webhooks } from "../database/schema/webhooks.ts"
import { Scope, within } from "../database/scope.ts"
import { maxCounted } from "./deployment-load.ts"

/** The messages of the entire deployment on their way to enabled webhooks. */
export interface WebhookLoad {
  readonly pending: number
  /** 0 when none is due. */
  readonly oldestDueSeconds: number
}

const loadRows = z.array(z.object({ pending: z.number(), oldestDueSeconds: z.number() }))

/** Reads the load of the deliverers; the partial index of pending deliveries keeps it cheap beside millions of others. */
export async function readWebhookLoad({ database }: OpenDatabase): Promise<WebhookLoad> {
  const delivery = within(Scope.system(), webhookDeliveries).table
  const webhook = within(Scope.system(), webhooks).table
  const result: unknown = await database.execute(sql`
    select count(*)::int as pending,
      greatest(coalesce(extract(epoch from now() - min(due_at)), 0), 0)::float8 as "oldestDueSeconds"
    from (
      select d.due_at from ${delivery} d join ${webhook} w on w.id = d.webhook_id
      where d.state = 'pending' and w.is_enabled limit ${maxCounted}
    ) pending_deliveries`)
  const [load] = loadRows.parse(rowsOf(result))
  if (load === undefined) throw new Error("a count without a row")
  return load
}
