import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { workflowQuery } from "../../queries/workflows.ts"
import { ButtonLink } from "../../ui/button.tsx"
import { ErrorNotice } from "../../ui/error-notice.tsx"
import { Loading } from "../../ui/loading.tsx"
import { Page } from "../../ui/page.tsx"
import { WorkflowEditor } from "../../workflow-editor/workflow-editor.tsx"

const route = getRouteApi("/shell/workflows/$workflowId")

/** The screen with the editor of a workflow. */
export function EditWorkflow() {
  const { workflowId } = route.useParams()
  const place = route.useSearch()
  const navigate = route.useNavigate()
  const { data: workflow, error, refetch } = useQuery(workflowQuery(workflowId))
  if (workflow === undefined) {
    return (
      <Page title="Workflow" back={<ButtonLink to="/workflows" kind="quiet" icon="chevron-left" label="Workflows" />}>
        {error === null ? <Loading /> : <ErrorNotice error={error} onRetry={() => void refetch()} />}
      </Page>
    )
  }
  return (
    <WorkflowEditor
      key={workflowId}
      workflow={workflow}
      initial={workflow}
      place={place}
      onPlaceChange={(change) =>
        void navigate({ search: (previous) => ({ ...previous, ...change }), replace: true, resetScroll: false })
      }
    />
  )
}
