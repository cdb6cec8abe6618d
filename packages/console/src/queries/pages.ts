import type { ListCall, PageQuery } from "@docsift/sdk"
import { infiniteQueryOptions } from "@tanstack/react-query"

/** Rows that a list shows at first, and with each "Show more". */
export const ROWS_PER_PAGE = 50

/** Rows that the API returns at most in one response. */
export const MAX_ROWS = 1_000

/** One page of a list, and the position of the next one. */
interface ListPage<Item> {
  readonly items: readonly Item[]
  readonly cursor: string | undefined
}

/** Returns the options of a query for a list that grows page by page; `key` begins with the id of the operation. */
export function listOptions<Item>(
  key: readonly unknown[],
  list: (query: PageQuery, options: { readonly signal: AbortSignal }) => ListCall<Item>,
) {
  return infiniteQueryOptions({
    queryKey: key,
    initialPageParam: undefined as string | undefined, // the type of the parameter: a cursor or none
    queryFn: async ({ pageParam, signal }): Promise<ListPage<Item>> => {
      const { data, response } = await list({ limit: ROWS_PER_PAGE, cursor: pageParam }, { signal }).withResponse()
      return { items: data, cursor: readNextCursor(response.headers.get("link")) }
    },
    getNextPageParam: ({ cursor }) => cursor,
  })
}

/** Returns the cursor of the next page from a `Link` header (RFC 8288). */
function readNextCursor(link: string | null): string | undefined {
  const target = /<([^>]*)>[^,]*;\s*rel="?next/.exec(link ?? "")?.[1]
  if (target === undefined) return undefined
  return new URL(target, document.baseURI).searchParams.get("cursor") ?? undefined
}
