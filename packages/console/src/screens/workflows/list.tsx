import type { Workflow } from "@docsift/sdk"
import { useInfiniteQuery } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { workflowsQuery } from "../../queries/workflows.ts"
import { FirstWorkflow } from "../../upload/first-workflow.tsx"
import { ButtonLink } from "../../ui/button.tsx"
import { ListView } from "../../ui/list-view.tsx"
import { Menu, MenuItem } from "../../ui/menu.tsx"
import { Page } from "../../ui/page.tsx"
import { Time } from "../../ui/time.tsx"
import { DeleteWorkflow } from "../../workflow-editor/delete-workflow.tsx"
import { summarize } from "../../workflow-editor/summary.ts"
import { useDuplicate } from "../../workflow-editor/use-duplicate.ts"
import styles from "./list.module.css"

/** The screen with all workflows of the organization. */
export function WorkflowList() {
  const workflows = useInfiniteQuery(workflowsQuery)
  const [deleted, setDeleted] = useState<Workflow>()
  // The place to drop a document is what an empty list is for.
  const isEmpty = workflows.data?.pages[0]?.items.length === 0
  return (
    <Page
      title="Workflows"
      lead="A workflow says what to extract from one kind of document: fields and tables with their types."
      actions={
        <ButtonLink to="/workflows/new" kind={isEmpty ? "secondary" : "primary"} icon="add">
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
            <th scope="col">Fields and tables</th>
            <th scope="col">Changed</th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        }
        row={(workflow) => <WorkflowRow key={workflow.id} workflow={workflow} onDelete={() => setDeleted(workflow)} />}
        empty={<FirstWorkflow />}
      />
      {deleted !== undefined && (
        <DeleteWorkflow
          workflow={deleted}
          onClose={() => setDeleted(undefined)}
          onDeleted={() => setDeleted(undefined)}
        />
      )}
    </Page>
  )
}

interface WorkflowRowProps {
  readonly workflow: Workflow
  readonly onDelete: () => void
}

function WorkflowRow({ workflow, onDelete }: WorkflowRowProps) {
  const { id, name, configuration, updatedAt } = workflow
  const navigate = useNavigate()
  const duplicate = useDuplicate()
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <Link to="/workflows/$workflowId" params={{ workflowId: id }}>
          {name}
        </Link>
      </th>
      <td data-muted="">{summarize(configuration)}</td>
      <td data-muted="">
        <Time value={updatedAt} />
      </td>
      <td data-align="end">
        <Menu label={`Actions for ${name}`}>
          <MenuItem
            icon="edit"
            onSelect={() => void navigate({ to: "/workflows/$workflowId", params: { workflowId: id } })}
          >
            Edit
          </MenuItem>
          <MenuItem icon="upload" onSelect={() => void navigate({ to: "/upload", search: { workflowId: id } })}>
            Run on documents
          </MenuItem>
          <MenuItem icon="execution" onSelect={() => void navigate({ to: "/executions", search: { workflowId: id } })}>
            Executions
          </MenuItem>
          <MenuItem icon="copy" onSelect={() => duplicate.mutate(workflow)}>
            Duplicate
          </MenuItem>
          <MenuItem icon="delete" kind="danger" onSelect={onDelete}>
            Delete…
          </MenuItem>
        </Menu>
      </td>
    </tr>
  )
}
