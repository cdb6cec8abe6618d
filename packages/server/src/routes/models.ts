import type { Model } from "../domain/model.ts"
import type { AppServices } from "../http/app-services.ts"
import { idempotencyOf, markReplayed } from "../http/idempotency-key.ts"
import type { Handlers } from "../http/operations.ts"
import { presentConnectionResult, presentModel } from "../http/present.ts"

type ModelHandlers = Pick<
  Handlers,
  "listModels" | "addModel" | "updateModel" | "deleteModel" | "validateModelConnection"
>

/** Returns the handlers of the operations on models. */
export function modelRoutes({ models }: Pick<AppServices, "models">): ModelHandlers {
  return {
    async listModels(c) {
      return c.json((await models.list()).map(presentModel), 200)
    },

    async addModel(c) {
      const { id: _ignored, ...input } = c.req.valid("json")
      const outcome = await models.add(c.get("caller"), input, idempotencyOf(c, presentChanged))
      markReplayed(c, outcome)
      return c.json(outcome.value, 200)
    },

    async updateModel(c) {
      const model = await models.update(c.get("caller"), c.req.valid("json"))
      return c.json(presentChanged(model), 200)
    },

    async deleteModel(c) {
      await models.delete(c.get("caller"), c.req.valid("json").id)
      return c.json({ success: true }, 200)
    },

    async validateModelConnection(c) {
      const { id: _ignored, ...input } = c.req.valid("json")
      const outcome = await models.validateConnection(c.get("caller"), input, idempotencyOf(c, presentConnectionResult))
      markReplayed(c, outcome)
      return c.json(outcome.value, 200)
    },
  }
}

function presentChanged(model: Model) {
  return { success: true, model: presentModel(model) }
}
