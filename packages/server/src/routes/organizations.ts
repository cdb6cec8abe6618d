import type { AppServices } from "../http/app-services.ts"
import { idempotencyOf, markReplayed } from "../http/idempotency-key.ts"
import type { Handlers } from "../http/operations.ts"
import { linkNextPage, pageOf } from "../http/paging.ts"
import { presentOrganization } from "../http/present.ts"

/** Returns the handlers of the operations on organizations. */
export function organizationRoutes({
  organizations,
}: Pick<AppServices, "organizations">): Pick<Handlers, "listOrganizations" | "createOrganization"> {
  return {
    async listOrganizations(c) {
      const page = await organizations.list(pageOf(c.req.valid("query")))
      linkNextPage(c, page)
      return c.json(page.items.map(presentOrganization), 200)
    },

    async createOrganization(c) {
      const { name } = c.req.valid("json")
      const outcome = await organizations.create(c.get("caller"), { name }, idempotencyOf(c, presentOrganization))
      markReplayed(c, outcome)
      return c.json(outcome.value, 200)
    },
  }
}
