import type { FailedExecution as Failure } from "@docsift/sdk"
import { useMutation } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { client } from "../../client.ts"
import { explainFailure } from "../../review/failure-advice.ts"
import { Button } from "../../ui/button.tsx"
import { ErrorNotice } from "../../ui/error-notice.tsx"
import { Notice } from "../../ui/notice.tsx"
import { PlainDocument } from "./plain-document.tsx"
import styles from "./show.module.css"

/** Renders why an execution has failed and what to do about it, beside its document. */
export function FailedExecution({ execution }: { readonly execution: Failure }) {
  const { sentence, advice, isUnreadable } = explainFailure(execution.errorMessage)
  const navigate = useNavigate()
  const retry = useMutation({
    mutationFn: () => client.executions.retry(execution.id),
    onSuccess: ({ workflowExecutionId: executionId }) =>
      navigate({ to: "/executions/$executionId", params: { executionId } }),
  })
  const explanation = (
    <>
      <Notice kind="danger">
        <p>
          <strong>{sentence}</strong>
        </p>
        <p>{advice}</p>
      </Notice>
      <div>
        <Button kind="primary" icon="retry" isBusy={retry.isPending} onClick={() => retry.mutate()}>
          Run again
        </Button>
      </div>
      {retry.isError && <ErrorNotice error={retry.error} />}
    </>
  )
  // A document that cannot be read cannot be shown either.
  return isUnreadable ? (
    <div className={styles.side}>{explanation}</div>
  ) : (
    <PlainDocument execution={execution}>{explanation}</PlainDocument>
  )
}
