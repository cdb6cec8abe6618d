import type { Workflow, WorkflowInput } from "@docsift/sdk"
import { useEffect, useMemo, useRef, useState } from "react"
import { Button } from "../ui/button.tsx"
import { Page } from "../ui/page.tsx"
import { DefinitionTab } from "./definition-tab.tsx"
import { placesOf } from "./draft.ts"
import type { Edit } from "./draft-edit.ts"
import { type Editor, EditorContext } from "./editor-context.ts"
import type { ChangePlace, EditorPlace } from "./editor-place.ts"
import { EditorTabs } from "./editor-tabs.tsx"
import { type JsonText, JsonView, problemOf, sentenceOfProblem } from "./json-view.tsx"
import { ProblemNotice } from "./problem-notice.tsx"
import { SaveConflict } from "./save-conflict.tsx"
import { SamplePanel } from "./sample-panel.tsx"
import { useRecentSamples } from "./sample-picker.tsx"
import { SettingsForm } from "./settings-form.tsx"
import { keyAt } from "./try-result.ts"
import { UnsavedGuard } from "./unsaved-guard.tsx"
import { useDefinition } from "./use-definition.ts"
import { useSave } from "./use-save.ts"
import { takeOver } from "./draft-handover.ts"
import { useHandover } from "./use-handover.ts"
import { useEditorShortcuts } from "./use-editor-shortcuts.ts"
import { useTry } from "./use-try.ts"
import { WorkflowMenu } from "./workflow-menu.tsx"
import styles from "./workflow-editor.module.css"

interface WorkflowEditorProps {
  /** Undefined for a workflow that is not created yet. */
  readonly workflow: Workflow | undefined
  /** The definition that the draft begins with. */
  readonly initial: WorkflowInput
  readonly place: EditorPlace
  readonly onPlaceChange: ChangePlace
}

/** Renders the editor of a workflow: its definition, and beside it what the definition finds in a sample. */
export function WorkflowEditor({ workflow, initial, place, onPlaceChange }: WorkflowEditorProps) {
  // Typed while the workflow was created.
  const [begun] = useState(() => takeOver(workflow?.id))
  const definition = useDefinition(workflow, initial, begun?.draft)
  const { draft, problems, dispatch, isDirty } = definition
  const [json, setJson] = useState<JsonText | undefined>(begun?.json)
  const { form, leaveTo } = useHandover(workflow?.id, { draft: definition.state, json }, begun !== undefined)
  const [hasTriedToSave, setHasTriedToSave] = useState(false)
  const [isSampleShown, setIsSampleShown] = useState(false)
  const edit = (change: Edit) => dispatch({ type: "edit", edit: change })

  const recent = useRecentSamples(workflow?.id)
  const fileId = place.file ?? recent[0]?.fileId
  const trial = useTry(fileId, draft, problems)

  const [selected, setSelected] = useState(() => keyAt(draft, place.at))
  const pointer = placesOf(draft).find(({ part }) => part.key === selected)?.pointer
  // A renamed part has another pointer: the address follows it.
  useEffect(() => {
    if (pointer !== undefined && keyAt(draft, place.at) !== selected) onPlaceChange({ at: pointer })
  })
  const select = (key: number) => {
    setSelected(key)
    const value = trial.result?.found.get(key)?.find((each) => each !== undefined)
    const at = placesOf(draft).find(({ part }) => part.key === key)?.pointer
    if (key !== selected) onPlaceChange({ at, ...(value?.evidence !== undefined && { page: value.evidence.page }) })
  }
  const selectMark = (mark: string) => {
    const key = keyAt(draft, mark)
    setSelected(key)
    onPlaceChange({ at: mark, page: trial.result?.marks.find((each) => each.pointer === mark)?.page })
    setIsSampleShown(false)
    // In a narrow window the form takes the place of the sample first.
    requestAnimationFrame(() => document.querySelector(`[data-part="${key}"]`)?.scrollIntoView({ block: "nearest" }))
  }

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
  useEditorShortcuts({ save, undo: () => dispatch({ type: "undo" }), redo: () => dispatch({ type: "redo" }) })

  // What another person has saved is shown, unless it would replace changes.
  const { load, version } = definition
  useEffect(() => {
    const isNewer = workflow?.version !== undefined && version !== undefined && workflow.version > version
    if (isNewer && !isDirty && jsonProblem === undefined && !saving.isSaving) load(workflow)
  })

  const shown = problems.filter(({ isNameMissing }) => hasTriedToSave || !isNameMissing)
  const editor: Editor = {
    edit,
    selected,
    select,
    problems: useMemo(() => new Map(shown.map(({ key = 0, text }) => [key, text])), [shown]),
    result: trial.result,
    hasSample: fileId !== undefined && trial.error === null,
    threshold: draft.review?.threshold,
  }
  const title = draft.name.trim() || (workflow === undefined ? "New workflow" : workflow.name)
  return (
    <Page
      title={title}
      width="full"
      actions={
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
          <Button
            kind="primary"
            isBusy={saving.isSaving || (workflow !== undefined && !isDirty && jsonProblem === undefined)}
            onClick={save}
          >
            {workflow === undefined ? "Create workflow" : "Save"}
          </Button>
          {workflow !== undefined && <WorkflowMenu workflow={workflow} onLeave={() => (dirty.current = false)} />}
        </>
      }
    >
      <EditorContext value={editor}>
        <EditorTabs workflow={workflow} place={place} hasJsonProblem={jsonProblem !== undefined} />
        {hasTriedToSave && (
          <ProblemNotice
            draft={draft}
            problems={problems}
            json={jsonProblem && sentenceOfProblem(jsonProblem)}
            error={saving.error}
          />
        )}
        <div className={styles.columns} data-shows={isSampleShown ? "sample" : "definition"}>
          <div className={styles.toggle}>
            <Button onClick={() => setIsSampleShown(!isSampleShown)} icon={isSampleShown ? "edit" : "file"}>
              {isSampleShown ? "Show the definition" : "Show the sample"}
            </Button>
          </div>
          <div ref={form} className={styles.definition} onBlur={() => dispatch({ type: "pause" })}>
            {place.view === undefined && <DefinitionTab draft={draft} problems={shown} />}
            {place.view === "json" && (
              <JsonView
                draft={draft}
                json={json}
                onJsonChange={setJson}
                onReplace={(replaced) => edit({ type: "replace", definition: replaced })}
              />
            )}
            {place.view === "settings" && <SettingsForm draft={draft} problems={problems} edit={edit} />}
          </div>
          <div className={styles.sample}>
            <SamplePanel
              fileId={fileId}
              workflowId={workflow?.id}
              trial={trial}
              selected={markOf(trial.result, place.at, selected)}
              page={place.page ?? 1}
              threshold={editor.threshold}
              onChoose={(file) => onPlaceChange({ file, page: undefined })}
              onSelect={selectMark}
              onPageChange={(page) => onPlaceChange({ page })}
            />
          </div>
        </div>
      </EditorContext>
      {workflow !== undefined && saving.conflict !== undefined && (
        <SaveConflict
          workflowId={workflow.id}
          mine={saving.conflict}
          isSaving={saving.isSaving}
          onClose={saving.dismissConflict}
          onLoad={(theirs) => {
            saving.dismissConflict()
            load(theirs)
          }}
          onOverwrite={(theirs) => saving.save(theirs.version)}
        />
      )}
      <UnsavedGuard isDirty={() => dirty.current && !isHandedOver.current} />
    </Page>
  )
}

/** Returns the value in the document that is selected: that of the address, else the first one of the selected part. */
function markOf(result: ReturnType<typeof useTry>["result"], at: string | undefined, selected: number | undefined) {
  if (result?.marks.some(({ pointer }) => pointer === at)) return at
  if (selected === undefined) return undefined
  return result?.found.get(selected)?.find((value) => value?.evidence !== undefined)?.pointer
}
