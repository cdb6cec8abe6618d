import type { ExecutionId, ExecutionQuery } from "@docsift/sdk"
import { queryOptions } from "@tanstack/react-query"
import { client } from "../client.ts"
import { listOptions } from "./pages.ts"

/** The executions that match the filters, newest first. */
export const executionsQuery = (filters: Omit<ExecutionQuery, "limit" | "cursor">) =>
  listOptions(["listExecutions", filters], (page, options) => client.executions.list({ ...filters, ...page }, options))

/** Short enough that people need not reload, and long enough that a screen left open costs the server nothing. */
export const POLL_MS = 1_500

/** One execution with its data; read again until it has ended, while the tab is visible. */
export const executionQuery = (executionId: ExecutionId) =>
  queryOptions({
    queryKey: ["getExecution", executionId],
    queryFn: ({ signal }) => client.executions.get(executionId, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.status === "Queued" || data?.status === "Processing" ? POLL_MS : false,
  })

/** What an ended execution used. */
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
