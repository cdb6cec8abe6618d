import type { ExecutionStatus, ReviewState } from "@docsift/sdk"

/** The statuses of executions that a link can ask for. */
export const executionStatuses = ["Queued", "Processing", "Completed", "Failed"] as const satisfies ExecutionStatus[]

/** The states of reviews that a link can ask for. */
export const reviewStates = ["needed", "approved", "rejected"] as const satisfies ReviewState[]

/** The groups that usage is summed up by. */
export const usageGroups = ["day", "workflow", "model"] as const
