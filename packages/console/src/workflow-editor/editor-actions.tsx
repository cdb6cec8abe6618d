import type { Workflow } from "@docsift/sdk"
import { Button } from "../ui/button.tsx"
import type { useDefinition } from "./use-definition.ts"
import { WorkflowMenu } from "./workflow-menu.tsx"
import styles from "./workflow-editor.module.css"

interface EditorActionsProps {
  readonly workflow: Workflow | undefined
  readonly definition: ReturnType<typeof useDefinition>
  readonly isSaving: boolean
  /** Whether there is something to save, which may be a text that is not valid. */
  readonly hasChanges: boolean
  readonly onSave: () => void
  readonly onLeave: () => void
}

/** Renders what can be done with the draft as a whole. */
export function EditorActions({ workflow, definition, isSaving, hasChanges, onSave, onLeave }: EditorActionsProps) {
  const { dispatch, isDirty } = definition
  return (
    <>
      {isDirty && workflow !== undefined && <span className={styles.dirty}>Not saved</span>}
      <Button
        kind="quiet"
        icon="undo"
        label="Undo"
        isBusy={!definition.canUndo}
        onClick={() => dispatch({ type: "undo" })}
      />
      <Button
        kind="quiet"
        icon="redo"
        label="Redo"
        isBusy={!definition.canRedo}
        onClick={() => dispatch({ type: "redo" })}
      />
      <Button kind="primary" isBusy={isSaving || (workflow !== undefined && !hasChanges)} onClick={onSave}>
        {workflow === undefined ? "Create workflow" : "Save"}
      </Button>
      {workflow !== undefined && <WorkflowMenu workflow={workflow} onLeave={onLeave} />}
    </>
  )
}
