import { type FileId, NotFoundError, type WorkflowInput } from "@docsift/sdk"
import { useQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { suggestionQuery } from "../../queries/files.ts"
import { ButtonLink } from "../../ui/button.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { ErrorNotice } from "../../ui/error-notice.tsx"
import { Loading } from "../../ui/loading.tsx"
import { Page } from "../../ui/page.tsx"
import { JsonForm } from "../../workflow-editor/json-form.tsx"
import { SampleDrop } from "../../workflow-editor/sample-drop.tsx"
import { SuggestionPanel } from "../../workflow-editor/suggestion-panel.tsx"
import { MAX_SAMPLES } from "../../workflow-editor/use-sample-uploads.ts"
import { WorkflowEditor } from "../../workflow-editor/workflow-editor.tsx"
import styles from "./create.module.css"

const route = getRouteApi("/shell/workflows/new")

/** The initial definition of a workflow that is written by hand. */
const EMPTY: WorkflowInput = {
  name: "",
  configuration: { objects: [{ name: "Document", fields: [{ name: "", type: "string" }] }] },
}

/** The screen that creates a workflow: from samples, by hand or from JSON. */
export function CreateWorkflow() {
  const { files, by, ...place } = route.useSearch()
  const change = useChangePlace()
  if (by === "hand") return <WorkflowEditor workflow={undefined} initial={EMPTY} place={place} onPlaceChange={change} />
  if (by === "json") {
    return (
      <Page title="New workflow from JSON" width="narrow" lead={<OtherWays />}>
        <JsonForm />
      </Page>
    )
  }
  const fileIds = files?.split(",").slice(0, MAX_SAMPLES) ?? []
  return fileIds.length === 0 ? <DropScreen /> : <SuggestionScreen fileIds={fileIds} />
}

function DropScreen() {
  const navigate = route.useNavigate()
  return (
    <Page
      title="New workflow"
      width="narrow"
      lead="A workflow says what to extract from one kind of document. The quickest way to make one is to start with a document."
    >
      <SampleDrop onStored={(fileIds) => void navigate({ search: { files: fileIds.join(",") } })} />
      <p className={styles.others}>
        No document at hand?{" "}
        <Link to="/workflows/new" search={{ by: "hand" }}>
          Define it by hand
        </Link>{" "}
        or{" "}
        <Link to="/workflows/new" search={{ by: "json" }}>
          start from JSON
        </Link>
        .
      </p>
    </Page>
  )
}

function OtherWays() {
  return (
    <>
      Paste a definition, such as the JSON of another workflow, or{" "}
      <Link to="/workflows/new" search={{}}>
        start with a document
      </Link>
      .
    </>
  )
}

function SuggestionScreen({ fileIds }: { readonly fileIds: readonly FileId[] }) {
  const { files: _files, by: _by, ...place } = route.useSearch()
  const change = useChangePlace()
  const { data: suggestion, error, refetch } = useQuery(suggestionQuery(fileIds))
  const again = (
    <ButtonLink to="/workflows/new" search={{}} icon="upload">
      Choose other documents
    </ButtonLink>
  )
  if (suggestion === undefined) {
    return (
      <Page title="New workflow" actions={again}>
        {error === null ? (
          <Loading label="Reading the documents…" />
        ) : error instanceof NotFoundError ? (
          <EmptyState icon="clock" title="The samples have been removed" actions={again}>
            A sample without executions is kept for 24 hours after its last use. Drop the documents again.
          </EmptyState>
        ) : (
          <ErrorNotice error={error} onRetry={() => void refetch()} />
        )}
      </Page>
    )
  }
  if (suggestion.workflow.configuration.objects.length === 0) {
    return (
      <Page title="New workflow" width="narrow" actions={again}>
        <EmptyState
          icon="search"
          title="No labels or tables found"
          actions={
            <ButtonLink to="/workflows/new" search={{ by: "hand", file: fileIds[0] }} kind="primary" icon="edit">
              Define it by hand
            </ButtonLink>
          }
        >
          {suggestion.warnings.join(" ")}
        </EmptyState>
      </Page>
    )
  }
  return (
    <Page
      title="New workflow"
      width="full"
      lead={`These values are printed on the ${fileIds.length === 1 ? "document" : "documents"}. Keep those that you need, and rename them as you like.`}
      actions={again}
    >
      <SuggestionPanel
        key={fileIds.join()}
        suggestion={suggestion}
        fileIds={fileIds}
        place={place}
        onPlaceChange={change}
      />
    </Page>
  )
}

function useChangePlace() {
  const navigate = route.useNavigate()
  return (change: object) =>
    void navigate({ search: (previous) => ({ ...previous, ...change }), replace: true, resetScroll: false })
}
