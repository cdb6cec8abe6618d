import { asc, count, eq, gt, inArray, type SQL, sql } from "drizzle-orm"
import type { Database, Transaction } from "../database/database.ts"
import { organizations } from "../database/schema/tenants.ts"
import { webhooks, type WebhookTable } from "../database/schema/webhooks.ts"
import { workflows } from "../database/schema/workflows.ts"
import { type Scope, within } from "../database/scope.ts"
import type { OrganizationId, UserId, WebhookId, WorkflowId } from "../domain/ids.ts"
import type { PageRequest } from "../domain/page.ts"
import type { Webhook, WebhookEventFilter } from "../domain/webhook.ts"
import { afterCursor, newestFirst } from "./newest-first.ts"

/** What a webhook sends, and where. */
export interface WebhookSettings {
  readonly url: string
  readonly events: readonly WebhookEventFilter[]
  readonly description: string | null
  readonly workflowIds: readonly WorkflowId[] | null
  readonly isEnabled: boolean
}

/** The columns of a new webhook. */
export interface NewWebhook extends WebhookSettings {
  readonly id: WebhookId
  readonly organizationId: OrganizationId
  readonly ownerId: UserId
  readonly sealedSecret: string
}

/** The secrets of a webhook, sealed. */
export interface SealedSecrets {
  readonly id: WebhookId
  readonly sealedSecret: string
  /** Null before the first rotation, and after one without an overlap. */
  readonly sealedPreviousSecret: string | null
}

/** A webhook with its secrets. */
export interface LockedWebhook extends SealedSecrets {
  readonly webhook: Webhook
}

/** Reads and writes webhooks. */
export class WebhookRepository {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Reads one row more than the limit. */
  async list(scope: Scope, request: PageRequest): Promise<Webhook[]> {
    const { table, where } = within(scope, webhooks)
    const rows = await this.#database
      .select(webhookColumns(table))
      .from(table)
      .where(where(afterCursor(table, "whe", request)))
      .orderBy(...newestFirst(table))
      .limit(request.limit + 1)
    return rows.map((row) => toWebhook(row))
  }

  async find(scope: Scope, id: WebhookId, transaction?: Transaction): Promise<Webhook | undefined> {
    const { table, where } = within(scope, webhooks)
    const [row] = await (transaction ?? this.#database)
      .select(webhookColumns(table))
      .from(table)
      .where(where(eq(table.id, id)))
    return row && toWebhook(row)
  }

  /** Finds a webhook with its secrets and locks it until the transaction ends. */
  async lock(scope: Scope, id: WebhookId, transaction: Transaction): Promise<LockedWebhook | undefined> {
    const { table, where } = within(scope, webhooks)
    const { sealedSecret, sealedPreviousSecret } = table
    const [row] = await transaction
      .select({ ...webhookColumns(table), sealedSecret, sealedPreviousSecret })
      .from(table)
      .where(where(eq(table.id, id)))
      // Events of executions take a key share of it, and do not wait for a change.
      .for("no key update")
    if (row === undefined) return undefined
    return {
      id,
      webhook: toWebhook(row),
      sealedSecret: row.sealedSecret,
      sealedPreviousSecret: row.sealedPreviousSecret,
    }
  }

  /** Counts the webhooks of an organization, and blocks other new ones until the transaction ends. */
  async countForCreation(scope: Scope, organizationId: OrganizationId, transaction: Transaction): Promise<number> {
    await transaction
      .select({ id: organizations.id })
      .from(organizations)
      .where(eq(organizations.id, organizationId))
      .for("no key update")
    const { table, where } = within(scope, webhooks)
    const [row] = await transaction
      .select({ count: count() })
      .from(table)
      .where(where(eq(table.organizationId, organizationId)))
    return row?.count ?? 0
  }

  /** Returns those of the workflows that exist. */
  async findWorkflows(
    scope: Scope,
    ids: readonly WorkflowId[],
    transaction: Transaction,
  ): Promise<ReadonlySet<WorkflowId>> {
    const { table, where } = within(scope, workflows)
    const rows = await transaction
      .select({ id: table.id })
      .from(table)
      .where(where(inArray(table.id, [...ids])))
    return new Set(rows.map(({ id }) => id))
  }

  /** Inserts a webhook; returns no row when the id is taken. */
  async insert(scope: Scope, values: NewWebhook, transaction: Transaction): Promise<Webhook[]> {
    const { table } = within(scope, webhooks)
    const rows = await transaction
      .insert(table)
      .values(values)
      .onConflictDoNothing({ target: table.id })
      .returning(webhookColumns(table))
    return rows.map((row) => toWebhook(row))
  }

  /** Replaces the settings. One that is enabled again has no failures and no reason any more. */
  async update(
    scope: Scope,
    id: WebhookId,
    settings: WebhookSettings,
    transaction: Transaction,
  ): Promise<Webhook | undefined> {
    const { table, where } = within(scope, webhooks)
    const { isEnabled } = settings
    const [row] = await transaction
      .update(table)
      .set({
        ...settings,
        updatedAt: sql`greatest(now(), ${table.createdAt})`,
        ...(isEnabled && {
          disabledReason: null,
          failingSince: sql`case when ${table.isEnabled} then ${table.failingSince} end`,
        }),
      })
      .where(where(eq(table.id, id)))
      .returning(webhookColumns(table))
    return row && toWebhook(row)
  }

  /** Stores a new secret, and until when the previous one signs as well. @returns that time. */
  async rotate(
    scope: Scope,
    { id, sealedSecret, sealedPreviousSecret }: SealedSecrets,
    overlapSeconds: number,
    transaction: Transaction,
  ): Promise<Date | undefined> {
    const { table, where } = within(scope, webhooks)
    const previousStopsAt = sql`now() + make_interval(secs => ${overlapSeconds})`
    const [row] = await transaction
      .update(table)
      .set({ sealedSecret, sealedPreviousSecret, previousStopsAt })
      .where(where(eq(table.id, id)))
      .returning({ previousStopsAt: table.previousStopsAt })
    return row?.previousStopsAt ?? undefined
  }

  /** Removes a webhook with its deliveries and their attempts; returns whether there was one. */
  async delete(scope: Scope, id: WebhookId, transaction: Transaction): Promise<boolean> {
    const { table, where } = within(scope, webhooks)
    const rows = await transaction
      .delete(table)
      .where(where(eq(table.id, id)))
      .returning({ id: table.id })
    return rows.length > 0
  }

  /** Lists secrets in the order of their webhooks' ids, those after `after`. */
  listSecrets(
    scope: Scope,
    after: WebhookId | undefined,
    limit: number,
    transaction: Database = this.#database,
  ): Promise<SealedSecrets[]> {
    const { table, where } = within(scope, webhooks)
    const { id, sealedSecret, sealedPreviousSecret } = table
    return transaction
      .select({ id, sealedSecret, sealedPreviousSecret })
      .from(table)
      .where(where(after === undefined ? undefined : gt(id, after)))
      .orderBy(asc(id))
      .limit(limit)
  }

  /** Replaces the sealed forms of the secrets. */
  async updateSecrets(
    scope: Scope,
    { id, sealedSecret, sealedPreviousSecret }: SealedSecrets,
    transaction: Transaction,
  ): Promise<void> {
    const { table, where } = within(scope, webhooks)
    await transaction
      .update(table)
      .set({ sealedSecret, sealedPreviousSecret })
      .where(where(eq(table.id, id)))
  }
}

/** The columns of a webhook without its secrets. */
function webhookColumns(table: WebhookTable) {
  const previousStopsAt: SQL<Date | null> =
    sql`case when ${table.previousStopsAt} > now() then ${table.previousStopsAt} end`.mapWith(table.previousStopsAt)
  return {
    id: table.id,
    organizationId: table.organizationId,
    ownerId: table.ownerId,
    url: table.url,
    events: table.events,
    description: table.description,
    workflowIds: table.workflowIds,
    isEnabled: table.isEnabled,
    disabledReason: table.disabledReason,
    failingSince: table.failingSince,
    previousStopsAt,
    createdAt: table.createdAt,
    updatedAt: table.updatedAt,
  }
}

type WebhookRow = Pick<
  WebhookTable["$inferSelect"],
  Exclude<keyof WebhookTable["$inferSelect"], "sealedSecret" | "sealedPreviousSecret">
>

function toWebhook(row: WebhookRow): Webhook {
  return {
    id: row.id,
    organizationId: row.organizationId,
    ownerId: row.ownerId,
    url: row.url,
    events: row.events,
    isEnabled: row.isEnabled,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    description: row.description ?? undefined,
    workflowIds: row.workflowIds ?? undefined,
    disabledReason: row.disabledReason ?? undefined,
    failingSince: row.failingSince ?? undefined,
    previousStopsAt: row.previousStopsAt ?? undefined,
  }
}
