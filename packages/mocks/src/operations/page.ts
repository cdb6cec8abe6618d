import { refuse } from "../refusal.ts"

/** Cuts one page, newest first, and points to the next with `Link` (RFC 8288). */
export function pageOf<Item extends { readonly id: string }>(
  oldestFirst: readonly Item[],
  { limit = 1000, cursor }: { readonly limit?: number; readonly cursor?: string },
  url: URL,
): { readonly items: readonly Item[]; readonly headers: Record<string, string> } {
  // Ids are counted, so a cursor holds although the item behind it may be gone.
  const newestFirst = oldestFirst.toReversed()
  const last = cursor === undefined ? undefined : /^after-([a-f0-9]{12})$/.exec(cursor)?.[1]
  if (cursor !== undefined && last === undefined) refuse("cursor", "must be the cursor of an earlier answer")
  const rest = last === undefined ? newestFirst : newestFirst.filter((item) => item.id.slice(-12) < last)
  const items = rest.slice(0, limit)
  const end = items.at(-1)
  if (end === undefined || rest.length <= limit) return { items, headers: {} }
  const next = new URLSearchParams(url.searchParams)
  next.set("cursor", `after-${end.id.slice(-12)}`)
  return { items, headers: { link: `<${url.pathname}?${next.toString()}>; rel="next"` } }
}
