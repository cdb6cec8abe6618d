import type { AppServices } from "../http/app-services.ts"
import type { Handlers } from "../http/operations.ts"
import { presentExecutionUsage, presentUsageGroup } from "../http/present-usage.ts"

/** Returns the handlers of the operations on usage. */
export function usageRoutes({ usage }: Pick<AppServices, "usage">): Pick<Handlers, "getExecutionUsage" | "listUsage"> {
  return {
    async getExecutionUsage(c) {
      const { executionId } = c.req.valid("param")
      return c.json(presentExecutionUsage(await usage.get(c.get("caller"), executionId)), 200)
    },

    async listUsage(c) {
      return c.json((await usage.list(c.get("caller"), c.req.valid("query"))).map(presentUsageGroup), 200)
    },
  }
}
