import type { Workflow } from "@docsift/sdk"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { client } from "../client.ts"
import { useErrorToast, useToast } from "../ui/toast.tsx"
import { definitionOf, draftOf } from "./draft.ts"

/** Characters that a name may have. */
const MAX_NAME = 200

const SUFFIX = " (copy)"

/** Returns the mutation that creates a copy of a workflow as it is stored, and opens it. */
export function useDuplicate(onLeave: () => void = () => {}) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const showToast = useToast()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (workflow: Workflow) => {
      const name = `${workflow.name.slice(0, MAX_NAME - SUFFIX.length)}${SUFFIX}`
      return client.workflows.create({ ...definitionOf(draftOf(workflow)), name })
    },
    onSuccess: async ({ workflowId }, { name }) => {
      void queries.invalidateQueries({ queryKey: ["listWorkflows"] })
      showToast(`This is a copy of “${name}”.`)
      onLeave()
      await navigate({ to: "/workflows/$workflowId", params: { workflowId }, search: {} })
    },
    onError: showError,
  })
}
