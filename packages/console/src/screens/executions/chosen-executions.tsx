import type { ExecutionId, ExecutionSummary } from "@docsift/sdk"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { client } from "../../client.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { sentenceOf } from "../../ui/error-notice.tsx"
import { formatQuantity } from "../../ui/figures.ts"
import { useErrorToast, useToast } from "../../ui/toast.tsx"
import styles from "./chosen-executions.module.css"
import { runForEach } from "./run-for-each.ts"

interface ChosenExecutionsProps {
  readonly executions: readonly ExecutionSummary[]
  /** Called when the selection ends. */
  readonly onEnd: () => void
}

/** Renders what can be done with the executions that a person has selected. */
export function ChosenExecutions({ executions, onEnd }: ChosenExecutionsProps) {
  const queries = useQueryClient()
  const showToast = useToast()
  const showError = useErrorToast()
  const [isDeleting, setIsDeleting] = useState(false)
  const apply = (act: (id: ExecutionId) => Promise<unknown>, done: string, undone: string) => ({
    mutationFn: () => runForEach(executions, ({ id }) => act(id)),
    onSuccess: async ({ doneCount, failures }: Awaited<ReturnType<typeof runForEach>>) => {
      setIsDeleting(false)
      onEnd()
      const sum = doneCount > 0 ? `${executionCount(doneCount)} ${done}. ` : ""
      if (failures.length === 0) showToast(sum)
      else showError(`${sum}${executionCount(failures.length)} ${undone}: ${sentenceOf(failures[0])}`)
      await queries.invalidateQueries({ queryKey: ["listExecutions"] })
    },
  })
  const retry = useMutation(apply((id) => client.executions.retry(id), "started again", "not started"))
  const remove = useMutation(apply((id) => client.executions.delete(id), "deleted", "not deleted"))
  return (
    <div className={styles.bar} role="group" aria-label="Selected executions">
      <p>{executionCount(executions.length)} selected</p>
      <Button size="small" icon="retry" isBusy={retry.isPending} onClick={() => retry.mutate()}>
        Run again
      </Button>
      <Button size="small" kind="danger" icon="delete" onClick={() => setIsDeleting(true)}>
        Delete…
      </Button>
      <Button size="small" kind="quiet" onClick={onEnd}>
        Clear selection
      </Button>
      {isDeleting && (
        <Dialog
          title={`Delete ${executionCount(executions.length)}?`}
          submitLabel="Delete"
          submitKind="danger"
          isBusy={remove.isPending}
          onClose={() => setIsDeleting(false)}
          onSubmit={() => remove.mutate()}
        >
          <p>
            Their values, reviews and histories are lost, and so are their files unless other executions use them. Usage
            totals still include them.
          </p>
        </Dialog>
      )}
    </div>
  )
}

const executionCount = (count: number): string => formatQuantity(count, "execution")
