import type { ExecutionId, Review, UntypedData, UserId } from "@docsift/sdk"
import { useEffect, useState } from "react"
import { restoreDraft, storeDraft } from "./draft-storage.ts"
import { mergeRevision } from "./merge-draft.ts"
import { changeCount, createDraft, type ReviewDraft } from "./review-draft.ts"

interface DraftSource {
  readonly executionId: ExecutionId
  readonly userId: UserId
  readonly data: UntypedData
  readonly review: Review
}

/** The draft of a review, kept over reloads of the tab. */
export interface KeptDraft {
  readonly draft: ReviewDraft
  readonly update: (change: (draft: ReviewDraft) => ReviewDraft) => void
  /** Whether edits of an earlier visit were found. */
  readonly isRestored: boolean
  /** Whether the browser keeps the edits over a reload. */
  readonly isKept: boolean
  /** Whether the server has a newer revision than the one that the edits were made from. */
  readonly isBehind: boolean
}

/** Returns the draft of a review. Without edits it follows newer revisions; with some, the person decides when. */
export function useReviewDraft({ executionId, userId, data, review }: DraftSource): KeptDraft {
  const [draft, setDraft] = useState(() => restoreDraft(sessionStorage, userId, executionId, createDraft(data, review)))
  const [isRestored] = useState(() => hasWork(draft))
  const [isKept, setIsKept] = useState(true)
  const isBehind = review.revision > draft.revision
  if (isBehind && !hasWork(draft)) setDraft(mergeRevision(draft, review))
  useEffect(() => {
    setIsKept(storeDraft(sessionStorage, userId, executionId, draft))
  }, [draft, executionId, userId])
  return { draft, update: setDraft, isRestored, isKept, isBehind }
}

const hasWork = (draft: ReviewDraft): boolean => changeCount(draft) > 0 || Object.keys(draft.aside).length > 0
