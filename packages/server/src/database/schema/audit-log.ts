import { bigint, index, pgTable, text } from "drizzle-orm/pg-core"
import type { AuditedOperation } from "../../domain/audit-entry.ts"
import type { KeyId, OrganizationId, UserId } from "../../domain/ids.ts"
import { timestampMs } from "./columns.ts"

/** The audit log. No foreign keys: an entry outlives the object that it describes. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
    at: timestampMs("at").notNull().defaultNow(),
    operation: text("operation").$type<AuditedOperation>().notNull(),
    targetId: text("target_id").notNull(),
    /** Both null for a command on the server's machine, which has no user. */
    organizationId: text("organization_id").$type<OrganizationId>(),
    userId: text("user_id").$type<UserId>(),
    /** Null for a command, and for changes by the start of a server. */
    keyId: text("key_id").$type<KeyId>(),
    requestId: text("request_id"),
  },
  (table) => [index("audit_log_oldest").on(table.at, table.id)],
)
