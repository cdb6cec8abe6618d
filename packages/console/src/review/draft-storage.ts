import type { ExecutionId, UserId } from "@docsift/sdk"
import { type Edit, type Edits, isSameEdit } from "./edit.ts"
import { editAt, type ReviewDraft } from "./review-draft.ts"

/*
 * A draft survives a reload of its tab. The storage of the session ends with the tab and is cleared at sign-out: drafts
 * have values of documents, which may be personal data.
 */

/** A draft as it is stored: values only. */
interface StoredDraft {
  readonly userId: UserId
  readonly revision: number
  readonly edits: Edits
  readonly aside: Edits
}

const keyOf = (executionId: ExecutionId): string => `docsift-draft:${executionId}`

/** Stores the edits of a draft, or removes it when there are none; returns false when the browser has no room for it. */
export function storeDraft(storage: Storage, userId: UserId, executionId: ExecutionId, draft: ReviewDraft): boolean {
  const { revision, edits, aside } = draft
  try {
    if (Object.keys(edits).length === 0 && Object.keys(aside).length === 0) storage.removeItem(keyOf(executionId))
    else storage.setItem(keyOf(executionId), JSON.stringify({ userId, revision, edits, aside } satisfies StoredDraft))
    return true
  } catch {
    // QuotaExceededError, or storage that the person has switched off. What was stored before would be out of date.
    removeSafely(storage, keyOf(executionId))
    return false
  }
}

function removeSafely(storage: Storage, key: string): void {
  try {
    storage.removeItem(key)
  } catch {
    // Storage is switched off, so it has nothing.
  }
}

/**
 * Returns the draft with the edits that this person has stored. Where the server has a newer revision with a correction
 * of the same value, the edit waits for a decision.
 */
export function restoreDraft(
  storage: Storage,
  userId: UserId,
  executionId: ExecutionId,
  draft: ReviewDraft,
): ReviewDraft {
  const stored = readDraft(storage, executionId)
  if (stored === undefined) return draft
  if (stored.userId !== userId) {
    removeSafely(storage, keyOf(executionId))
    return draft
  }
  const edits: Record<string, Edit> = {}
  const aside: Record<string, Edit> = {}
  for (const [pointer, edit] of Object.entries({ ...stored.aside, ...stored.edits })) {
    const current = editAt(draft, pointer)
    if (current?.kind !== edit.kind || isSameEdit(edit, current)) continue
    const isWaiting = !(pointer in stored.edits) || (stored.revision !== draft.revision && pointer in draft.base)
    if (isWaiting) aside[pointer] = edit
    else edits[pointer] = edit
  }
  return { ...draft, edits, aside }
}

function readDraft(storage: Storage, executionId: ExecutionId): StoredDraft | undefined {
  try {
    const text = storage.getItem(keyOf(executionId))
    // The console alone writes there.
    return text === null ? undefined : (JSON.parse(text) as StoredDraft)
  } catch {
    return undefined
  }
}
