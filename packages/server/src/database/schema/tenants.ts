import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core"
import type { Role } from "../../domain/caller.ts"
import type { OrganizationId, UserId } from "../../domain/ids.ts"
import { createdAt, timestampMs } from "./columns.ts"

export const organizations = pgTable(
  "organizations",
  { id: text("id").$type<OrganizationId>().primaryKey(), name: text("name").notNull(), createdAt: createdAt() },
  (table) => [index("organizations_newest").on(table.createdAt.desc(), table.id)],
)

/** The organization that owns the row. */
export const organizationId = () =>
  text("organization_id")
    .$type<OrganizationId>()
    .notNull()
    .references(() => organizations.id)

export const users = pgTable(
  "users",
  {
    id: text("id").$type<UserId>().primaryKey(),
    organizationId: organizationId(),
    name: text("name").notNull(),
    role: text("role").$type<Role>().notNull(),
    createdAt: createdAt(),
    /** The identity provider of the person, and the provider's own id of them; null for a user who signs in with keys alone. */
    issuer: text("issuer"),
    subject: text("subject"),
    /** As the identity provider stated it at the latest sign-in; it never identifies a user. */
    email: text("email"),
    /** Since when the person may not sign in; see `services/user-access.ts`. */
    disabledAt: timestampMs("disabled_at"),
  },
  (table) => [
    index("users_newest").on(table.createdAt.desc(), table.id),
    uniqueIndex("users_identity").on(table.issuer, table.subject),
  ],
)

/** The user who created the row. */
export const ownerId = (name: string) =>
  text(name)
    .$type<UserId>()
    .notNull()
    .references(() => users.id)
