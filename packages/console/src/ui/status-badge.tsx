import type { ExecutionStatus, ReviewState } from "@docsift/sdk"
import { Badge, type BadgeProps } from "./badge.tsx"
import { reviewStateNames } from "./review-state-names.ts"

const statuses = {
  Queued: { icon: "clock", children: "Queued" },
  Processing: { kind: "info", icon: "retry", children: "Processing" },
  Completed: { kind: "success", icon: "success", children: "Completed" },
  Failed: { kind: "danger", icon: "failure", children: "Failed" },
} as const satisfies Record<ExecutionStatus, BadgeProps>

const reviews = {
  needed: { kind: "warning", icon: "edit", children: reviewStateNames.needed },
  approved: { kind: "success", icon: "review", children: reviewStateNames.approved },
  rejected: { kind: "danger", icon: "close", children: reviewStateNames.rejected },
} as const satisfies Record<ReviewState, BadgeProps>

/** Renders the status of an execution. */
export function StatusBadge({ status }: { readonly status: ExecutionStatus }) {
  return <Badge {...statuses[status]} />
}

/** Renders the state of a review; nothing when none was needed or made. */
export function ReviewBadge({ state }: { readonly state: ReviewState | undefined }) {
  return state === undefined ? null : <Badge {...reviews[state]} />
}
