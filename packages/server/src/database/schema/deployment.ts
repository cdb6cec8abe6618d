import { bigint, integer, pgTable, text, uuid } from "drizzle-orm/pg-core"
import { timestampMs } from "./columns.ts"

/** A single row: the identity of the deployment. */
export const deployment = pgTable("deployment", {
  id: integer("id").primaryKey().default(1),
  /** A known text, encrypted: a server with other encryption keys fails before it writes anything. */
  sealedCheck: text("sealed_check").notNull(),
  /** The content of the deployment marker; see `services/storage-guard.ts`. Null before the first start of a version with it. */
  deploymentId: uuid("deployment_id"),
  /** Changes when the database is restored or copied; see `repositories/deployment.ts`. Null on the embedded database. */
  databaseFingerprint: text("database_fingerprint"),
  /** When the deployment marker was written; from then on a store without it is not that of this deployment. */
  storeMarkedAt: timestampMs("store_marked_at"),
})

/** A row for each chore that one process does for the deployment; see `worker/housekeeping.ts`. */
export const housekeeping = pgTable("housekeeping", {
  chore: text("chore").primaryKey(),
  startedAt: timestampMs("started_at").notNull(),
  /** Null until its first success. */
  succeededAt: timestampMs("succeeded_at"),
  /** Total number of rows, documents or jobs processed. */
  removed: bigint("removed", { mode: "number" }).notNull().default(0),
  /** Documents without a row that the last sweep kept, because they were too many. */
  withheld: bigint("withheld", { mode: "number" }).notNull().default(0),
  /** When a sweep first kept documents; null when the last one kept none. */
  withheldSince: timestampMs("withheld_since"),
  /** The last document that the sweep in progress has looked at; null between two sweeps. */
  cursor: text("cursor"),
  /** Documents without a row that the sweep in progress has kept. */
  withheldSoFar: bigint("withheld_so_far", { mode: "number" }).notNull().default(0),
})
