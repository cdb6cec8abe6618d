import type { AppServices } from "../http/app-services.ts"
import { idempotencyOf, markReplayed } from "../http/idempotency-key.ts"
import type { Handlers } from "../http/operations.ts"
import { linkNextPage, pageOf } from "../http/paging.ts"
import { presentWorkflow, presentWorkflowVersion } from "../http/present.ts"

type WorkflowVersionHandlers = Pick<Handlers, "listWorkflowVersions" | "getWorkflowVersion" | "restoreWorkflowVersion">

/** Returns the handlers of the operations on versions of workflows. */
export function workflowVersionRoutes({
  workflowVersions,
}: Pick<AppServices, "workflowVersions">): WorkflowVersionHandlers {
  return {
    async listWorkflowVersions(c) {
      const { workflowId } = c.req.valid("param")
      const page = await workflowVersions.list(c.get("caller"), workflowId, pageOf(c.req.valid("query")))
      linkNextPage(c, page)
      return c.json(page.items.map(presentWorkflowVersion), 200)
    },

    async getWorkflowVersion(c) {
      const { workflowId, version } = c.req.valid("param")
      return c.json(presentWorkflow(await workflowVersions.get(c.get("caller"), workflowId, version)), 200)
    },

    async restoreWorkflowVersion(c) {
      const { workflowId, version } = c.req.valid("param")
      const idempotency = idempotencyOf(c, (workflow: { readonly id: string; readonly version: number }) => ({
        workflowId: workflow.id,
        message: `Version ${version} of the workflow was restored.`,
        version: workflow.version,
      }))
      const outcome = await workflowVersions.restore(c.get("caller"), workflowId, version, idempotency)
      markReplayed(c, outcome)
      return c.json(outcome.value, 200)
    },
  }
}
