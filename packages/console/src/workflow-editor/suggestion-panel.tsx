import type { ExecutionId, FileId, SuggestedWorkflow } from "@docsift/sdk"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useMemo, useReducer, useState } from "react"
import { client } from "../client.ts"
import { DocumentView } from "../document/document-view.tsx"
import { Button } from "../ui/button.tsx"
import { ErrorNotice, sentenceOf } from "../ui/error-notice.tsx"
import { TextField } from "../ui/field.tsx"
import { formatQuantity } from "../ui/figures.ts"
import { Notice } from "../ui/notice.tsx"
import { useErrorToast, useToast } from "../ui/toast.tsx"
import { draftOf, placesOf } from "./draft.ts"
import { applyEdit } from "./draft-edit.ts"
import { findProblems } from "./draft-problems.ts"
import type { ChangePlace, EditorPlace } from "./editor-place.ts"
import { keyAt } from "./try-result.ts"
import { SampleTabs } from "./sample-tabs.tsx"
import { SuggestionChecklist } from "./suggestion-checklist.tsx"
import { chosenOf, examplesOf, marksOf, workflowOf } from "./suggestion.ts"
import styles from "./suggestion-panel.module.css"

interface SuggestionPanelProps {
  readonly suggestion: SuggestedWorkflow
  readonly fileIds: readonly FileId[]
  readonly place: EditorPlace
  readonly onPlaceChange: ChangePlace
}

/** Renders a suggested workflow beside its samples, to choose from, to create and to run. */
export function SuggestionPanel({ suggestion, fileIds, place, onPlaceChange }: SuggestionPanelProps) {
  const [draft, edit] = useReducer(applyEdit, suggestion.workflow, draftOf)
  const [refused, setRefused] = useState<ReadonlySet<number>>(new Set())
  // The names of the suggestion: those of the draft change.
  const examples = useMemo(() => examplesOf(draftOf(suggestion.workflow), suggestion), [suggestion])
  const chosen = chosenOf(draft, refused)
  const problems = findProblems(chosen)
  const count = placesOf(chosen).filter(({ part: { kind } }) => kind === "field" || kind === "column").length
  const fileId = fileIds.find((each) => each === place.file) ?? fileIds[0]
  const selected = keyAt(draftOf(suggestion.workflow), place.at)
  const select = (key: number) => {
    const value = examples.get(key)
    if (value === undefined || (key === selected && value.example.fileId === fileId)) return
    onPlaceChange({ at: value.pointer, file: value.example.fileId, page: value.example.page })
  }
  const marks = useMemo(() => (fileId === undefined ? [] : marksOf(draft, examples, fileId)), [draft, examples, fileId])
  const create = useCreate(fileIds)
  const input = workflowOf(chosen, examples)
  return (
    <div className={styles.columns}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (problems.length === 0) create.mutate({ input, isRun: true })
        }}
      >
        <TextField
          label="Name of the workflow"
          value={draft.name}
          error={problems.find(({ path }) => path === "name")?.text}
          onChange={({ target }) => edit({ type: "describe", change: { name: target.value } })}
        />
        {suggestion.warnings.length > 0 && (
          <Notice kind="warning">
            {suggestion.warnings.map((warning) => (
              <p key={warning}>{warning}</p>
            ))}
          </Notice>
        )}
        <SuggestionChecklist
          draft={draft}
          refused={refused}
          examples={examples}
          sampleCount={fileIds.length}
          selected={selected}
          problems={new Map(problems.map(({ key = 0, text }) => [key, text]))}
          onSelect={select}
          onTick={(keys, isTicked) =>
            setRefused(
              isTicked ? new Set([...refused].filter((key) => !keys.includes(key))) : new Set([...refused, ...keys]),
            )
          }
          edit={edit}
        />
        <div className={styles.actions}>
          {create.error !== null && <ErrorNotice error={create.error} />}
          <Button type="submit" kind="primary" isBusy={create.isPending || problems.length > 0}>
            {fileIds.length === 1 ? "Create and run on this document" : `Create and run on ${fileIds.length} documents`}
          </Button>
          <Button
            isBusy={create.isPending || problems.length > 0}
            onClick={() => create.mutate({ input, isRun: false })}
          >
            Create only
          </Button>
          <span className={styles.count}>
            {count === 0 ? "Tick at least one field." : `${formatQuantity(count, "value")} selected`}
          </span>
        </div>
      </form>
      <div className={styles.sample}>
        <SampleTabs fileIds={fileIds} current={fileId} />
        {fileId !== undefined && (
          <div className={styles.document}>
            <DocumentView
              key={fileId}
              fileId={fileId}
              marks={marks}
              selected={place.at}
              page={place.page ?? 1}
              onSelect={(pointer) => {
                onPlaceChange({ at: pointer })
                const key = keyAt(draftOf(suggestion.workflow), pointer)
                document.querySelector(`[data-part="${key}"]`)?.scrollIntoView({ block: "nearest" })
              }}
              onPageChange={(page) => onPlaceChange({ page })}
            />
          </div>
        )}
      </div>
    </div>
  )
}

/** Creates the workflow, runs it on the samples if asked to, and opens the result. */
function useCreate(fileIds: readonly FileId[]) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const showToast = useToast()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: async ({
      input,
      isRun,
    }: {
      readonly input: ReturnType<typeof workflowOf>
      readonly isRun: boolean
    }) => {
      const { workflowId } = await client.workflows.create(input)
      void queries.invalidateQueries({ queryKey: ["listWorkflows"] })
      const executionIds: ExecutionId[] = []
      try {
        for (const fileId of isRun ? fileIds : []) {
          executionIds.push((await client.workflows.executeFile(workflowId, fileId)).workflowExecutionId)
        }
      } catch (error) {
        // The workflow is there: its screen says more than this one could.
        showError(`The workflow was created, but could not be run: ${sentenceOf(error)}`)
      }
      return { workflowId, executionIds }
    },
    onSuccess: async ({ workflowId, executionIds }, { input }) => {
      const [executionId, ...others] = executionIds
      if (executionId === undefined) {
        await navigate({ to: "/workflows/$workflowId", params: { workflowId }, search: { file: fileIds[0] } })
        return
      }
      showToast(`Workflow “${input.name}” created.`)
      void queries.invalidateQueries({ queryKey: ["listExecutions"] })
      if (others.length > 0) await navigate({ to: "/executions", search: { workflowId } })
      else await navigate({ to: "/executions/$executionId", params: { executionId } })
    },
  })
}
