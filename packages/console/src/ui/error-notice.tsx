import { ApiError, DocsiftError, NotFoundError } from "@docsift/sdk"
import { Button } from "./button.tsx"
import { Notice } from "./notice.tsx"
import styles from "./notice.module.css"

/** Renders what went wrong in one sentence, and a button that tries again unless the item does not exist. */
export function ErrorNotice({
  error,
  onRetry,
}: {
  readonly error: unknown
  readonly onRetry?: (() => void) | undefined
}) {
  const requestId = error instanceof ApiError ? error.requestId : undefined
  return (
    <Notice kind="danger">
      <p>{sentenceOf(error)}</p>
      {requestId !== undefined && <p className={styles.detail}>Request {requestId}</p>}
      {onRetry !== undefined && !(error instanceof NotFoundError) && (
        <div>
          <Button size="small" icon="retry" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </Notice>
  )
}

/** Returns the sentence of an error for people. */
export function sentenceOf(error: unknown): string {
  if (error instanceof DocsiftError) return error.sentence
  return error instanceof Error ? error.message : String(error)
}
