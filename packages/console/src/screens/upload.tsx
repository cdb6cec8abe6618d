import { useQuery } from "@tanstack/react-query"
import { useNavigate, useSearch } from "@tanstack/react-router"
import { useState } from "react"
import { workflowChoicesQuery } from "../queries/workflows.ts"
import { DropZone } from "../upload/drop-zone.tsx"
import { FirstWorkflow } from "../upload/first-workflow.tsx"
import { createUploadItems } from "../upload/create-upload-items.ts"
import type { PickedFile, PickedFiles } from "../upload/picked-files.ts"
import { findKnown } from "../upload/upload-state.ts"
import { UploadList } from "../upload/upload-list.tsx"
import { UploadTarget } from "../upload/upload-target.tsx"
import { uploads, useUploads } from "../upload/uploads.ts"
import { ErrorNotice, sentenceOf } from "../ui/error-notice.tsx"
import { Loading } from "../ui/loading.tsx"
import { Notice } from "../ui/notice.tsx"
import { Page } from "../ui/page.tsx"

/** The screen that takes many documents at once. */
export function Upload() {
  const workflows = useQuery(workflowChoicesQuery)
  const items = useUploads()
  const hasWorkflows = workflows.data !== undefined && workflows.data.length > 0
  return (
    <Page title="Upload" lead="Each document becomes an execution of a workflow, which reads its values.">
      {workflows.error !== null && <ErrorNotice error={workflows.error} onRetry={() => void workflows.refetch()} />}
      {workflows.isPending && <Loading />}
      {workflows.data?.length === 0 && <FirstWorkflow />}
      {hasWorkflows && <Uploader workflows={workflows.data} hasItems={items.length > 0} />}
      {items.length > 0 && <UploadList items={items} />}
    </Page>
  )
}

interface UploaderProps {
  readonly workflows: readonly { readonly id: string; readonly name: string }[]
  readonly hasItems: boolean
}

/** Renders where the documents go, and the place to drop them. Files that are dropped before a choice wait for it. */
function Uploader({ workflows, hasItems }: UploaderProps) {
  const search = useSearch({ from: "/shell/upload" })
  const navigate = useNavigate()
  const [undecided, setUndecided] = useState<readonly PickedFile[]>([])
  const [message, setMessage] = useState<string>()
  // A link may name a workflow that has been deleted.
  const chosen =
    workflows.find(({ id }) => id === search.workflowId) ?? (workflows.length === 1 ? workflows[0] : undefined)

  const add = (files: readonly PickedFile[], target: { workflowId: string; batchId?: string | undefined }) => {
    const items = createUploadItems(files, target)
    const known = findKnown(uploads.getItems(), items).length
    uploads.dispatch({ type: "added", items })
    if (known > 0) setMessage((text) => [text, describeKnown(known)].filter(Boolean).join(" "))
  }
  const pick = ({ files, hiddenCount }: PickedFiles) => {
    setMessage(hiddenCount === 0 ? undefined : describeHidden(hiddenCount))
    if (chosen === undefined) setUndecided((earlier) => [...earlier, ...files])
    else add(files, { workflowId: chosen.id, batchId: search.batchId })
  }
  const choose = (target: { workflowId: string | undefined; batchId?: string | undefined }) => {
    void navigate({ to: "/upload", search: target, replace: true })
    if (target.workflowId === undefined) return
    add(undecided, { ...target, workflowId: target.workflowId })
    setUndecided([])
  }
  return (
    <>
      <UploadTarget
        workflows={workflows}
        workflowId={chosen?.id}
        batchId={search.batchId}
        onChange={choose}
        error={undecided.length === 0 ? undefined : `Choose a workflow for ${describeCount(undecided.length)}.`}
      />
      <DropZone
        title="Drop documents or folders anywhere on this page"
        hint="PDF, images and scans, Word, Excel, CSV, HTML, e-mail or plain text"
        isCompact={hasItems}
        onPick={pick}
        onError={(error) => setMessage(`The dropped files cannot be read: ${sentenceOf(error)}`)}
      />
      {message !== undefined && (
        <Notice kind="info">
          <p>{message}</p>
        </Notice>
      )}
    </>
  )
}

const describeCount = (count: number): string => (count === 1 ? "the document" : `the ${count} documents`)

const describeHidden = (count: number): string =>
  count === 1 ? "1 hidden system file was skipped." : `${count} hidden system files were skipped.`

const describeKnown = (count: number): string =>
  count === 1 ? "1 file is already in the list." : `${count} files are already in the list.`
