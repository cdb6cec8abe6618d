/**
 * Returns the values of a cookie in a `cookie` header (RFC 6265 section 4.2.1); a browser sends several when pages of the host set them for
 * different paths. Quotes belong to the value, and this server sends none.
 */
export function cookieValues(header: string, name: string): string[] {
  return header.split(";").flatMap((pair) => {
    const text = pair.trim()
    return text.startsWith(`${name}=`) ? [text.slice(name.length + 1)] : []
  })
}
