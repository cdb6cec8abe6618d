import type { FileId } from "@docsift/sdk"
import { useQueries } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { fileQuery } from "../queries/files.ts"
import styles from "./sample-tabs.module.css"

interface SampleTabsProps {
  readonly fileIds: readonly FileId[]
  readonly current: FileId | undefined
}

/** Renders the names of the samples, as links to each. */
export function SampleTabs({ fileIds, current }: SampleTabsProps) {
  const files = useQueries({ queries: fileIds.map((fileId) => fileQuery(fileId)) })
  return (
    <nav className={styles.tabs} aria-label="Samples">
      {fileIds.map((fileId, index) => (
        <Link
          key={fileId}
          to="."
          replace
          activeOptions={{ exact: true }}
          resetScroll={false}
          search={(previous) => ({ ...previous, file: fileId, page: undefined, at: undefined })}
          className={styles.tab}
          aria-current={fileId === current ? "page" : undefined}
        >
          {files[index]?.data?.fileName ?? fileId}
        </Link>
      ))}
    </nav>
  )
}
