import type { PageOf, PageRequest } from "../domain/page.ts"
import { linkHeader } from "../generated/header-names.ts"
import { defaultPageSize } from "../generated/limits.ts"
import type { AppContext } from "./env.ts"

/** Turns the checked query of a list into a page request. */
export function pageOf(query: { limit?: number | undefined; cursor?: string | undefined }): PageRequest {
  return { limit: query.limit ?? defaultPageSize, cursor: query.cursor }
}

/**
 * Points to the next page, if there is one, with `Link: <…>; rel="next"` (RFC 8288 §3). The address is relative to the
 * request's, which holds behind any proxy; filters and limit of the request stay in it.
 */
export function linkNextPage(c: AppContext, page: PageOf<unknown>): void {
  if (page.nextCursor === undefined) return
  const query = new URL(c.req.url).searchParams
  query.set("cursor", page.nextCursor)
  c.header(linkHeader, `<${c.req.path}?${query.toString()}>; rel="next"`)
}
