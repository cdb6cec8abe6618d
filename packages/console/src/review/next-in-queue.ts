import type { ExecutionId, ExecutionQuery, ExecutionSummary } from "@docsift/sdk"
import { client } from "../client.ts"

/** The queue of all workflows, in the URL. */
export const WHOLE_QUEUE = "all"

/** Returns the filter of a queue that the URL names. */
export function filterOf(queue: string): Pick<ExecutionQuery, "review" | "workflowId"> {
  return { review: "needed", ...(queue !== WHOLE_QUEUE && { workflowId: queue }) }
}

/** Returns the execution to review after the given one: the next older one, then the newest; undefined when none is left. */
export async function findNext(
  queue: string,
  { id, createdAt }: Pick<ExecutionSummary, "id" | "createdAt">,
): Promise<ExecutionId | undefined> {
  const filter = filterOf(queue)
  const [older] = await client.executions.list({ ...filter, createdBefore: createdAt, limit: 1 })
  if (older !== undefined) return older.id
  // Newer executions, skipped ones, and those created in the same millisecond.
  const newest = await client.executions.list({ ...filter, limit: 2 })
  return newest.find((other) => other.id !== id)?.id
}
