import type { ExecutionId, ExecutionSummary, ExportMode } from "@docsift/sdk"
import { useMutation } from "@tanstack/react-query"
import { client } from "../../client.ts"
import { saveFile } from "../../save-file.ts"
import { Menu, MenuItem } from "../../ui/menu.tsx"
import { useErrorToast } from "../../ui/toast.tsx"
import styles from "./execution-actions.module.css"
import { exportNameOf } from "./export-name.ts"

const modes = [
  ["csv", "CSV"],
  ["xlsx", "Excel"],
  ["json", "JSON"],
] as const satisfies [ExportMode, string][]

interface Export {
  readonly mode: ExportMode
  readonly reviewed: boolean
}

/** Renders the menu that downloads the values of a completed execution, as extracted and with the corrections. */
export function ExportMenu({ execution }: { readonly execution: ExecutionSummary }) {
  const { id, fileName, review } = execution
  const showError = useErrorToast()
  const save = useMutation({
    mutationFn: async (wanted: Export) => {
      saveFile(await exportExecution(id, wanted), exportNameOf(fileName, wanted))
    },
    onError: showError,
  })
  // The values of a rejected execution are not to be used, and the API does not export them as reviewed.
  const hasReviewed = review !== undefined && review !== "rejected"
  const group = (reviewed: boolean) =>
    modes.map(([mode, name]) => (
      <MenuItem key={mode} icon={mode === "json" ? "file" : "table"} onSelect={() => save.mutate({ mode, reviewed })}>
        {name}
      </MenuItem>
    ))
  return (
    <Menu label={`Export ${fileName}`} icon="download" size="medium">
      {hasReviewed && (
        <div role="group" aria-label="With corrections">
          <p className={styles.group} aria-hidden="true">
            With corrections
          </p>
          {group(true)}
        </div>
      )}
      <div role="group" aria-label="As extracted">
        <p className={styles.group} aria-hidden="true">
          As extracted
        </p>
        {group(false)}
      </div>
    </Menu>
  )
}

async function exportExecution(id: ExecutionId, { mode, reviewed }: Export): Promise<Blob> {
  if (mode === "xlsx") return client.executions.export(id, { mode, reviewed })
  const text = await client.executions.export(id, { mode, reviewed })
  return new Blob([text], { type: mode === "csv" ? "text/csv" : "application/json" })
}
