import type { Review } from "@docsift/sdk"
import { type Edit, type Edits, isSameEdit } from "./edit.ts"
import { applyEdit, editAt, editsOf, type ReviewDraft, stepsOf } from "./review-draft.ts"

/**
 * Returns the draft on top of a newer revision. Edits of values that only this person has changed stay; those of values
 * that both have changed wait in `aside`, so that neither overwrites the other without a decision.
 */
export function mergeRevision(
  draft: ReviewDraft,
  { revision, corrections }: Pick<Review, "revision" | "corrections">,
): ReviewDraft {
  const base = editsOf(corrections, draft.extracted)
  const edits: Record<string, Edit> = {}
  const aside: Record<string, Edit> = {}
  for (const [pointer, edit] of Object.entries({ ...draft.aside, ...draft.edits })) {
    const theirs = base[pointer] ?? draft.extracted[pointer]
    if (isSameEdit(edit, theirs)) continue
    const before = draft.base[pointer] ?? draft.extracted[pointer]
    const isTheirs = !isSameEdit(before, theirs) || (pointer in draft.aside && !(pointer in draft.edits))
    if (isTheirs) aside[pointer] = edit
    else edits[pointer] = edit
  }
  return { ...draft, revision, base, edits, aside, past: [] }
}

/** Returns the draft after a save: what was changed or undone while it was under way stays an edit. */
export function markSaved(
  draft: ReviewDraft,
  sent: Edits,
  { revision, corrections }: Pick<Review, "revision" | "corrections">,
): ReviewDraft {
  const base = editsOf(corrections, draft.extracted)
  const edits: Record<string, Edit> = {}
  for (const pointer of Object.keys({ ...sent, ...draft.edits })) {
    const shown = editAt(draft, pointer)
    if (shown === undefined || draft.edits[pointer] === sent[pointer]) continue
    if (!isSameEdit(shown, base[pointer] ?? draft.extracted[pointer])) edits[pointer] = shown
  }
  return { ...draft, revision, base, edits, past: [] }
}

/** Returns the draft with an edit that waited, in place of what the other person has stored. */
export function takeAside(draft: ReviewDraft, pointer: string): ReviewDraft {
  const edit = draft.aside[pointer]
  if (edit === undefined) return draft
  // One step for undo: the edit waits again.
  return { ...applyEdit(dropAside(draft, pointer), pointer, edit), past: stepsOf(draft) }
}

/** Returns the draft without an edit that waited, which can be undone. */
export function dropAside(draft: ReviewDraft, pointer: string): ReviewDraft {
  const { [pointer]: _dropped, ...aside } = draft.aside
  return { ...draft, aside, past: stepsOf(draft) }
}
