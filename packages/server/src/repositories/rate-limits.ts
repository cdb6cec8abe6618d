import { sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../database/database.ts"
import { deleteBatch } from "../database/delete-batch.ts"
import { rowsOf } from "../database/rows-of.ts"
import { rateLimitBuckets } from "../database/schema/requests.ts"
import type { RateLimitBooking, RateLimitStore } from "../ports/rate-limit-store.ts"

const balances = z.array(z.object({ id: z.string(), tokens: z.coerce.number() }))

/** A bucket without bookings for longer than any window is full again, also after a debt. */
const expireAfterHours = 24

/** Stores the balances that replicas share. */
export class RateLimitRepository implements RateLimitStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Books all buckets with one statement, ordered by id so that two replicas cannot deadlock. */
  async book(bookings: readonly RateLimitBooking[]): Promise<Map<string, number>> {
    const table = rateLimitBuckets
    const result: unknown = await this.#database.execute(sql`
      insert into ${table} as known (id, tokens, capacity, refill_per_second, updated_at)
      select id, capacity - spent, capacity, refill_per_second, now()
      from json_to_recordset(${JSON.stringify(
        bookings.map(({ refillPerSecond, ...booking }) => ({ ...booking, refill_per_second: refillPerSecond })),
      )}::text::json)
        as booking(id text, capacity float8, refill_per_second float8, spent float8)
      order by id
      on conflict (id) do update set
        tokens = greatest(
          -excluded.capacity,
          least(
            excluded.capacity,
            known.tokens
              + greatest(0, extract(epoch from excluded.updated_at - known.updated_at)) * excluded.refill_per_second
          ) - (excluded.capacity - excluded.tokens)
        ),
        capacity = excluded.capacity,
        refill_per_second = excluded.refill_per_second,
        updated_at = greatest(known.updated_at, excluded.updated_at)
      returning id, tokens`)
    return new Map(balances.parse(rowsOf(result)).map(({ id, tokens }) => [id, tokens]))
  }

  /** Removes up to `limit` balances that are full again; returns how many. */
  deleteOld(limit: number): Promise<number> {
    const { updatedAt } = rateLimitBuckets
    const isOver = sql`${updatedAt} < now() - make_interval(hours => ${expireAfterHours})`
    return deleteBatch(this.#database, { table: rateLimitBuckets, where: isOver, orderBy: updatedAt, limit })
  }
}
