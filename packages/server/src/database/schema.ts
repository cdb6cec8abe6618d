import type { Configuration, Evidence, ExtractedData, ModelUsage, PageSize } from "@docsift/engine"
import { sql } from "drizzle-orm"
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core"
import type { AuditedOperation } from "../domain/audit-entry.ts"
import type { Role } from "../domain/caller.ts"
import type { ExecutionStatus } from "../domain/execution-status.ts"
import type { ExecutionId, FileId, KeyId, ModelId, OrganizationId, UserId, WorkflowId } from "../domain/ids.ts"
import type { ModelProvider, RuntimeSlotName } from "../domain/records.ts"
import { scoped } from "./scope.ts"

/*
 * JSON is stored as `json`, never `jsonb`: jsonb sorts the members of an object, and the configured order of names is part
 * of a result; it also rejects the character U+0000, which documents do contain.
 *
 * Every list is newest first, ties by id. The index of each list has exactly this order, so that a page costs the same at
 * the millionth row.
 */

/** A timestamp in milliseconds, the precision of the interface: a cursor must not lose precision. */
const timestampMs = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" })
const createdAt = () => timestampMs("created_at").notNull().defaultNow()

export const organizations = pgTable(
  "organizations",
  { id: text("id").$type<OrganizationId>().primaryKey(), name: text("name").notNull(), createdAt: createdAt() },
  (table) => [index("organizations_newest").on(table.createdAt.desc(), table.id)],
)

const organizationId = () =>
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
  },
  (table) => [index("users_newest").on(table.createdAt.desc(), table.id)],
)

const ownerId = (name: string) =>
  text(name)
    .$type<UserId>()
    .notNull()
    .references(() => users.id)

export const apiKeys = scoped(
  pgTable(
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
    },
    (table) => [
      index("api_keys_newest").on(table.organizationId, table.createdAt.desc(), table.id),
      index("api_keys_user").on(table.userId),
    ],
  ),
)

const workflowsTable = pgTable(
  "workflows",
  {
    id: text("id").$type<WorkflowId>().primaryKey(),
    organizationId: organizationId(),
    ownerId: ownerId("owner_id"),
    name: text("name").notNull(),
    description: text("description").notNull(),
    configuration: json("configuration").$type<Configuration>().notNull(),
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
  },
  (table) => [index("workflows_newest").on(table.organizationId, table.createdAt.desc(), table.id)],
)

/** The type of the table, for functions that get one from `within`. */
export type WorkflowTable = typeof workflowsTable
export const workflows = scoped(workflowsTable)

const filesTable = pgTable("files", {
  id: text("id").$type<FileId>().primaryKey(),
  organizationId: organizationId(),
  name: text("name").notNull(),
  mediaType: text("media_type").notNull(),
  sizeBytes: bigint("size_bytes", { mode: "number" }).notNull(),
  sha256: text("sha256").notNull(),
  createdAt: createdAt(),
})

export const files = scoped(filesTable)

const executionsTable = pgTable(
  "executions",
  {
    id: text("id").$type<ExecutionId>().primaryKey(),
    organizationId: organizationId(),
    ownerId: ownerId("owner_id"),
    /** No foreign key: a workflow may be deleted, its executions stay. */
    workflowId: text("workflow_id").$type<WorkflowId>().notNull(),
    workflowName: text("workflow_name").notNull(),
    /** A copy from the start: later changes of the workflow do not affect the execution. */
    configuration: json("configuration").$type<Configuration>().notNull(),
    fileId: text("file_id")
      .$type<FileId>()
      .notNull()
      .references(() => filesTable.id),
    fileName: text("file_name").notNull(),
    jobId: uuid("job_id").notNull(),
    status: text("status").$type<ExecutionStatus>().notNull(),
    /** The number of the current attempt; every write of a worker names the attempt it belongs to. */
    attempt: integer("attempt").notNull().default(0),
    /** Attempts allowed; a refunded attempt raises it. */
    attemptLimit: integer("attempt_limit").notNull(),
    errorMessage: text("error_message"),
    createdAt: createdAt(),
    startedAt: timestampMs("started_at"),
    completedAt: timestampMs("completed_at"),
  },
  (table) => [
    index("executions_newest").on(table.organizationId, table.createdAt.desc(), table.id),
    index("executions_newest_of_workflow").on(table.organizationId, table.workflowId, table.createdAt.desc(), table.id),
    index("executions_newest_of_status").on(table.organizationId, table.status, table.createdAt.desc(), table.id),
    index("executions_open")
      .on(table.createdAt)
      .where(sql`status in ('Queued', 'Processing')`),
    index("executions_ended")
      .on(table.completedAt)
      .where(sql`status in ('Completed', 'Failed')`),
    index("executions_file").on(table.fileId),
  ],
)

/** The type of the table, for functions that get one from `within`. */
export type ExecutionTable = typeof executionsTable
export const executions = scoped(executionsTable)

/** Separate from executions, so that lists and status reads never touch the large values. */
export const executionResults = scoped(
  pgTable("execution_results", {
    executionId: text("execution_id")
      .$type<ExecutionId>()
      .primaryKey()
      .references(() => executionsTable.id),
    organizationId: organizationId(),
    extractedData: json("extracted_data").$type<ExtractedData>().notNull(),
    evidence: json("evidence")
      .$type<{ pages: PageSize[]; evidence: Record<string, Evidence>; warnings: string[] }>()
      .notNull(),
    /** Calls and tokens of the language models; null when none was used. */
    modelUsage: json("model_usage").$type<readonly ModelUsage[]>(),
  }),
)

export const models = pgTable(
  "models",
  {
    id: text("id").$type<ModelId>().primaryKey(),
    provider: text("provider").$type<ModelProvider>().notNull(),
    modelName: text("model_name").notNull(),
    displayName: text("display_name"),
    /** Encrypted by the secret box with the row's id as context. */
    sealedApiKey: text("sealed_api_key"),
    apiKeyMask: text("api_key_mask"),
    baseUrl: text("base_url"),
    isCore: boolean("is_core").notNull(),
    isVision: boolean("is_vision").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("models_newest").on(table.createdAt.desc(), table.id)],
)

export const runtimeSlotModels = pgTable("runtime_slots", {
  slot: text("slot").$type<RuntimeSlotName>().primaryKey(),
  modelId: text("model_id")
    .$type<ModelId>()
    .notNull()
    .references(() => models.id),
})

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
})
