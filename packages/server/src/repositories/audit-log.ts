import { and, asc, desc, eq, gt, gte, lt, lte, or, type SQL, type SQLWrapper, sql } from "drizzle-orm"
import type { Database, Transaction } from "../database/database.ts"
import { deleteBatch } from "../database/delete-batch.ts"
import { auditLog } from "../database/schema/audit-log.ts"
import type { AuditedOperation, AuditEntry } from "../domain/audit-entry.ts"
import type { OrganizationId, UserId } from "../domain/ids.ts"

/** Which entries to list. */
export interface AuditFilter {
  /** Included. */
  readonly since?: Date | undefined
  /** Excluded. */
  readonly until?: Date | undefined
  readonly operation?: AuditedOperation | undefined
  readonly organizationId?: OrganizationId | undefined
  readonly userId?: UserId | undefined
  /** Only entries that are older than this one. */
  readonly before?: Pick<AuditEntry, "id" | "at"> | undefined
}

/** Writes and reads the audit log of all organizations. */
export class AuditLogRepository {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async insert(entry: Omit<AuditEntry, "id" | "at">, transaction: Transaction): Promise<void> {
    await transaction.insert(auditLog).values(entry)
  }

  /** Reads up to `limit` entries since a point in time, oldest first; with `after`, only those that follow an entry. */
  async list(since: Date, after: Pick<AuditEntry, "id" | "at"> | undefined, limit: number): Promise<AuditEntry[]> {
    const rows = await this.#database
      .select()
      .from(auditLog)
      .where(
        and(
          gte(auditLog.at, since),
          after === undefined
            ? undefined
            : or(gt(auditLog.at, after.at), and(eq(auditLog.at, after.at), gt(auditLog.id, after.id))),
        ),
      )
      .orderBy(asc(auditLog.at), asc(auditLog.id))
      .limit(limit)
    return rows.map((row) => toEntry(row))
  }

  /** Reads up to `limit` entries, newest first. */
  async listNewest(filter: AuditFilter, limit: number): Promise<AuditEntry[]> {
    const rows = await this.newest(filter, limit)
    return rows.map((row) => toEntry(row))
  }

  /** Builds the query of {@link listNewest}: an index gives the order, and filters are tried on its rows. */
  newest(filter: AuditFilter, limit: number): PromiseLike<(typeof auditLog)["$inferSelect"][]> & SQLWrapper {
    return this.#database
      .select()
      .from(auditLog)
      .where(conditionOf(filter))
      .orderBy(desc(auditLog.at), desc(auditLog.id))
      .limit(limit)
  }

  /** Removes up to `limit` entries older than a number of days; returns how many. */
  deleteOlderThan(days: number, limit: number): Promise<number> {
    const isOver = sql`${auditLog.at} < now() - make_interval(days => ${days})`
    return deleteBatch(this.#database, { table: auditLog, where: isOver, orderBy: auditLog.at, limit })
  }
}

function conditionOf({ since, until, operation, organizationId, userId, before }: AuditFilter): SQL | undefined {
  return and(
    since && gte(auditLog.at, since),
    until && lt(auditLog.at, until),
    operation && eq(auditLog.operation, operation),
    organizationId && eq(auditLog.organizationId, organizationId),
    userId && eq(auditLog.userId, userId),
    // The first comparison is implied by the second and lets the index find the start.
    before && and(lte(auditLog.at, before.at), or(lt(auditLog.at, before.at), lt(auditLog.id, before.id))),
  )
}

/** Converts a row; null becomes undefined. */
function toEntry(row: typeof auditLog.$inferSelect): AuditEntry {
  return {
    ...row,
    organizationId: row.organizationId ?? undefined,
    userId: row.userId ?? undefined,
    keyId: row.keyId ?? undefined,
    requestId: row.requestId ?? undefined,
  }
}
