import type { Execution, ExecutionId } from "@docsift/sdk"
import { useMutation } from "@tanstack/react-query"
import { getRouteApi, useNavigate } from "@tanstack/react-router"
import { findNext, WHOLE_QUEUE } from "../../review/next-in-queue.ts"
import { keepFocus } from "../../ui/keep-focus.ts"
import { useErrorToast } from "../../ui/toast.tsx"

const route = getRouteApi("/shell/executions/$executionId")

/** Returns how the next execution of the queue is opened. A person who leaves the screen meanwhile is not called back. */
export function useNext(execution: Execution) {
  const { queue = WHOLE_QUEUE } = route.useSearch()
  const navigate = useNavigate()
  const showError = useErrorToast()
  const { mutate, isPending } = useMutation({ mutationFn: () => findNext(queue, execution) })
  const open = (executionId: ExecutionId | undefined) =>
    executionId === undefined
      ? navigate({ to: "/review", search: { workflowId: queue === WHOLE_QUEUE ? undefined : queue } })
      : navigate({ to: "/executions/$executionId", params: { executionId }, search: { queue } })
  return {
    isPending,
    // Functions of this call: unlike those of the mutation, they are not called once the screen is gone.
    openNext: () =>
      mutate(undefined, {
        onSuccess: (executionId) => void open(executionId).then(() => keepFocus()),
        onError: showError,
      }),
  }
}
