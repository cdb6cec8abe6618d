import type { ExportMode, JoinedExportQuery } from "@docsift/sdk"
import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { client } from "../client.ts"
import { saveFile } from "../save-file.ts"
import { Dialog } from "../ui/dialog.tsx"
import { sentenceOf } from "../ui/error-notice.tsx"
import { Checkbox, SelectField } from "../ui/field.tsx"
import { Notice } from "../ui/notice.tsx"

const modes = [
  ["csv", "CSV, a row for each document"],
  ["xlsx", "Excel, with a sheet for each table"],
  ["json", "JSON, with all values"],
] as const satisfies [ExportMode, string][]

interface ExportDialogProps {
  /** The name of the workflow or batch, which the file gets. */
  readonly name: string
  readonly query: Pick<JoinedExportQuery, "workflowId" | "batchId" | "createdAfter" | "createdBefore">
  /** Whether the list has filters that do not apply to an export. */
  readonly hasOtherFilters?: boolean
  readonly onClose: () => void
}

/** Asks for the format of an export of many executions, and downloads it. */
export function ExportDialog({ name, query, hasOtherFilters = false, onClose }: ExportDialogProps) {
  const [mode, setMode] = useState<ExportMode>("csv")
  const [reviewed, setReviewed] = useState(true)
  const save = useMutation({
    mutationFn: () => client.executions.exportAll({ ...query, mode, reviewed }),
    onSuccess: (content) => {
      saveFile(content, `${name}.${mode}`)
      onClose()
    },
  })
  return (
    <Dialog
      title={`Export ${name}`}
      submitLabel={save.isPending ? "Exporting…" : "Export"}
      isBusy={save.isPending}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <p>
        One file with the values of all completed executions, up to 10,000.
        {hasOtherFilters && " The filters for status and review do not apply."}
      </p>
      <SelectField
        label="Format"
        value={mode}
        onChange={({ target: { value } }) => setMode(modes.find(([mode]) => mode === value)?.[0] ?? "csv")}
      >
        {modes.map(([mode, label]) => (
          <option key={mode} value={mode}>
            {label}
          </option>
        ))}
      </SelectField>
      <Checkbox
        label="Include corrections from reviews"
        hint="Leaves out rejected documents."
        checked={reviewed}
        onChange={({ target }) => setReviewed(target.checked)}
      />
      {save.error !== null && (
        <Notice kind="danger">
          <p>{sentenceOf(save.error)}</p>
        </Notice>
      )}
    </Dialog>
  )
}
