import type { ListCall } from "../core/call.ts"
import type { Transport } from "../core/transport.ts"
import type { CallOptions } from "../options.ts"
import type { AuditEntry, AuditQuery } from "../types/audit-entry.ts"

/** The audit log of the deployment; requires a key of the role `admin`. */
export interface AuditLog {
  /**
   * Lists the changes of keys, models, users, organizations and settings, newest first.
   *
   * @example
   * ```ts
   * for await (const { at, operation, userId } of client.admin.auditLog.list()) console.log(at, operation, userId)
   * ```
   */
  list(query?: AuditQuery, options?: CallOptions): ListCall<AuditEntry>
}

/** Creates the resource on top of a transport. */
export function createAuditLog({ list }: Transport): AuditLog {
  return { list: list("/admin/audit-log") }
}
