import { formatQuantity } from "../ui/figures.ts"
import { useScreenToast, useToast } from "../ui/toast.tsx"
import { bringBackEdits, discardEdits } from "./discarded-edits.ts"
import { changeCount, type ReviewDraft } from "./review-draft.ts"

/** Returns how the edits of a draft are discarded, with a message that brings them back. */
export function useDiscarding(draft: ReviewDraft, update: (change: (draft: ReviewDraft) => ReviewDraft) => void) {
  const showToast = useToast()
  // The message acts on this draft.
  const showScreenToast = useScreenToast()
  return () => {
    const changes = formatQuantity(changeCount(draft), "change")
    update(discardEdits)
    showScreenToast(`${changes} discarded.`, {
      label: "Bring back",
      run: () => {
        update((current) => bringBackEdits(current, draft))
        showToast(`${changes} brought back.`)
      },
    })
  }
}
