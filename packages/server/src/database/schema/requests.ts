import { doublePrecision, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import { timestampMs } from "./columns.ts"
import { organizationId } from "./tenants.ts"

export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    organizationId: organizationId(),
    operation: text("operation").notNull(),
    key: text("key").notNull(),
    /** Identifies the request that holds the row; a request that lost its lease cannot complete it. */
    token: uuid("token").notNull(),
    /** Null while the first request runs. */
    payloadHash: text("payload_hash"),
    /** Encrypted, because the response may contain the value of a new API key. */
    sealedResult: text("sealed_result"),
    leaseUntil: timestampMs("lease_until").notNull(),
    expiresAt: timestampMs("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.operation, table.key] }),
    index("idempotency_keys_expiry").on(table.expiresAt),
  ],
)

/** The remaining budgets that replicas share; see `services/rate-limits.ts`. */
export const rateLimitBuckets = pgTable(
  "rate_limit_buckets",
  {
    id: text("id").primaryKey(),
    /** Negative after replicas together admitted too many requests. */
    tokens: doublePrecision("tokens").notNull(),
    capacity: doublePrecision("capacity").notNull(),
    refillPerSecond: doublePrecision("refill_per_second").notNull(),
    updatedAt: timestampMs("updated_at").notNull(),
  },
  (table) => [index("rate_limit_buckets_age").on(table.updatedAt)],
)

/** The latest virtual start time of each organization in the queue; see `adapters/pg-boss-job-queue.ts`. */
export const queueTurns = pgTable("queue_turns", {
  organizationId: organizationId().primaryKey(),
  turn: integer("turn").notNull(),
})
