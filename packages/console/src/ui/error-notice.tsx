import { ApiError, DocsiftError, InvalidArgumentError, NotFoundError } from "@docsift/sdk"
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
  const isAbsent = error instanceof NotFoundError || error instanceof InvalidArgumentError
  return (
    <Notice kind="danger">
      <p>{sentenceOf(error)}</p>
      {requestId !== undefined && <p className={styles.detail}>Request {requestId}</p>}
      {onRetry !== undefined && !isAbsent && (
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
  // Every other argument is chosen by the console itself.
  if (error instanceof InvalidArgumentError) return "There is nothing at this address. The link may be incomplete."
  if (error instanceof DocsiftError) return error.sentence
  return error instanceof Error ? error.message : String(error)
}
