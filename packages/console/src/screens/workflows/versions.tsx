import type { Workflow, WorkflowVersion } from "@docsift/sdk"
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { useState } from "react"
import { client } from "../../client.ts"
import { PersonName } from "../../person-name.tsx"
import { workflowQuery, workflowVersionQuery, workflowVersionsQuery } from "../../queries/workflows.ts"
import { Badge } from "../../ui/badge.tsx"
import { Button, ButtonLink } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { ErrorNotice } from "../../ui/error-notice.tsx"
import { formatQuantity } from "../../ui/figures.ts"
import { ListView } from "../../ui/list-view.tsx"
import { Loading } from "../../ui/loading.tsx"
import { Page } from "../../ui/page.tsx"
import { Time } from "../../ui/time.tsx"
import { useToast } from "../../ui/toast.tsx"
import { ChangeList } from "../../workflow-editor/change-list.tsx"
import { diffDefinitions } from "../../workflow-editor/definition-diff.ts"
import { summarize } from "../../workflow-editor/summary.ts"
import styles from "./versions.module.css"

const route = getRouteApi("/shell/workflows/$workflowId/versions")

/** The screen with the versions of a workflow, and what each has changed. */
export function WorkflowVersions() {
  const { workflowId } = route.useParams()
  const { version } = route.useSearch()
  const { data: workflow } = useQuery(workflowQuery(workflowId))
  const versions = useInfiniteQuery(workflowVersionsQuery(workflowId))
  const shown = version ?? workflow?.version
  return (
    <Page
      title={workflow === undefined ? "Versions" : `Versions of ${workflow.name}`}
      lead="Every change to a workflow creates a version. An execution keeps the version that it started with."
      actions={
        <ButtonLink to="/workflows/$workflowId" params={{ workflowId }} icon="edit">
          Edit workflow
        </ButtonLink>
      }
    >
      <div className={styles.columns}>
        <div className={styles.list}>
          <ListView
            label="Versions"
            query={versions}
            head={
              <tr>
                <th scope="col">Version</th>
                <th scope="col">Saved</th>
                <th scope="col">By</th>
              </tr>
            }
            row={(each) => <VersionRow key={each.version} version={each} isShown={each.version === shown} />}
            empty={
              <EmptyState icon="clock" title="No versions">
                Each change to the workflow is listed here.
              </EmptyState>
            }
          />
        </div>
        {shown !== undefined && workflow !== undefined && (
          <VersionChanges key={shown} workflow={workflow} version={shown} />
        )}
      </div>
    </Page>
  )
}

interface VersionRowProps {
  readonly version: WorkflowVersion
  readonly isShown: boolean
}

function VersionRow({ version: { version, createdAt, userId, isCurrent }, isShown }: VersionRowProps) {
  return (
    <tr className={styles.row} data-shown={isShown || undefined}>
      <th scope="row">
        <Link
          to="."
          search={{ version }}
          replace
          resetScroll={false}
          className={styles.link}
          aria-current={isShown ? "true" : undefined}
        >
          Version {version}
        </Link>{" "}
        {isCurrent && (
          <Badge kind="success" icon="success">
            Current
          </Badge>
        )}
      </th>
      <td data-muted="">
        <Time value={createdAt} />
      </td>
      <td data-muted="">
        <PersonName userId={userId} />
      </td>
    </tr>
  )
}

function VersionChanges({ workflow, version }: { readonly workflow: Workflow; readonly version: number }) {
  const [isRestoring, setIsRestoring] = useState(false)
  const current = useQuery(workflowVersionQuery(workflow.id, version))
  const previous = useQuery({ ...workflowVersionQuery(workflow.id, version - 1), enabled: version > 1 })
  const failed = [current, previous].find(({ error }) => error !== null)
  const isFirst = version === 1
  const isReady = current.data !== undefined && (isFirst || previous.data !== undefined)
  const changes =
    current.data === undefined || previous.data === undefined ? [] : diffDefinitions(previous.data, current.data)
  return (
    <section className={styles.changes} aria-labelledby="changes-heading">
      <header className={styles.head}>
        <h2 id="changes-heading">
          {isFirst ? "Version 1" : `Version ${version}, compared with version ${version - 1}`}
        </h2>
        {workflow.version !== version && current.data !== undefined && (
          <Button size="small" icon="undo" onClick={() => setIsRestoring(true)}>
            Restore
          </Button>
        )}
      </header>
      {failed !== undefined && <ErrorNotice error={failed.error} onRetry={() => void failed.refetch()} />}
      {failed === undefined && !isReady && <Loading />}
      {current.data !== undefined && isFirst && (
        <p className={styles.muted}>The workflow was created with {summarize(current.data.configuration)}.</p>
      )}
      {isReady && !isFirst && changes.length === 0 && <p className={styles.muted}>The two versions are identical.</p>}
      {changes.length > 0 && <ChangeList changes={changes} />}
      {isRestoring && current.data !== undefined && (
        <RestoreDialog
          workflow={workflow}
          restored={current.data}
          version={version}
          onClose={() => setIsRestoring(false)}
        />
      )}
    </section>
  )
}

interface RestoreDialogProps {
  readonly workflow: Workflow
  readonly restored: Workflow
  readonly version: number
  readonly onClose: () => void
}

function RestoreDialog({ workflow, restored, version, onClose }: RestoreDialogProps) {
  const queries = useQueryClient()
  const navigate = route.useNavigate()
  const showToast = useToast()
  const changes = diffDefinitions(workflow, restored)
  const isShorter = (restored.retentionDays ?? Infinity) < (workflow.retentionDays ?? Infinity)
  const restore = useMutation({
    mutationFn: () => client.workflows.restore(workflow.id, version),
    onSuccess: async (reference) => {
      onClose()
      showToast(`Version ${version} restored as version ${reference.version}.`)
      void queries.invalidateQueries({ queryKey: ["listWorkflows"] })
      void queries.invalidateQueries({ queryKey: ["listWorkflowVersions", workflow.id] })
      void queries.invalidateQueries({ queryKey: ["getWorkflow", workflow.id] })
      await navigate({ search: {}, replace: true })
    },
  })
  return (
    <Dialog
      title={`Restore version ${version}?`}
      size="large"
      submitLabel="Restore"
      isBusy={restore.isPending}
      onClose={onClose}
      onSubmit={() => restore.mutate()}
    >
      <p>Its definition is saved as a new, current version. No version is lost.</p>
      {isShorter && (
        <p>
          It keeps executions for only {formatQuantity(restored.retentionDays ?? 0, "day")}: older ones are removed with
          their documents within minutes.
        </p>
      )}
      {changes.length === 0 ? <p>It is identical to the current version.</p> : <ChangeList changes={changes} />}
      {restore.error !== null && <ErrorNotice error={restore.error} />}
    </Dialog>
  )
}
