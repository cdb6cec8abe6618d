import type { Workflow } from "@docsift/sdk"
import { useEffect, useRef, useState } from "react"
import { type JsonText, problemOf } from "./json-view.tsx"
import type { useDefinition } from "./use-definition.ts"
import type { useHandover } from "./use-handover.ts"
import { useSave } from "./use-save.ts"

interface EditorSavingOptions extends Pick<ReturnType<typeof useHandover>, "leaveTo"> {
  readonly workflow: Workflow | undefined
  readonly definition: ReturnType<typeof useDefinition>
  readonly json: JsonText | undefined
}

/** Returns how the draft is saved, and whether leaving would lose something. */
export function useEditorSaving({ workflow, definition, json, leaveTo }: EditorSavingOptions) {
  const { draft, problems, isDirty } = definition
  const [hasTriedToSave, setHasTriedToSave] = useState(false)
  // Read when the person leaves, which may be right after the draft was saved.
  const dirty = useRef(isDirty)
  const isHandedOver = useRef(false)
  useEffect(() => {
    dirty.current = isDirty || (json?.problem !== undefined && problemOf(draft, json) !== undefined)
  })
  const jsonProblem = problemOf(draft, json)
  const saving = useSave(workflow?.id, definition, (created) => {
    dirty.current = false
    setHasTriedToSave(false)
    if (created === undefined) return
    isHandedOver.current = true
    leaveTo(created)
  })
  const save = () => {
    // The shortcut would create the workflow twice.
    if (saving.isSaving) return
    setHasTriedToSave(true)
    if (problems.length === 0 && jsonProblem === undefined) saving.save()
  }

  // What another person has saved is shown, unless it would replace changes.
  const { load, version } = definition
  useEffect(() => {
    const isNewer = workflow?.version !== undefined && version !== undefined && workflow.version > version
    if (isNewer && !isDirty && jsonProblem === undefined && !saving.isSaving) load(workflow)
  })
  return {
    saving,
    save,
    jsonProblem,
    hasTriedToSave,
    isLosing: () => dirty.current && !isHandedOver.current,
    /** Called before the screen is left on purpose. */
    letGo: () => {
      dirty.current = false
    },
  }
}
