import { recordRetention } from "../audit-log.ts"
import { etagHeader, ifMatchHeader, preferHeader } from "../generated/header-names.ts"
import type { BodyOf } from "../openapi-types.ts"
import type { Operations } from "../operation.ts"
import type { NumberedWorkflow } from "../records.ts"
import { notFound } from "../rejection.ts"
import { checkReviewPolicy } from "../review-policy.ts"
import { executeQuery, fileExecutionInput, pageQuery, workflowInput } from "../request-parsers.ts"
import { rejectByWorkflowName } from "../sentinels.ts"
import { createStoredFile } from "../stored-file.ts"
import { checkConfiguration } from "../workflow-definition.ts"
import { checkOpenBatch } from "./batches.ts"
import { executionResponse, findExecution, readExecution, startExecution } from "./execution-responses.ts"
import { findFile } from "./files.ts"
import { findWorkflow } from "./find-workflow.ts"
import { pageOf } from "./page.ts"
import { replaceWorkflow, toWire, versionOf, type WorkflowDefinition } from "./stored-workflow.ts"

type WorkflowInput = BodyOf<"POST /api/v1/workflows">

/** The operations on workflows. */
export const workflowOperations = {
  "GET /api/v1/workflows": {
    query: pageQuery,
    handle: ({ store, caller, query, url }) => {
      const own = [...store.workflows.values()].filter((each) => each.organizationId === caller.organizationId)
      const all = own.map(({ workflow }) => workflow)
      const { items, headers } = pageOf(all, query, url, toWire)
      return { status: 200, json: items, headers }
    },
  },
  "POST /api/v1/workflows": {
    body: workflowInput,
    handle: ({ store, caller, body }) => {
      const now = store.now()
      const { organizationId, userId } = caller
      const id = store.newId("wkf")
      const workflow = { id, ...readDefinition(body), createdAt: now, updatedAt: now, ownerId: userId, version: 1 }
      store.workflows.set(id, { organizationId, workflow, versions: [{ workflow, userId }] })
      const headers = { location: `/api/v1/workflows/${id}` }
      return { status: 201, json: { workflowId: id, message: "The workflow was created.", version: 1 }, headers }
    },
  },
  "GET /api/v1/workflows/{workflowId}": {
    handle: ({ store, caller, params }) => {
      const { workflow } = findWorkflow(store, caller, params.workflowId)
      return { status: 200, json: toWire(workflow), headers: tagOf(workflow) }
    },
  },
  "PUT /api/v1/workflows/{workflowId}": {
    body: workflowInput,
    handle: ({ store, caller, params, body, headers }) => {
      const found = findWorkflow(store, caller, params.workflowId)
      const replaced = replaceWorkflow(store, caller, found, readDefinition(body), headers.get(ifMatchHeader))
      recordRetention(store, caller, "updateWorkflow", [found.workflow, replaced])
      const { id: workflowId, version } = replaced
      const message = "The workflow was updated."
      return { status: 200, json: { workflowId, message, version }, headers: tagOf(replaced) }
    },
  },
  "DELETE /api/v1/workflows/{workflowId}": {
    handle: ({ store, caller, params }) => {
      store.workflows.delete(findWorkflow(store, caller, params.workflowId).workflow.id)
      return { status: 200, json: { message: "The workflow was deleted." } }
    },
  },
  "POST /api/v1/workflows/{workflowId}/execute": {
    query: executeQuery,
    handle: ({ store, caller, params, query, body, headers }) => {
      const found = findWorkflow(store, caller, params.workflowId)
      const workflow = query.version === undefined ? found.workflow : versionOf(found, query.version)
      checkOpenBatch(store, caller, workflow.id, query.batchId)
      rejectByWorkflowName(store, workflow)
      const file = createStoredFile(store, caller, body)
      return startExecution(store, caller, workflow, { file, batchId: query.batchId }, headers.get(preferHeader))
    },
  },
  "POST /api/v1/workflows/{workflowId}/executions": {
    body: fileExecutionInput,
    handle: ({ store, caller, params, body, headers }) => {
      const found = findWorkflow(store, caller, params.workflowId)
      const { batchId, version } = body
      const workflow = version === undefined ? found.workflow : versionOf(found, version)
      checkOpenBatch(store, caller, workflow.id, batchId)
      const file = findFile(store, caller, body.fileId)
      rejectByWorkflowName(store, workflow)
      return startExecution(store, caller, workflow, { file, batchId }, headers.get(preferHeader))
    },
  },
  "GET /api/v1/workflows/{workflowId}/executions/{workflowExecutionId}": {
    handle: ({ store, caller, params }) => {
      const execution = findExecution(store, caller, params.workflowExecutionId)
      if (execution.workflowId !== params.workflowId) throw notFound("execution")
      return { status: 200, ...executionResponse(readExecution(store, execution)) }
    },
  },
} satisfies Partial<Operations>

function tagOf({ version }: NumberedWorkflow): Record<string, string> {
  return { [etagHeader]: `"v${version}"` }
}

function readDefinition({
  name,
  description = "",
  configuration,
  review,
  retentionDays,
}: WorkflowInput): WorkflowDefinition {
  checkConfiguration(configuration)
  if (review !== undefined) checkReviewPolicy(review, configuration)
  return { name, description, configuration, review, retentionDays }
}
