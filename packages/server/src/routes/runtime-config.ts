import type { AppServices } from "../http/app-services.ts"
import { idempotencyOf, markReplayed } from "../http/idempotency-key.ts"
import type { Handlers } from "../http/operations.ts"
import { presentRuntimeConfiguration } from "../http/present.ts"

/** Returns the handlers of the operations on the runtime configuration. */
export function runtimeConfigRoutes({
  runtimeConfig,
}: Pick<AppServices, "runtimeConfig">): Pick<Handlers, "getRuntimeConfig" | "setRuntimeConfig"> {
  return {
    async getRuntimeConfig(c) {
      return c.json(presentRuntimeConfiguration(await runtimeConfig.get()), 200)
    },

    async setRuntimeConfig(c) {
      const { modelId, type } = c.req.valid("json")
      const outcome = await runtimeConfig.set(
        c.get("caller"),
        { modelId, type },
        idempotencyOf(c, () => ({ success: true })),
      )
      markReplayed(c, outcome)
      return c.json(outcome.value, 200)
    },
  }
}
