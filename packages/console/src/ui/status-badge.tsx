import type { ExecutionStatus, ReviewState } from "@docsift/sdk"
import { Badge } from "./badge.tsx"

/** Renders the status of an execution. */
export function StatusBadge({ status }: { readonly status: ExecutionStatus }) {
  switch (status) {
    case "Queued":
      return <Badge icon="clock">Queued</Badge>
    case "Processing":
      return (
        <Badge kind="info" icon="retry">
          Processing
        </Badge>
      )
    case "Completed":
      return (
        <Badge kind="success" icon="success">
          Completed
        </Badge>
      )
    case "Failed":
      return (
        <Badge kind="danger" icon="failure">
          Failed
        </Badge>
      )
  }
}

/** Renders the state of a review; nothing when none was needed or made. */
export function ReviewBadge({ state }: { readonly state: ReviewState | undefined }) {
  switch (state) {
    case undefined:
      return null
    case "needed":
      return (
        <Badge kind="warning" icon="edit">
          To review
        </Badge>
      )
    case "approved":
      return (
        <Badge kind="success" icon="review">
          Approved
        </Badge>
      )
    case "rejected":
      return (
        <Badge kind="danger" icon="close">
          Rejected
        </Badge>
      )
  }
}
