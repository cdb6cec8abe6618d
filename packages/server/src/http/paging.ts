import type { PageOf, PageRequest } from "../domain/page.ts"
import { linkHeader } from "../generated/header-names.ts"
import { defaultPageSize } from "../generated/limits.ts"
import type { AppContext } from "./env.ts"

/** Converts the validated query of a list to a page request. */
export function pageOf(query: { limit?: number | undefined; cursor?: string | undefined }): PageRequest {
  return { limit: query.limit ?? defaultPageSize, cursor: query.cursor }
}

/**
 * Links to the next page, if any, with `Link: <…>; rel="next"` (RFC 8288 §3). The target is relative to the request's
 * URL, so it is valid behind any proxy; it keeps the filters and the limit of the request.
 */
export function linkNextPage(c: AppContext, page: Pick<PageOf<unknown>, "nextCursor">): void {
  if (page.nextCursor === undefined) return
  const query = new URL(c.req.url).searchParams
  query.set("cursor", page.nextCursor)
  c.header(linkHeader, `<${c.req.path}?${query.toString()}>; rel="next"`)
}
