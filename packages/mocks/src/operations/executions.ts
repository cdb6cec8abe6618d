import { evidenceOf } from "../evidence.ts"
import { exportReply } from "../export.ts"
import { preferHeader } from "../generated/header-names.ts"
import type { Operations } from "../operation.ts"
import { cancel, isFinal } from "../pace.ts"
import { Refusal } from "../refusal.ts"
import { executionQuery, exportQuery } from "../shapes.ts"
import { fileUrl } from "../stored-file.ts"
import {
  executionReply,
  findExecution,
  hold,
  readExecution,
  startAnswer,
  statusAnswer,
  summaryAnswer,
  valuesOf,
} from "./execution.ts"
import { pageOf } from "./page.ts"
import { findWorkflow } from "./workflows.ts"

/** Answers the operations on executions. */
export const executionOperations = {
  "GET /api/v1/executions": {
    query: executionQuery,
    answer: ({ store, caller, query, url }) => {
      const { workflowId, status } = query
      const found = [...store.executions.values()].filter(
        (each) =>
          each.organizationId === caller.organizationId &&
          (workflowId === undefined || each.workflowId === workflowId) &&
          (status === undefined || each.status === status),
      )
      const { items, headers } = pageOf(found, query, url, summaryAnswer)
      return { status: 200, json: items, headers }
    },
  },
  "GET /api/v1/executions/{executionId}": {
    answer: ({ store, caller, params }) => {
      const execution = readExecution(store, findExecution(store, caller, params.executionId))
      return { status: 200, ...executionReply(execution) }
    },
  },
  "GET /api/v1/executions/{executionId}/status": {
    answer: ({ store, caller, params, headers }) => {
      const execution = findExecution(store, caller, params.executionId)
      const applied = hold(store, execution, headers.get(preferHeader))
      if (!isFinal(execution)) readExecution(store, execution)
      return { status: 200, json: statusAnswer(execution), headers: applied }
    },
  },
  "GET /api/v1/executions/{executionId}/file": {
    answer: ({ store, caller, params, url }) => {
      const { file } = findExecution(store, caller, params.executionId)
      return { status: 200, json: { url: fileUrl(file, url.origin, store.now()) } }
    },
  },
  "GET /api/v1/executions/{executionId}/export": {
    query: exportQuery,
    answer: ({ store, caller, params, query, headers }) => {
      const execution = findExecution(store, caller, params.executionId)
      valuesOf(execution)
      return exportReply(execution, query.mode, headers.get("accept"))
    },
  },
  "GET /api/v1/executions/{executionId}/evidence": {
    answer: ({ store, caller, params }) => {
      const execution = findExecution(store, caller, params.executionId)
      return { status: 200, json: evidenceOf(valuesOf(execution), execution) }
    },
  },
  "POST /api/v1/executions/{executionId}/cancel": {
    answer: ({ store, caller, params }) => {
      const execution = findExecution(store, caller, params.executionId)
      cancel(execution, store.now())
      return { status: 200, json: statusAnswer(execution) }
    },
  },
  "POST /api/v1/executions/{executionId}/retry": {
    answer: ({ store, caller, params }) => {
      const { workflowId, file, status } = findExecution(store, caller, params.executionId)
      const { workflow } = findWorkflow(store, caller, workflowId)
      if (!isFinal({ status })) throw new Refusal("conflict", `The execution has not ended yet: it is ${status}.`)
      return startAnswer(store, caller, workflow, file, null)
    },
  },
} satisfies Partial<Operations>
