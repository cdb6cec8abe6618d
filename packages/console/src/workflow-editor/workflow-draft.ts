import type { Draft } from "./draft.ts"
import { applyEdit, type Edit } from "./draft-edit.ts"

/** A draft with what was before, and what was undone. */
export interface WorkflowDraft {
  readonly past: readonly Draft[]
  readonly present: Draft
  readonly future: readonly Draft[]
  /** What the last edit changed: typing on in the same text is one step for undo. */
  readonly lastTarget: string | undefined
}

/** What can be done with a draft. */
export type DraftAction =
  | { readonly type: "edit"; readonly edit: Edit }
  | { readonly type: "undo" }
  | { readonly type: "redo" }
  /** The focus has left a text: what is typed next is another step. */
  | { readonly type: "pause" }
  /** Replaces the draft by another, such as the newest version of the server. */
  | { readonly type: "load"; readonly draft: Draft }

/** Steps that can be undone. Drafts share what they have in common, so a step costs little more than what it changed. */
const MAX_STEPS = 200

/** Returns a draft without history. */
export function startDraft(draft: Draft): WorkflowDraft {
  return { past: [], present: draft, future: [], lastTarget: undefined }
}

/** Returns the draft after an action. */
export function reduceDraft(state: WorkflowDraft, action: DraftAction): WorkflowDraft {
  const { past, present, future } = state
  switch (action.type) {
    case "load":
      return startDraft(action.draft)
    case "pause":
      return state.lastTarget === undefined ? state : { ...state, lastTarget: undefined }
    case "undo": {
      const previous = past.at(-1)
      if (previous === undefined) return state
      return { past: past.slice(0, -1), present: previous, future: [present, ...future], lastTarget: undefined }
    }
    case "redo": {
      const [next, ...rest] = future
      if (next === undefined) return state
      return { past: [...past, present], present: next, future: rest, lastTarget: undefined }
    }
    case "edit":
      return addStep(state, action.edit)
    default:
      return action satisfies never
  }
}

function addStep(state: WorkflowDraft, edit: Edit): WorkflowDraft {
  const { past, present, lastTarget } = state
  const changed = applyEdit(present, edit)
  if (changed === present) return state
  const target = targetOf(edit)
  const isSameStep = target !== undefined && target === lastTarget
  return {
    past: isSameStep ? past : [...past.slice(1 - MAX_STEPS), present],
    present: changed,
    future: [],
    lastTarget: target,
  }
}

/** Returns the text or number that an edit types in; undefined for edits that are a step each. */
function targetOf(edit: Edit): string | undefined {
  if (edit.type === "change" && !("type" in edit.change)) return `${edit.key} ${Object.keys(edit.change).join()}`
  if (edit.type === "describe") return Object.keys(edit.change).join()
  return undefined
}
