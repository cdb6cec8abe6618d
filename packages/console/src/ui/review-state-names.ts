import type { ReviewState } from "@docsift/sdk"

/** The states of reviews in words. */
export const reviewStateNames = {
  needed: "To review",
  approved: "Approved",
  rejected: "Rejected",
} as const satisfies Record<ReviewState, string>
