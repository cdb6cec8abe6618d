import type { AppServices } from "../http/app-services.ts"
import { idempotencyOf, markReplayed } from "../http/idempotency-key.ts"
import type { Handlers } from "../http/operations.ts"
import { linkNextPage, pageOf } from "../http/paging.ts"
import { presentApiKey, presentApiKeyCreated } from "../http/present.ts"

/** Returns the handlers of the operations on API keys. */
export function apiKeyRoutes({
  apiKeys,
}: Pick<AppServices, "apiKeys">): Pick<Handlers, "listApiKeys" | "createApiKey" | "revokeApiKey"> {
  return {
    async listApiKeys(c) {
      const page = await apiKeys.list(c.get("caller"), pageOf(c.req.valid("query")))
      linkNextPage(c, page)
      return c.json(page.items.map(presentApiKey), 200)
    },

    async createApiKey(c) {
      const { name } = c.req.valid("json")
      const outcome = await apiKeys.create(c.get("caller"), { name }, idempotencyOf(c, presentApiKeyCreated))
      markReplayed(c, outcome)
      return c.json(outcome.value, 200)
    },

    async revokeApiKey(c) {
      await apiKeys.revoke(c.get("caller"), c.req.valid("param").id)
      return c.json({ message: "The API key was revoked." }, 200)
    },
  }
}
