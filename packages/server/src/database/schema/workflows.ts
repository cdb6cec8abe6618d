import type { Configuration } from "@docsift/engine"
import { sql } from "drizzle-orm"
import { index, integer, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import type { BatchId, WorkflowId } from "../../domain/ids.ts"
import type { ReviewPolicy } from "../../domain/review.ts"
import { scoped } from "../scope.ts"
import { createdAt, timestampMs } from "./columns.ts"
import { organizationId, ownerId } from "./tenants.ts"

const workflowsTable = pgTable(
  "workflows",
  {
    id: text("id").$type<WorkflowId>().primaryKey(),
    organizationId: organizationId(),
    ownerId: ownerId("owner_id"),
    name: text("name").notNull(),
    description: text("description").notNull(),
    configuration: json("configuration").$type<Configuration>().notNull(),
    /** Which executions need a review; null for none. */
    review: json("review").$type<ReviewPolicy>(),
    /** Days that ended executions are kept; null for the deployment's setting, which also limits it. */
    retentionDays: integer("retention_days"),
    /** The number of the current version. */
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: timestampMs("updated_at").notNull().defaultNow(),
    /**
     * An upper bound for the bytes of the row's JSON in a list, so that a page is limited before its rows are read. JSON
     * writes quotes, backslashes and line breaks with one more byte. Computed by the database, so that servers of an
     * earlier version that still run write correct rows.
     */
    jsonBytes: integer("json_bytes")
      .generatedAlwaysAs(
        sql`512 + 2 * octet_length(name) + 2 * octet_length(description) + octet_length(configuration::text)`,
      )
      .notNull(),
    /** The bytes that the review policy adds to `jsonBytes`, whose formula a migration must not change. */
    reviewBytes: integer("review_bytes")
      .generatedAlwaysAs(sql`coalesce(octet_length(review::text), 0)`)
      .notNull(),
  },
  (table) => [
    index("workflows_newest").on(table.organizationId, table.createdAt.desc(), table.id),
    index("workflows_of_retention")
      .on(table.id)
      .where(sql`retention_days is not null`),
  ],
)

/** The type of the table, for functions that get one from `within`. */
export type WorkflowTable = typeof workflowsTable
export const workflows = scoped(workflowsTable)

/**
 * The definitions of a workflow that has been changed, the current one included. A row never changes. A workflow that was never
 * changed may have none: see `services/replace-workflow.ts`.
 */
export const workflowVersions = scoped(
  pgTable(
    "workflow_versions",
    {
      workflowId: text("workflow_id")
        .$type<WorkflowId>()
        .notNull()
        .references(() => workflowsTable.id, { onDelete: "cascade" }),
      version: integer("version").notNull(),
      organizationId: organizationId(),
      /** The user who made the version. */
      userId: ownerId("user_id"),
      name: text("name").notNull(),
      description: text("description").notNull(),
      configuration: json("configuration").$type<Configuration>().notNull(),
      review: json("review").$type<ReviewPolicy>(),
      retentionDays: integer("retention_days"),
      createdAt: createdAt(),
    },
    (table) => [primaryKey({ columns: [table.workflowId, table.version] })],
  ),
)

/** Executions that belong together, such as the invoices of a month. */
export const batches = scoped(
  pgTable(
    "batches",
    {
      id: text("id").$type<BatchId>().primaryKey(),
      organizationId: organizationId(),
      ownerId: ownerId("owner_id"),
      /** No foreign key: a workflow may be deleted, its executions and batches stay. */
      workflowId: text("workflow_id").$type<WorkflowId>().notNull(),
      name: text("name").notNull(),
      createdAt: createdAt(),
      /** Null while executions can be added. */
      closedAt: timestampMs("closed_at"),
    },
    (table) => [index("batches_newest").on(table.organizationId, table.createdAt.desc(), table.id)],
  ),
)
