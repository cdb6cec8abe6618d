import type { UseInfiniteQueryResult } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { Button } from "./button.tsx"
import { ErrorNotice } from "./error-notice.tsx"
import { Loading } from "./loading.tsx"
import styles from "./more-button.module.css"
import { Table } from "./table.tsx"

interface ListViewProps<Item> {
  readonly label: string
  readonly query: UseInfiniteQueryResult<{ readonly pages: readonly { readonly items: readonly Item[] }[] }>
  readonly head: ReactNode
  /** Renders the row of an item, with its key. */
  readonly row: (item: Item) => ReactNode
  /** What a list without items says. */
  readonly empty: ReactNode
}

/** Renders a list of the API as a table, while it loads, when it failed, when it is empty, and with a button for more. */
export function ListView<Item>({ label, query, head, row, empty }: ListViewProps<Item>) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  if (data === undefined) {
    return error === null ? <Loading /> : <ErrorNotice error={error} onRetry={() => void refetch()} />
  }
  const items = data.pages.flatMap((page) => page.items)
  return (
    <>
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {items.length === 0 ? (
        empty
      ) : (
        <Table label={label} head={head}>
          {items.map(row)}
        </Table>
      )}
      {hasNextPage && (
        <Button className={styles.more} isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  )
}
