import type { WorkflowId } from "@docsift/sdk"
import { queryOptions } from "@tanstack/react-query"
import { client } from "../client.ts"
import { listOptions, MAX_ROWS } from "./pages.ts"

/** The workflows of the organization, newest first. */
export const workflowsQuery = listOptions(["listWorkflows"], (query, options) => client.workflows.list(query, options))

/** One workflow with its definition. */
export const workflowQuery = (workflowId: WorkflowId) =>
  queryOptions({
    queryKey: ["getWorkflow", workflowId],
    queryFn: ({ signal }) => client.workflows.get(workflowId, { signal }),
  })

/** A workflow as it was in a version, which never changes. */
export const workflowVersionQuery = (workflowId: WorkflowId, version: number) =>
  queryOptions({
    queryKey: ["getWorkflowVersion", workflowId, version],
    queryFn: ({ signal }) => client.workflows.version(workflowId, version, { signal }),
    staleTime: Infinity,
  })

/** The newest workflows of the organization, to choose one of. */
export const workflowChoicesQuery = queryOptions({
  queryKey: ["listWorkflows", "choices"],
  queryFn: async ({ signal }) => {
    const workflows = await client.workflows.list({ limit: MAX_ROWS }, { signal })
    return workflows.map(({ id, name }) => ({ id, name }))
  },
})

/** The versions of a workflow, newest first. */
export const workflowVersionsQuery = (workflowId: WorkflowId) =>
  listOptions(["listWorkflowVersions", workflowId], (page, options) =>
    client.workflows.versions(workflowId, page, options),
  )
