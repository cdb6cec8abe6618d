import type { Workflow } from "@docsift/sdk"
import { useInfiniteQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { workflowsQuery } from "../../queries/workflows.ts"
import { ButtonLink } from "../../ui/button.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { ListView } from "../../ui/list-view.tsx"
import { Page } from "../../ui/page.tsx"
import { Time } from "../../ui/time.tsx"

/** The screen with all workflows of the organization. */
export function WorkflowList() {
  const workflows = useInfiniteQuery(workflowsQuery)
  return (
    <Page
      title="Workflows"
      lead="A workflow says what to read from one kind of document: fields and tables with their types."
      actions={
        <ButtonLink to="/workflows/new" kind="primary" icon="add">
          New workflow
        </ButtonLink>
      }
    >
      <ListView
        label="Workflows"
        query={workflows}
        head={
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Reads</th>
            <th scope="col">Changed</th>
          </tr>
        }
        row={(workflow) => <WorkflowRow key={workflow.id} workflow={workflow} />}
        empty={
          <EmptyState
            icon="workflow"
            title="No workflows yet"
            actions={
              <ButtonLink to="/workflows/new" kind="primary" icon="upload">
                Start with a document
              </ButtonLink>
            }
          >
            Drop an invoice, an order or a form: Docsift proposes the fields and tables that it finds, each with its
            place on the page.
          </EmptyState>
        }
      />
    </Page>
  )
}

function WorkflowRow({ workflow: { id, name, configuration, updatedAt } }: { readonly workflow: Workflow }) {
  return (
    <tr>
      <th scope="row">
        <Link to="/workflows/$workflowId" params={{ workflowId: id }}>
          {name}
        </Link>
      </th>
      <td data-muted="">{summarize(configuration)}</td>
      <td data-muted="">
        <Time value={updatedAt} />
      </td>
    </tr>
  )
}

/** Returns the number of fields and tables in words. */
function summarize({ objects }: Workflow["configuration"]): string {
  const fields = objects.reduce((sum, object) => sum + (object.fields?.length ?? 0), 0)
  const tables = objects.reduce((sum, object) => sum + (object.tables?.length ?? 0), 0)
  const parts = [fields > 0 && count(fields, "field"), tables > 0 && count(tables, "table")]
  return parts.filter(Boolean).join(", ")
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`
