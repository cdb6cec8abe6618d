import { keepFocus } from "../ui/keep-focus.ts"
import { useToast } from "../ui/toast.tsx"
import { markSaved } from "./merge-draft.ts"
import type { KeptDraft } from "./use-review-draft.ts"
import type { ReviewSource } from "./use-review-data.ts"
import { type Decision, useSaving } from "./use-saving.ts"

interface DecisionOptions extends Pick<ReviewSource, "execution" | "review"> {
  readonly kept: KeptDraft
  readonly isEditing: boolean
  readonly onNext: () => void
}

/** Returns how a draft is saved with a decision, once nothing else is to be decided before. */
export function useReviewDecision({ execution, review, kept, isEditing, onNext }: DecisionOptions) {
  const { draft, update, isBehind } = kept
  const showToast = useToast()
  const saving = useSaving({
    execution,
    review,
    onSaved(sent, saved, { state, isNext }) {
      update((draft) => markSaved(draft, sent, saved))
      showToast(state === "approved" ? "Approved." : state === "rejected" ? "Rejected." : "Saved.")
      // The button that was pressed goes with the change that it saved.
      keepFocus("[data-review-state]")
      if (isNext === true) onNext()
    },
  })
  const decide = (decision: Decision) => {
    if (saving.isPending) return
    if (isEditing) showToast("One value is still being edited. Keep it or cancel first.")
    else if (isBehind) showToast("Load the new version of the review first.")
    else if (Object.keys(draft.aside).length > 0) showToast("First decide on the values that both of you changed.")
    else saving.mutate({ draft, decision })
  }
  return { decide, isSaving: saving.isPending, error: saving.error }
}
