import type { Workflow, WorkflowInput } from "@docsift/sdk"
import { useMemo, useReducer, useState } from "react"
import { definitionOf, draftOf } from "./draft.ts"
import { findProblems } from "./draft-problems.ts"
import { reduceDraft, startDraft, type WorkflowDraft } from "./workflow-draft.ts"

/** What is stored: the definition as JSON, and its version. */
interface Saved {
  /** Undefined before the workflow is created. */
  readonly definition: string | undefined
  readonly version: number | undefined
}

/** Keeps the draft of a workflow, its problems, and whether it differs from what is stored. It may have been begun elsewhere. */
export function useDefinition(workflow: Workflow | undefined, initial: WorkflowInput, begun?: WorkflowDraft) {
  const [state, dispatch] = useReducer(reduceDraft, initial, (source) => begun ?? startDraft(draftOf(source)))
  const [saved, setSaved] = useState<Saved>(() => savedOf(workflow))
  const draft = state.present
  const problems = useMemo(() => findProblems(draft), [draft])
  const definition = useMemo(() => definitionOf(draft), [draft])
  const stored = saved.definition ?? JSON.stringify(definitionOf(draftOf(initial)))
  return {
    state,
    draft,
    definition,
    problems,
    dispatch,
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    isDirty: JSON.stringify(definition) !== stored,
    version: saved.version,
    /** Records what has been stored. */
    markSaved: (stored: WorkflowInput, version: number | undefined) =>
      setSaved({ definition: JSON.stringify(stored), version }),
    /** Replaces the draft by what the server has. */
    load: (newest: Workflow) => {
      dispatch({ type: "load", draft: draftOf(newest) })
      setSaved(savedOf(newest))
    },
  }
}

const savedOf = (workflow: Workflow | undefined): Saved => ({
  definition: workflow && JSON.stringify(definitionOf(draftOf(workflow))),
  version: workflow?.version,
})
