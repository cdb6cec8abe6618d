import type { Execution } from "@docsift/sdk"
import { getRouteApi } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { DocumentView } from "../../document/document-view.tsx"
import styles from "./show.module.css"
import { useMove } from "./use-move.ts"

const route = getRouteApi("/shell/executions/$executionId")

/** Renders the document of an execution without values. */
export function PlainDocument({
  execution,
  children,
}: {
  readonly execution: Execution
  readonly children: ReactNode
}) {
  const { page = 1 } = route.useSearch()
  const move = useMove()
  return (
    <div className={styles.plain}>
      <div className={styles.side}>{children}</div>
      <div className={styles.document}>
        <DocumentView
          fileId={execution.fileId}
          marks={[]}
          selected={undefined}
          onSelect={() => {}}
          page={page}
          onPageChange={(page) => move({ page })}
        />
      </div>
    </div>
  )
}
