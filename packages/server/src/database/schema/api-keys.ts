import { sql } from "drizzle-orm"
import { boolean, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core"
import type { KeyId } from "../../domain/ids.ts"
import { scoped } from "../scope.ts"
import { createdAt, timestampMs } from "./columns.ts"
import { organizationId, ownerId } from "./tenants.ts"

const apiKeysTable = pgTable(
  "api_keys",
  {
    id: text("id").$type<KeyId>().primaryKey(),
    organizationId: organizationId(),
    userId: ownerId("user_id"),
    name: text("name").notNull(),
    /** SHA-256 of the key value, lowercase hex; the value itself is stored nowhere. */
    hash: text("hash").notNull().unique("api_keys_hash"),
    mask: text("mask").notNull(),
    createdAt: createdAt(),
    revokedAt: timestampMs("revoked_at"),
    lastRequestAt: timestampMs("last_request_at"),
    /** Whether the value was never given out: the key of a person's sessions after sign-ins through the identity provider. */
    isSignIn: boolean("is_sign_in").notNull().default(false),
  },
  (table) => [
    uniqueIndex("api_keys_sign_in")
      .on(table.userId)
      .where(sql`is_sign_in and revoked_at is null`),
    index("api_keys_newest").on(table.organizationId, table.createdAt.desc(), table.id),
    index("api_keys_user").on(table.userId),
  ],
)

export const apiKeys = scoped(apiKeysTable)

/** Sign-ins from a browser; see `services/sessions.ts`. */
export const sessions = scoped(
  pgTable(
    "sessions",
    {
      /** SHA-256 of the value in the cookie, lowercase hex; the value itself is stored nowhere. */
      hash: text("hash").primaryKey(),
      organizationId: organizationId(),
      userId: ownerId("user_id"),
      /** The key that signed in, whose revocation ends the session; null for a sign-in without a key. */
      keyId: text("key_id")
        .$type<KeyId>()
        .references(() => apiKeysTable.id),
      createdAt: createdAt(),
      expiresAt: timestampMs("expires_at").notNull(),
      lastSeenAt: timestampMs("last_seen_at").notNull().defaultNow(),
    },
    (table) => [index("sessions_expiry").on(table.expiresAt), index("sessions_key").on(table.keyId)],
  ),
)
