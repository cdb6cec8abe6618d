import type { Workflow, WorkflowInput } from "@docsift/sdk"
import { useMemo, useState } from "react"
import { Button } from "../ui/button.tsx"
import { Page } from "../ui/page.tsx"
import { DefinitionTab } from "./definition-tab.tsx"
import type { Edit } from "./draft-edit.ts"
import { EditorActions } from "./editor-actions.tsx"
import { type Editor, EditorContext } from "./editor-context.ts"
import type { ChangePlace, EditorPlace } from "./editor-place.ts"
import { EditorTabs } from "./editor-tabs.tsx"
import { type JsonText, JsonView, sentenceOfProblem } from "./json-view.tsx"
import { ProblemNotice } from "./problem-notice.tsx"
import { SaveConflict } from "./save-conflict.tsx"
import { SamplePanel } from "./sample-panel.tsx"
import { useRecentSamples } from "./sample-picker.tsx"
import { SettingsForm } from "./settings-form.tsx"
import { UnsavedGuard } from "./unsaved-guard.tsx"
import { useDefinition } from "./use-definition.ts"
import { useEditorSaving } from "./use-editor-saving.ts"
import { useSelectedPart } from "./use-selected-part.ts"
import { takeOver } from "./draft-handover.ts"
import { useHandover } from "./use-handover.ts"
import { useEditorShortcuts } from "./use-editor-shortcuts.ts"
import { useTry } from "./use-try.ts"
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
  const [isSampleShown, setIsSampleShown] = useState(false)
  const edit = (change: Edit) => dispatch({ type: "edit", edit: change })

  const recent = useRecentSamples(workflow?.id)
  const fileId = place.file ?? recent[0]?.fileId
  const trial = useTry(fileId, draft, problems)

  const { selected, select, selectMark } = useSelectedPart({
    draft,
    trial,
    place,
    onPlaceChange,
    onMark: () => setIsSampleShown(false),
  })

  const saved = useEditorSaving({ workflow, definition, json, leaveTo })
  const { saving, save, jsonProblem, hasTriedToSave } = saved
  useEditorShortcuts({ save, undo: () => dispatch({ type: "undo" }), redo: () => dispatch({ type: "redo" }) })

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
        <EditorActions
          {...{ workflow, definition }}
          isSaving={saving.isSaving}
          hasChanges={isDirty || jsonProblem !== undefined}
          onSave={save}
          onLeave={saved.letGo}
        />
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
            definition.load(theirs)
          }}
          onOverwrite={(theirs) => saving.save(theirs.version)}
        />
      )}
      <UnsavedGuard isDirty={saved.isLosing} />
    </Page>
  )
}

/** Returns the value in the document that is selected: that of the URL, else the first one of the selected part. */
function markOf(result: ReturnType<typeof useTry>["result"], at: string | undefined, selected: number | undefined) {
  if (result?.marks.some(({ pointer }) => pointer === at)) return at
  if (selected === undefined) return undefined
  return result?.found.get(selected)?.find((value) => value?.evidence !== undefined)?.pointer
}
