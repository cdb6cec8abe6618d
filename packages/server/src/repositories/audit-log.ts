import { and, asc, eq, gt, gte, or, sql } from "drizzle-orm"
import type { Database, Transaction } from "../database/database.ts"
import { deleteBatch } from "../database/delete-batch.ts"
import { auditLog } from "../database/schema/audit-log.ts"
import type { AuditEntry } from "../domain/audit-entry.ts"

/** Writes and reads the audit log. It is for the operator: no HTTP operation returns it. */
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
    return rows.map((row) => ({
      ...row,
      organizationId: row.organizationId ?? undefined,
      userId: row.userId ?? undefined,
      keyId: row.keyId ?? undefined,
      requestId: row.requestId ?? undefined,
    }))
  }

  /** Removes up to `limit` entries older than a number of days; returns how many. */
  deleteOlderThan(days: number, limit: number): Promise<number> {
    const isOver = sql`${auditLog.at} < now() - make_interval(days => ${days})`
    return deleteBatch(this.#database, { table: auditLog, where: isOver, orderBy: auditLog.at, limit })
  }
}
