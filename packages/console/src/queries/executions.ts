import type { ExecutionId, ExecutionQuery } from "@docsift/sdk"
import { queryOptions } from "@tanstack/react-query"
import { client } from "../client.ts"
import { listOptions } from "./pages.ts"

/** The executions that match the filters, newest first. */
export const executionsQuery = (filters: Omit<ExecutionQuery, "limit" | "cursor">) =>
  listOptions(["listExecutions", filters], (page, options) => client.executions.list({ ...filters, ...page }, options))

/** What an execution used that has ended. */
export const executionUsageQuery = (executionId: ExecutionId) =>
  queryOptions({
    queryKey: ["getExecutionUsage", executionId],
    queryFn: ({ signal }) => client.executions.usage(executionId, { signal }),
  })

/** The changes of an execution's review, newest first. */
export const reviewHistoryQuery = (executionId: ExecutionId) =>
  listOptions(["listReviewRevisions", executionId], (page, options) =>
    client.executions.reviewHistory(executionId, page, options),
  )
