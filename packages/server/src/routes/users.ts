import type { AppServices } from "../http/app-services.ts"
import { idempotencyOf, markReplayed } from "../http/idempotency-key.ts"
import type { Handlers } from "../http/operations.ts"
import { linkNextPage, pageOf } from "../http/paging.ts"
import { presentApiKeyCreated, presentUser } from "../http/present.ts"

/** Returns the handlers of the operations on users. */
export function userRoutes({
  users,
}: Pick<AppServices, "users">): Pick<Handlers, "listUsers" | "createUser" | "createUserApiKey"> {
  return {
    async listUsers(c) {
      const page = await users.list(pageOf(c.req.valid("query")))
      linkNextPage(c, page)
      return c.json(page.items.map(presentUser), 200)
    },

    async createUser(c) {
      const { organizationId, name, role } = c.req.valid("json")
      const outcome = await users.create(c.get("caller"), { organizationId, name, role }, idempotencyOf(c, presentUser))
      markReplayed(c, outcome)
      return c.json(outcome.value, 200)
    },

    async createUserApiKey(c) {
      const { name } = c.req.valid("json")
      const { userId } = c.req.valid("param")
      const outcome = await users.createApiKey(
        c.get("caller"),
        userId,
        { name },
        idempotencyOf(c, presentApiKeyCreated),
      )
      markReplayed(c, outcome)
      return c.json(outcome.value, 200)
    },
  }
}
