import type { AuditQuery } from "@docsift/sdk"
import { client } from "../client.ts"
import { listOptions } from "./pages.ts"

/** The entries of the audit log that a filter selects, newest first; for admins. */
export const auditLogQuery = (filter: Omit<AuditQuery, "limit" | "cursor">) =>
  listOptions(["listAuditEntries", filter], (page, options) =>
    client.admin.auditLog.list({ ...filter, ...page }, options),
  )
