import type { PageOf, PageRequest } from "../domain/page.ts"
import type { AppContext } from "./env.ts"

/** Lists answer at most this many items; without `limit` exactly so. */
export const maxPageSize = 1000

/** Turns the checked query of a list into a page request. */
export function pageOf(query: { limit?: number | undefined; cursor?: string | undefined }): PageRequest {
  return { limit: query.limit ?? maxPageSize, cursor: query.cursor }
}

/**
 * Points to the next page, if there is one, with `Link: <…>; rel="next"` (RFC 8288 §3). The address is relative to the
 * request's, which holds behind any proxy; filters and limit of the request stay in it.
 */
export function linkNextPage(c: AppContext, page: PageOf<unknown>): void {
  if (page.nextCursor === undefined) return
  const query = new URL(c.req.url).searchParams
  query.set("cursor", page.nextCursor)
  c.header("link", `<${c.req.path}?${query.toString()}>; rel="next"`)
}
