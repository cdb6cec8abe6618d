import { etagHeader, locationHeader, preferHeader } from "../generated/header-names.ts"
import type { Outcome } from "../domain/idempotency.ts"
import type { Workflow } from "../domain/workflow.ts"
import { setResponseHeader } from "../http/response-header.ts"
import type { AppServices } from "../http/app-services.ts"
import type { AppContext } from "../http/env.ts"
import { idempotencyOf, markReplayed } from "../http/idempotency-key.ts"
import type { executionSchema } from "../generated/routes.ts"
import { expectedVersionsOf, tagOf } from "../http/if-match.ts"
import type { Handlers } from "../http/operations.ts"
import { linkNextPage, pageOf } from "../http/paging.ts"
import { applyWait, preferredWaitSeconds } from "../http/prefer.ts"
import { presentExecuteResult, presentWorkflow, writeExecution } from "../http/present.ts"
import { withUpload } from "../http/upload.ts"
import { sendWrittenJson } from "../http/written-json.ts"

type WorkflowHandlers = Pick<
  Handlers,
  | "listWorkflows"
  | "createWorkflow"
  | "getWorkflow"
  | "updateWorkflow"
  | "deleteWorkflow"
  | "executeWorkflow"
  | "executeFile"
  | "getWorkflowExecution"
>

/** Returns the handlers of the operations on workflows and of starting executions. */
export function workflowRoutes(
  {
    workflows,
    executions,
    startExecution,
    executeFile,
  }: Pick<AppServices, "workflows" | "executions" | "startExecution" | "executeFile">,
  { maxFileBytes }: { readonly maxFileBytes: number },
): WorkflowHandlers {
  return {
    async listWorkflows(c) {
      const page = await workflows.list(c.get("caller"), pageOf(c.req.valid("query")))
      linkNextPage(c, page)
      return c.json(page.items.map(presentWorkflow), 200)
    },

    async createWorkflow(c) {
      const { name, description, configuration, review, retentionDays } = c.req.valid("json")
      const input = { name, description, configuration, review, retentionDays }
      const outcome = await workflows.create(c.get("caller"), input, idempotencyOf(c, presentCreated))
      markReplayed(c, outcome)
      setResponseHeader(c, locationHeader, `/api/v1/workflows/${outcome.value.workflowId}`)
      return c.json(outcome.value, 201)
    },

    async getWorkflow(c) {
      const workflow = await workflows.get(c.get("caller"), c.req.valid("param").workflowId)
      setResponseHeader(c, etagHeader, tagOf(workflow.version))
      return c.json(presentWorkflow(workflow), 200)
    },

    async updateWorkflow(c) {
      const { name, description, configuration, review, retentionDays } = c.req.valid("json")
      const input = { name, description, configuration, review, retentionDays }
      const expected = expectedVersionsOf(c)
      const workflow = await workflows.update(c.get("caller"), c.req.valid("param").workflowId, input, expected)
      const { id: workflowId, version } = workflow
      setResponseHeader(c, etagHeader, tagOf(version))
      return c.json({ workflowId, message: "The workflow was updated.", version }, 200)
    },

    async deleteWorkflow(c) {
      await workflows.delete(c.get("caller"), c.req.valid("param").workflowId)
      return c.json({ message: "The workflow was deleted." }, 200)
    },

    async executeWorkflow(c) {
      const caller = c.get("caller")
      const idempotency = idempotencyOf(c, presentExecuteResult)
      const target = { ...c.req.valid("param"), ...c.req.valid("query") }
      const outcome = await withUpload(c, maxFileBytes, (upload, signal) =>
        startExecution.start(caller, target, upload, idempotency, signal),
      )
      return respondStarted(c, outcome, executions)
    },

    async executeFile(c) {
      const { workflowId } = c.req.valid("param")
      const idempotency = idempotencyOf(c, presentExecuteResult)
      const outcome = await executeFile.start(c.get("caller"), workflowId, c.req.valid("json"), idempotency)
      return respondStarted(c, outcome, executions)
    },

    async getWorkflowExecution(c) {
      const { workflowId, workflowExecutionId } = c.req.valid("param")
      const execution = await executions.getOfWorkflow(c.get("caller"), workflowId, workflowExecutionId)
      return sendWrittenJson<typeof executionSchema>(c, writeExecution(execution))
    },
  }
}

function presentCreated({ id, version }: Workflow) {
  return { workflowId: id, message: "The workflow was created.", version }
}

/** Responds with a started execution, after waiting for its end when the request prefers so. */
async function respondStarted(
  c: AppContext,
  outcome: Outcome<ReturnType<typeof presentExecuteResult>>,
  executions: AppServices["executions"],
) {
  const { workflowExecutionId: id, status } = outcome.value
  c.env.state.executionId = id
  markReplayed(c, outcome)
  setResponseHeader(c, locationHeader, `/api/v1/executions/${id}`)
  const waitSeconds = preferredWaitSeconds(c.req.header(preferHeader))
  const execution = await applyWait(c, { id, status }, waitSeconds, executions)
  return c.json(execution === undefined ? outcome.value : presentExecuteResult(execution), 200)
}
