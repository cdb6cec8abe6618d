import type { AuditedOperation, AuditEntry } from "../domain/audit-entry.ts"
import { AppError } from "../domain/errors.ts"
import { parseId } from "../domain/ids.ts"
import type { PageOf, PageRequest } from "../domain/page.ts"
import { readTime } from "../domain/time.ts"
import type { AuditLogRepository } from "../repositories/audit-log.ts"

/** Which entries an admin asks for. */
export interface AuditQuery extends PageRequest {
  /** RFC 3339; included. */
  readonly since?: string | undefined
  /** RFC 3339; excluded. */
  readonly until?: string | undefined
  readonly operation?: AuditedOperation | undefined
  readonly organizationId?: string | undefined
  readonly userId?: string | undefined
}

/** Reads the audit log of the deployment, for admins. */
export class AuditEntries {
  readonly #entries: Pick<AuditLogRepository, "listNewest">

  constructor(entries: Pick<AuditLogRepository, "listNewest">) {
    this.#entries = entries
  }

  /**
   * Lists a page of entries, newest first. The largest page, 1,000 entries of ids, has less than 1 MiB.
   *
   * @throws {AppError} `invalid_request` for a time or a cursor that does not exist.
   */
  async list({ limit, cursor, ...query }: AuditQuery): Promise<PageOf<AuditEntry>> {
    const { organizationId, userId, operation } = query
    const filter = {
      operation,
      since: readTime(query.since, "since"),
      until: readTime(query.until, "until"),
      organizationId: organizationId === undefined ? undefined : parseId("org", organizationId, "organizationId"),
      userId: userId === undefined ? undefined : parseId("usr", userId, "userId"),
      before: cursor === undefined ? undefined : readCursor(cursor),
    }
    const rows = await this.#entries.listNewest(filter, limit + 1)
    const items = rows.slice(0, limit)
    const last = items.at(-1)
    return { items, nextCursor: rows.length > limit && last !== undefined ? writeCursor(last) : undefined }
  }
}

function writeCursor({ id, at }: AuditEntry): string {
  return Buffer.from(`${at.getTime()} ${id}`).toString("base64url")
}

function readCursor(cursor: string): Pick<AuditEntry, "id" | "at"> {
  // Thirteen digits end before the year 2287, fifteen fit a JavaScript number: both fit PostgreSQL's types.
  const match = /^(\d{1,13}) (\d{1,15})$/.exec(Buffer.from(cursor, "base64url").toString("utf8"))
  if (match === null) throw new AppError("invalid_request", "cursor: must be a cursor from an earlier response")
  return { at: new Date(Number(match[1])), id: Number(match[2]) }
}
