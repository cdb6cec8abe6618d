import type { UsageQuery, WorkflowId } from "@docsift/sdk"
import { queryOptions } from "@tanstack/react-query"
import { client } from "../client.ts"
import { MAX_ROWS } from "./pages.ts"

/** What executions used, by day, workflow or model. */
export const usageQuery = (query: UsageQuery) =>
  queryOptions({
    queryKey: ["listUsage", query],
    queryFn: ({ signal }) => client.usage.list(query, { signal }),
  })

/** The names of the newest thousand workflows of the organization, by id. */
export const workflowNamesQuery = queryOptions({
  queryKey: ["listWorkflows", "names"],
  queryFn: async ({ signal }): Promise<ReadonlyMap<WorkflowId, string>> => {
    const workflows = await client.workflows.list({ limit: MAX_ROWS }, { signal })
    return new Map(workflows.map(({ id, name }) => [id, name]))
  },
})
