import { linkHeader } from "../generated/header-names.ts"
import { defaultPageSize, maxPageBytes } from "../generated/limits.ts"
import { reject } from "../rejection.ts"

/** Returns one page, newest first, with a `Link` header to the next (RFC 8288). */
export function pageOf<Item extends { readonly id: string }, Wire>(
  oldestFirst: readonly Item[],
  { limit = defaultPageSize, cursor }: { readonly limit?: number; readonly cursor?: string },
  url: URL,
  present: (item: Item) => Wire,
): { readonly items: Wire[]; readonly headers: Record<string, string> } {
  // Ids ascend, so a cursor stays valid when its item is deleted.
  const newestFirst = oldestFirst.toReversed()
  const last = cursor === undefined ? undefined : /^after-([a-f0-9]{12})$/.exec(cursor)?.[1]
  if (cursor !== undefined && last === undefined) reject("cursor", "must be a cursor from an earlier response")
  const rest = last === undefined ? newestFirst : newestFirst.filter((item) => item.id.slice(-12) < last)
  const items: Wire[] = []
  let bytes = 0
  for (const item of rest) {
    const presented = present(item)
    bytes += new TextEncoder().encode(JSON.stringify(presented)).length + ",".length
    const end = rest[items.length - 1]
    if (end !== undefined && (items.length === limit || bytes > maxPageBytes)) {
      const next = new URLSearchParams(url.searchParams)
      next.set("cursor", `after-${end.id.slice(-12)}`)
      return { items, headers: { [linkHeader]: `<${url.pathname}?${next.toString()}>; rel="next"` } }
    }
    items.push(presented)
  }
  return { items, headers: {} }
}
