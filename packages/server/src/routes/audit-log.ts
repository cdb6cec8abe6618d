import type { AppServices } from "../http/app-services.ts"
import type { Handlers } from "../http/operations.ts"
import { linkNextPage, pageOf } from "../http/paging.ts"
import { presentAuditEntry } from "../http/present.ts"

/** Returns the handler of the operation on the audit log. */
export function auditLogRoutes({
  auditEntries,
}: Pick<AppServices, "auditEntries">): Pick<Handlers, "listAuditEntries"> {
  return {
    async listAuditEntries(c) {
      const query = c.req.valid("query")
      const page = await auditEntries.list({ ...query, ...pageOf(query) })
      linkNextPage(c, page)
      return c.json(page.items.map(presentAuditEntry), 200)
    },
  }
}
