import type { z } from "zod"
import type { AppServices } from "../http/app-services.ts"
import type { labelSchema, reviewSchema } from "../generated/routes.ts"
import type { Handlers } from "../http/operations.ts"
import { linkNextPage, pageOf } from "../http/paging.ts"
import { presentReviewRevision, writeReview } from "../http/present.ts"
import { sendWrittenJson } from "../http/written-json.ts"

type ReviewHandlers = Pick<
  Handlers,
  "getExecutionReview" | "updateExecutionReview" | "listReviewRevisions" | "listWorkflowLabels"
>

/** Returns the handlers of the operations on reviews. */
export function reviewRoutes({ reviews, labels }: Pick<AppServices, "reviews" | "labels">): ReviewHandlers {
  return {
    async getExecutionReview(c) {
      const found = await reviews.get(c.get("caller"), c.req.valid("param").executionId)
      return sendWrittenJson<typeof reviewSchema>(c, writeReview(found))
    },

    async updateExecutionReview(c) {
      const { executionId } = c.req.valid("param")
      c.env.state.executionId = executionId
      const { revision, state, note, corrections } = c.req.valid("json")
      const input = { revision, state, note, corrections }
      const saved = await reviews.update(c.get("caller"), executionId, input)
      return sendWrittenJson<typeof reviewSchema>(c, writeReview(saved))
    },

    async listReviewRevisions(c) {
      const { executionId } = c.req.valid("param")
      const page = await reviews.history(c.get("caller"), executionId, pageOf(c.req.valid("query")))
      linkNextPage(c, page)
      return c.json(page.items.map(presentReviewRevision), 200)
    },

    async listWorkflowLabels(c) {
      const { limit, cursor, since } = c.req.valid("query")
      const page = await labels.list(c.get("caller"), c.req.valid("param").workflowId, { limit, cursor, since })
      linkNextPage(c, page)
      return sendWrittenJson<z.ZodArray<typeof labelSchema>>(c, `[${page.labels.join(",")}]`)
    },
  }
}
