import { mergeCorrections } from "../corrections.ts"
import { evidenceOf } from "../evidence.ts"
import { exportResponse } from "../export.ts"
import { preferHeader } from "../generated/header-names.ts"
import type { Operations } from "../operation.ts"
import { cancel, isFinal } from "../progress.ts"
import { checkJoinedQuery, joinedExport } from "../joined-export.ts"
import { Rejection } from "../rejection.ts"
import { executionQuery, exportQuery, joinedExportQuery } from "../request-parsers.ts"
import { fileUrl } from "../stored-file.ts"
import { findBatch } from "./batches.ts"
import {
  executionResponse,
  filterExecutions,
  findExecution,
  hold,
  readExecution,
  startExecution,
  presentStatus,
  presentSummary,
  valuesOf,
} from "./execution-responses.ts"
import { isUsed } from "./files.ts"
import { findWorkflow } from "./find-workflow.ts"
import { pageOf } from "./page.ts"

/** The operations on executions. */
export const executionOperations = {
  // Before the operations on one execution: `export` is not an id.
  "GET /api/v1/executions/export": {
    query: joinedExportQuery,
    handle: ({ store, caller, query }) => {
      const found = filterExecutions(store, caller, query)
      checkJoinedQuery(query)
      if (query.batchId !== undefined) findBatch(store, caller, query.batchId)
      return joinedExport(found, query)
    },
  },
  "GET /api/v1/executions": {
    query: executionQuery,
    handle: ({ store, caller, query, url }) => {
      const { status, review } = query
      const found = filterExecutions(store, caller, query).filter(
        (each) => (status === undefined || each.status === status) && (review === undefined || each.review === review),
      )
      const { items, headers } = pageOf(found, query, url, presentSummary)
      return { status: 200, json: items, headers }
    },
  },
  "GET /api/v1/executions/{executionId}": {
    handle: ({ store, caller, params }) => {
      const execution = readExecution(store, findExecution(store, caller, params.executionId))
      return { status: 200, ...executionResponse(execution) }
    },
  },
  "DELETE /api/v1/executions/{executionId}": {
    handle: ({ store, caller, params }) => {
      const execution = findExecution(store, caller, params.executionId)
      const { id, status, file } = execution
      if (!isFinal(execution)) {
        throw new Rejection("execution_running", `The execution is ${status}; cancel it before you delete it.`)
      }
      store.executions.delete(id)
      if (!isUsed(store, file)) store.files.delete(file.id)
      return { status: 200, json: { message: "The execution was deleted." } }
    },
  },
  "GET /api/v1/executions/{executionId}/status": {
    handle: ({ store, caller, params, headers }) => {
      const execution = findExecution(store, caller, params.executionId)
      const applied = hold(store, execution, headers.get(preferHeader))
      if (!isFinal(execution)) readExecution(store, execution)
      return { status: 200, json: presentStatus(execution), headers: applied }
    },
  },
  "GET /api/v1/executions/{executionId}/file": {
    handle: ({ store, caller, params, url }) => {
      const { file } = findExecution(store, caller, params.executionId)
      return { status: 200, json: { url: fileUrl(file, url.origin, store.now()) } }
    },
  },
  "GET /api/v1/executions/{executionId}/export": {
    query: exportQuery,
    handle: ({ store, caller, params, query, headers }) => {
      const execution = findExecution(store, caller, params.executionId)
      const values = valuesOf(execution)
      if (query.reviewed !== "true") return exportResponse(execution, query.mode, headers.get("accept"))
      if (execution.review === "rejected") {
        throw new Rejection("execution_rejected", "The execution was rejected in its review.")
      }
      const extractedData = mergeCorrections(values, execution.revisions?.at(-1)?.corrections ?? new Map())
      return exportResponse({ ...execution, extractedData }, query.mode, headers.get("accept"))
    },
  },
  "GET /api/v1/executions/{executionId}/evidence": {
    handle: ({ store, caller, params }) => {
      const execution = findExecution(store, caller, params.executionId)
      return { status: 200, json: evidenceOf(valuesOf(execution), execution) }
    },
  },
  "POST /api/v1/executions/{executionId}/cancel": {
    handle: ({ store, caller, params }) => {
      const execution = findExecution(store, caller, params.executionId)
      cancel(execution, store.now())
      return { status: 200, json: presentStatus(execution) }
    },
  },
  "POST /api/v1/executions/{executionId}/retry": {
    handle: ({ store, caller, params }) => {
      const { workflowId, file, batchId, status } = findExecution(store, caller, params.executionId)
      const { workflow } = findWorkflow(store, caller, workflowId)
      if (!isFinal({ status })) throw new Rejection("conflict", `The execution has not ended yet: it is ${status}.`)
      return startExecution(store, caller, workflow, { file, batchId }, null)
    },
  },
} satisfies Partial<Operations>
