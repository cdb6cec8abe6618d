import type { ExecutionId } from "@docsift/sdk"
import { queryOptions } from "@tanstack/react-query"
import { client } from "../client.ts"

/** The review of a completed execution, with its corrections. */
export const reviewQuery = (executionId: ExecutionId) =>
  queryOptions({
    queryKey: ["getExecutionReview", executionId],
    queryFn: ({ signal }) => client.executions.review(executionId, { signal }),
  })

/** The places and the confidence of an execution's values, which never change. */
export const evidenceQuery = (executionId: ExecutionId) =>
  queryOptions({
    queryKey: ["getExecutionEvidence", executionId],
    queryFn: ({ signal }) => client.executions.evidence(executionId, { signal }),
    staleTime: Infinity,
  })
