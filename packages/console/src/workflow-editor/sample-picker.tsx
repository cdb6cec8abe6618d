import type { FileId, WorkflowId } from "@docsift/sdk"
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query"
import { useRef } from "react"
import { executionsQuery } from "../queries/executions.ts"
import { fileQuery } from "../queries/files.ts"
import { Button } from "../ui/button.tsx"
import { SelectField } from "../ui/field.tsx"
import { useErrorToast } from "../ui/toast.tsx"
import { uploadSample } from "./sample-upload.ts"
import styles from "./sample-picker.module.css"

/** Recent samples that the choice offers. */
const OFFERED = 20

interface SamplePickerProps {
  readonly fileId: FileId | undefined
  readonly onChoose: (fileId: FileId) => void
  /** Undefined for a workflow that is not created yet. */
  readonly workflowId: WorkflowId | undefined
}

/** Renders the choice of the document that the definition is tried on. */
export function SamplePicker({ fileId, onChoose, workflowId }: SamplePickerProps) {
  const recent = useRecentSamples(workflowId)
  const current = useQuery({ ...fileQuery(fileId), enabled: fileId !== undefined })
  const input = useRef<HTMLInputElement>(null)
  const showError = useErrorToast()
  const upload = useMutation({
    mutationFn: (file: File) => uploadSample(file),
    onSuccess: (stored) => onChoose(stored.fileId),
    onError: showError,
  })
  const isListed = recent.some((sample) => sample.fileId === fileId)
  return (
    <div className={styles.picker}>
      <SelectField
        label="Sample"
        isLabelHidden
        className={styles.choice}
        value={fileId ?? ""}
        onChange={({ target }) => {
          const chosen = recent.find((sample) => sample.fileId === target.value)
          if (chosen !== undefined) onChoose(chosen.fileId)
        }}
      >
        {fileId === undefined && <option value="">No sample</option>}
        {fileId !== undefined && !isListed && <option value={fileId}>{current.data?.fileName ?? fileId}</option>}
        {recent.map((sample) => (
          <option key={sample.fileId} value={sample.fileId}>
            {sample.fileName}
          </option>
        ))}
      </SelectField>
      <Button icon="upload" isBusy={upload.isPending} onClick={() => input.current?.click()}>
        {upload.isPending ? "Uploading…" : "Upload a sample"}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File of the sample"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file !== undefined) upload.mutate(file)
          target.value = ""
        }}
      />
    </div>
  )
}

/** Returns the documents that the workflow has read, newest first, each once. */
export function useRecentSamples(workflowId: WorkflowId | undefined) {
  const { data } = useInfiniteQuery({
    ...executionsQuery({ workflowId }),
    enabled: workflowId !== undefined,
  })
  const executions = (data?.pages.flatMap(({ items }) => items) ?? []).filter(({ status }) => status !== "Failed")
  const samples = new Map(executions.map(({ fileId, fileName }) => [fileId, { fileId, fileName }] as const))
  return [...samples.values()].slice(0, OFFERED)
}
