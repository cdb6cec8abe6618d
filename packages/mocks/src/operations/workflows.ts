import type { Workflow } from "@docsift/sdk"
import type { BodyOf } from "../document.ts"
import { preferHeader } from "../generated/header-names.ts"
import type { Operations } from "../operation.ts"
import { notFound } from "../refusal.ts"
import { refuseByName } from "../sentinels.ts"
import { pageQuery, workflowInput } from "../shapes.ts"
import type { Caller, Store, StoredWorkflow } from "../store.ts"
import { checkConfiguration } from "../workflow-definition.ts"
import { executionReply, findExecution, readExecution, startAnswer } from "./execution.ts"
import { pageOf } from "./page.ts"

type WorkflowInput = BodyOf<"POST /api/v1/workflows">

/** Answers the operations on workflows. */
export const workflowOperations = {
  "GET /api/v1/workflows": {
    query: pageQuery,
    answer: ({ store, caller, query, url }) => {
      const own = [...store.workflows.values()].filter((each) => each.organizationId === caller.organizationId)
      const all = own.map(({ workflow }) => workflow)
      const { items, headers } = pageOf(all, query, url, asWire)
      return { status: 200, json: items, headers }
    },
  },
  "POST /api/v1/workflows": {
    body: workflowInput,
    answer: ({ store, caller, body }) => {
      const now = store.now()
      const workflow: Workflow = {
        id: store.newId("wkf"),
        ...definitionOf(body),
        createdAt: now,
        updatedAt: now,
        ownerId: caller.userId,
      }
      store.workflows.set(workflow.id, { organizationId: caller.organizationId, workflow })
      const headers = { location: `/api/v1/workflows/${workflow.id}` }
      return { status: 201, json: { workflowId: workflow.id, message: "The workflow is stored." }, headers }
    },
  },
  "GET /api/v1/workflows/{workflowId}": {
    answer: ({ store, caller, params }) => {
      const { workflow } = findWorkflow(store, caller, params.workflowId)
      return { status: 200, json: asWire(workflow) }
    },
  },
  "PUT /api/v1/workflows/{workflowId}": {
    body: workflowInput,
    answer: ({ store, caller, params, body }) => {
      const { organizationId, workflow } = findWorkflow(store, caller, params.workflowId)
      const replaced = { ...workflow, ...definitionOf(body), updatedAt: store.now() }
      store.workflows.set(workflow.id, { organizationId, workflow: replaced })
      return { status: 200, json: { workflowId: workflow.id, message: "The workflow is replaced." } }
    },
  },
  "DELETE /api/v1/workflows/{workflowId}": {
    answer: ({ store, caller, params }) => {
      store.workflows.delete(findWorkflow(store, caller, params.workflowId).workflow.id)
      return { status: 200, json: { message: "The workflow is deleted." } }
    },
  },
  "POST /api/v1/workflows/{workflowId}/execute": {
    answer: ({ store, caller, params, body, headers }) => {
      const { workflow } = findWorkflow(store, caller, params.workflowId)
      refuseByName(store, workflow)
      const file = { id: store.newId("file"), ...body }
      return startAnswer(store, caller, workflow, file, headers.get(preferHeader))
    },
  },
  "GET /api/v1/workflows/{workflowId}/executions/{workflowExecutionId}": {
    answer: ({ store, caller, params }) => {
      const execution = findExecution(store, caller, params.workflowExecutionId)
      if (execution.workflowId !== params.workflowId) throw notFound("execution")
      return { status: 200, ...executionReply(readExecution(store, execution)) }
    },
  },
} satisfies Partial<Operations>

/** Finds a workflow of the caller's organization. @throws {Refusal} `not_found`. */
export function findWorkflow(store: Store, caller: Caller, id: string): StoredWorkflow {
  const found = store.workflows.get(id)
  if (found === undefined || found.organizationId !== caller.organizationId) throw notFound("workflow")
  return found
}

function definitionOf({ name, description = "", configuration }: WorkflowInput) {
  checkConfiguration(configuration)
  return { name, description, configuration }
}

/** The document's types have no readonly lists. */
function asWire(workflow: Workflow): WireWorkflow {
  return structuredClone(workflow) as WireWorkflow // a copy of its own, so that nobody changes the store through it
}

type WireWorkflow = Workflow & { configuration: WorkflowInput["configuration"] }
