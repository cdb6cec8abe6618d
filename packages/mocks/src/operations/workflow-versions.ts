import { recordRetention } from "../audit-log.ts"
import type { Operations } from "../operation.ts"
import { pageQuery } from "../request-parsers.ts"
import { findWorkflow } from "./find-workflow.ts"
import { pageOf } from "./page.ts"
import { definitionOf, replaceWorkflow, toWire, versionOf } from "./stored-workflow.ts"

/** The operations on versions of workflows. */
export const workflowVersionOperations = {
  "GET /api/v1/workflows/{workflowId}/versions": {
    query: pageQuery,
    handle: ({ store, caller, params, query, url }) => {
      const { workflow, versions } = findWorkflow(store, caller, params.workflowId)
      const listed = versions.map(({ workflow: { version, name, updatedAt }, userId }) => ({
        // The mocks' cursors are made of ids.
        id: `ver_${version.toString(16).padStart(12, "0")}`,
        version: { version, name, createdAt: updatedAt, userId, isCurrent: version === workflow.version },
      }))
      const { items, headers } = pageOf(listed, query, url, ({ version }) => version)
      return { status: 200, json: items, headers }
    },
  },
  "GET /api/v1/workflows/{workflowId}/versions/{version}": {
    handle: ({ store, caller, params }) => {
      const found = findWorkflow(store, caller, params.workflowId)
      return { status: 200, json: toWire(versionOf(found, params.version)) }
    },
  },
  "POST /api/v1/workflows/{workflowId}/versions/{version}/restore": {
    handle: ({ store, caller, params }) => {
      const found = findWorkflow(store, caller, params.workflowId)
      const definition = definitionOf(versionOf(found, params.version))
      const restored = replaceWorkflow(store, caller, found, definition)
      recordRetention(store, caller, "restoreWorkflowVersion", [found.workflow, restored])
      const { id, version } = restored
      const message = `Version ${params.version} of the workflow was restored.`
      return { status: 200, json: { workflowId: id, message, version } }
    },
  },
} satisfies Partial<Operations>
