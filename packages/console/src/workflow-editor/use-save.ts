import { PreconditionFailedError, type WorkflowId, type WorkflowInput } from "@docsift/sdk"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { client } from "../client.ts"
import { workflowQuery } from "../queries/workflows.ts"
import { useToast } from "../ui/toast.tsx"
import type { useDefinition } from "./use-definition.ts"

/** Stores a draft: creates the workflow, or replaces the version that the draft is based on. */
export function useSave(
  workflowId: WorkflowId | undefined,
  { definition, version, markSaved }: ReturnType<typeof useDefinition>,
  onStored: (created: WorkflowId | undefined) => void,
) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const showToast = useToast()
  const [conflict, setConflict] = useState<WorkflowInput>()
  const store = useMutation({
    mutationFn: ({ input, base }: { readonly input: WorkflowInput; readonly base: number | undefined }) =>
      workflowId === undefined
        ? client.workflows.create(input)
        : client.workflows.update(workflowId, input, { version: base }),
    onSuccess: async (reference, { input }) => {
      markSaved(input, reference.version)
      onStored(workflowId === undefined ? reference.workflowId : undefined)
      setConflict(undefined)
      void queries.invalidateQueries({ queryKey: ["listWorkflows"] })
      void queries.invalidateQueries({ queryKey: ["listWorkflowVersions", reference.workflowId] })
      void queries.invalidateQueries({ queryKey: ["getWorkflow", reference.workflowId] })
      showToast(reference.version === undefined ? "Saved." : `Saved as version ${reference.version}.`)
      if (workflowId !== undefined) return
      // So that the editor of the workflow is there at once; without it, its screen says why.
      await queries.prefetchQuery(workflowQuery(reference.workflowId))
      await navigate({
        to: "/workflows/$workflowId",
        params: { workflowId: reference.workflowId },
        search: ({ file, at, page, view }) => ({ file, at, page, view }),
        replace: true,
      })
    },
    onError: (error, { input }) => {
      if (error instanceof PreconditionFailedError) setConflict(input)
    },
  })
  return {
    /** Saves on top of a version. @default the one that the draft is based on */
    save: (base: number | undefined = version) => store.mutate({ input: definition, base }),
    isSaving: store.isPending,
    error: store.error instanceof PreconditionFailedError ? null : store.error,
    /** What could not be saved because there is a newer version. */
    conflict,
    dismissConflict: () => setConflict(undefined),
  }
}
