import { ConflictError, type ExecutionSummary, type Review, type ReviewState } from "@docsift/sdk"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { client } from "../client.ts"
import { executionQuery } from "../queries/executions.ts"
import { keepStored, readNewest } from "../queries/newest.ts"
import { reviewQuery } from "../queries/reviews.ts"
import type { Edits } from "./edit.ts"
import { correctionsOf, type ReviewDraft } from "./review-draft.ts"

/** What a person decides about an execution; without a state, the corrections alone are saved. */
export interface Decision {
  readonly state?: ReviewState
  readonly note?: string | undefined
  /** Whether the next execution of the queue is opened. */
  readonly isNext?: boolean
}

interface SavingOptions {
  readonly execution: Pick<ExecutionSummary, "id">
  readonly review: Review
  readonly onSaved: (sent: Edits, review: Review, decision: Decision) => void
}

/** Returns the mutation that saves a draft with a decision. When another person was first, their revision is read. */
export function useSaving({ execution: { id }, review, onSaved }: SavingOptions) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ draft, decision }: { readonly draft: ReviewDraft; readonly decision: Decision }) => {
      const { state, note } = decision
      try {
        return await client.executions.updateReview(id, {
          revision: draft.revision,
          state,
          // A note belongs to the decision that it explains.
          note: state === undefined ? review.note : note,
          corrections: correctionsOf(draft),
        })
      } catch (error) {
        if (!isReviewConflict(error)) throw error
        await readNewest(queries, reviewQuery(id))
        throw error
      }
    },
    onSuccess: async (saved, { draft, decision }) => {
      await keepStored(queries, reviewQuery(id).queryKey, saved)
      // The data never changes, and may be large: only the state is new.
      queries.setQueryData(executionQuery(id).queryKey, (known) =>
        known === undefined || saved.state === undefined ? known : { ...known, review: saved.state },
      )
      onSaved(draft.edits, saved, decision)
      await Promise.all([
        queries.invalidateQueries({ queryKey: ["listExecutions"] }),
        queries.invalidateQueries({ queryKey: ["listReviewRevisions", id] }),
      ])
    },
  })
}

/** Returns whether a save was refused because another person was first. */
export const isReviewConflict = (error: unknown): boolean =>
  error instanceof ConflictError && error.code === "review_conflict"
