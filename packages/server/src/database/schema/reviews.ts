import { integer, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import type { ExecutionId, UserId } from "../../domain/ids.ts"
import type { Corrections, ReviewReason, ReviewState } from "../../domain/review.ts"
import { scoped } from "../scope.ts"
import { createdAt, timestampMs } from "./columns.ts"
import { executionsTable } from "./executions.ts"
import { organizationId, ownerId, users } from "./tenants.ts"

/** The newest revision of each review. */
export const executionReviews = scoped(
  pgTable("execution_reviews", {
    executionId: text("execution_id")
      .$type<ExecutionId>()
      .primaryKey()
      .references(() => executionsTable.id, { onDelete: "cascade" }),
    organizationId: organizationId(),
    /** 0 before the first change by a person. */
    revision: integer("revision").notNull().default(0),
    /** Why the execution needs a review. */
    reasons: json("reasons").$type<readonly ReviewReason[]>().notNull(),
    corrections: json("corrections").$type<Corrections>().notNull(),
    note: text("note"),
    /** The user who made the revision; null before the first. */
    reviewedBy: text("reviewed_by")
      .$type<UserId>()
      .references(() => users.id),
    reviewedAt: timestampMs("reviewed_at"),
  }),
)

/** Every revision of each review. A row never changes. */
export const reviewRevisions = scoped(
  pgTable(
    "review_revisions",
    {
      executionId: text("execution_id")
        .$type<ExecutionId>()
        .notNull()
        .references(() => executionsTable.id, { onDelete: "cascade" }),
      revision: integer("revision").notNull(),
      organizationId: organizationId(),
      userId: ownerId("user_id"),
      state: text("state").$type<ReviewState>(),
      note: text("note"),
      corrections: json("corrections").$type<Corrections>().notNull(),
      /** Pointers of the corrections that differ from the revision before. */
      changed: json("changed").$type<readonly string[]>().notNull(),
      createdAt: createdAt(),
    },
    (table) => [primaryKey({ columns: [table.executionId, table.revision] })],
  ),
)
