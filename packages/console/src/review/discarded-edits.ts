import { type Edit, isSameEdit } from "./edit.ts"
import { editBelow, type ReviewDraft, stepsOf } from "./review-draft.ts"

/** Returns the draft without its edits, which can be undone; those that wait for a decision go on waiting. */
export function discardEdits(draft: ReviewDraft): ReviewDraft {
  return { ...draft, edits: {}, past: stepsOf(draft) }
}

/**
 * Returns the draft with the edits that it had before they were discarded. A value that this person has changed since
 * stays; one that another person has changed since waits for a decision.
 */
export function bringBackEdits(draft: ReviewDraft, discarded: ReviewDraft): ReviewDraft {
  const edits: Record<string, Edit> = { ...draft.edits }
  const aside: Record<string, Edit> = { ...draft.aside }
  for (const [pointer, edit] of Object.entries(discarded.edits)) {
    const below = editBelow(draft, pointer)
    if (pointer in edits || pointer in aside || isSameEdit(edit, below)) continue
    const isTheirs = !isSameEdit(below, editBelow(discarded, pointer))
    if (isTheirs) aside[pointer] = edit
    else edits[pointer] = edit
  }
  return { ...draft, edits, aside, past: stepsOf(draft) }
}
