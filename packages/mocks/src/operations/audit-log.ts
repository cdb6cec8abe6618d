import type { Operations } from "../operation.ts"
import { auditQuery, readTime } from "../request-parsers.ts"
import { pageOf } from "./page.ts"

/** The operation on the audit log. */
export const auditLogOperations = {
  "GET /api/v1/admin/audit-log": {
    query: auditQuery,
    handle: ({ store, query, url }) => {
      const { operation, organizationId, userId } = query
      const since = readTime(query.since, "since")
      const until = readTime(query.until, "until")
      const found = store.auditLog.filter(
        (entry) =>
          (since === undefined || entry.at >= since) &&
          (until === undefined || entry.at < until) &&
          (operation === undefined || entry.operation === operation) &&
          (organizationId === undefined || entry.organizationId === organizationId) &&
          (userId === undefined || entry.userId === userId),
      )
      // The mocks' cursors are made of ids.
      const listed = found.map((entry) => ({ id: `aud_${entry.id.toString(16).padStart(12, "0")}`, entry }))
      const { items, headers } = pageOf(listed, query, url, ({ entry }) => ({ ...entry }))
      return { status: 200, json: items, headers }
    },
  },
} satisfies Partial<Operations>
