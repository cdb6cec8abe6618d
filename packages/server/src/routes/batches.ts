import type { AppServices } from "../http/app-services.ts"
import { idempotencyOf, markReplayed } from "../http/idempotency-key.ts"
import type { Handlers } from "../http/operations.ts"
import { linkNextPage, pageOf } from "../http/paging.ts"
import { presentBatch, presentBatchDetails } from "../http/present.ts"

/** Returns the handlers of the operations on batches. */
export function batchRoutes({
  batches,
}: Pick<AppServices, "batches">): Pick<Handlers, "listBatches" | "createBatch" | "getBatch" | "closeBatch"> {
  return {
    async listBatches(c) {
      const page = await batches.list(c.get("caller"), pageOf(c.req.valid("query")))
      linkNextPage(c, page)
      return c.json(page.items.map(presentBatch), 200)
    },

    async createBatch(c) {
      const { name, workflowId } = c.req.valid("json")
      const outcome = await batches.create(c.get("caller"), { name, workflowId }, idempotencyOf(c, presentBatch))
      markReplayed(c, outcome)
      return c.json(outcome.value, 200)
    },

    async getBatch(c) {
      return c.json(presentBatchDetails(await batches.get(c.get("caller"), c.req.valid("param").batchId)), 200)
    },

    async closeBatch(c) {
      const { batchId } = c.req.valid("param")
      const outcome = await batches.close(c.get("caller"), batchId, idempotencyOf(c, presentBatch))
      markReplayed(c, outcome)
      return c.json(outcome.value, 200)
    },
  }
}
