type QueryValue = string | number | boolean

/** The query parameters of an operation. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[] | null | undefined>>

/** Returns the query of a URL with its question mark; `null` and `undefined` are left out, lists repeat their name. */
export function toQuery(parameters: Query = {}): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    [value ?? []].flat().map((item) => `${name}=${encodeURIComponent(item)}`),
  )
  return pairs.length ? `?${pairs.join("&")}` : ""
}
