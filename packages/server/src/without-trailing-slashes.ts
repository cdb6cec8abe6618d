/**
 * Removes the slashes at the end of a URL's path; those of a query or fragment are part of a value. A loop, because a
 * regular expression such as `/\/+$/` takes quadratic time for many slashes that are not at the end.
 */
export function withoutTrailingSlashes(address: string): string {
  const found = address.search(/[?#]/)
  const pathEnd = found === -1 ? address.length : found
  let end = pathEnd
  while (address[end - 1] === "/") end -= 1
  return address.slice(0, end) + address.slice(pathEnd)
}
