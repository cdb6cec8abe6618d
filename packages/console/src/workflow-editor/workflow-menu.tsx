import type { Workflow } from "@docsift/sdk"
import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { Menu, MenuItem } from "../ui/menu.tsx"
import { DeleteWorkflow } from "./delete-workflow.tsx"
import { useDuplicate } from "./use-duplicate.ts"

/** Renders what can be done with an entire workflow. */
export function WorkflowMenu({ workflow, onLeave }: { readonly workflow: Workflow; readonly onLeave: () => void }) {
  const navigate = useNavigate()
  const duplicate = useDuplicate()
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <>
      <Menu label={`Actions for ${workflow.name}`} size="medium">
        <MenuItem icon="copy" onSelect={() => duplicate.mutate(workflow)}>
          Duplicate
        </MenuItem>
        <MenuItem icon="delete" kind="danger" onSelect={() => setIsDeleting(true)}>
          Delete…
        </MenuItem>
      </Menu>
      {isDeleting && (
        <DeleteWorkflow
          workflow={workflow}
          onClose={() => setIsDeleting(false)}
          onDeleted={() => {
            onLeave()
            void navigate({ to: "/workflows" })
          }}
        />
      )}
    </>
  )
}
