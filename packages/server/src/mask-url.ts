/*
 * A URL that this server calls may contain credentials before the `@` and in its query, under names that cannot be listed:
 * `api_key`, `sig`, `X-Amz-Signature`, `sslpassword`, or no name at all. So every value is masked, except those of names
 * known to be harmless.
 */

const mask = "***"

/** Names of query values that are never secret: of this interface, of PostgreSQL, and of presigned S3 URLs. */
const harmlessNames = new Set([
  "api-version",
  "application_name",
  "connect_timeout",
  "cursor",
  "expires",
  "limit",
  "mode",
  "sslmode",
  "sslrootcert",
  "status",
  "target_session_attrs",
  "version",
  "workflowid",
  "x-amz-algorithm",
  "x-amz-date",
  "x-amz-expires",
  "x-amz-signedheaders",
])

/** Masks password, query values and fragment of an absolute URL; a user name without a password may be a token. */
export function maskUrl(url: string): string {
  const schemeEnd = url.indexOf("://") + "://".length
  const authorityEnd = indexOfAny(url, "/?#", schemeEnd)
  const authority = maskUserInfo(url.slice(schemeEnd, authorityEnd))
  return url.slice(0, schemeEnd) + authority + maskQuery(url.slice(authorityEnd))
}

/** Masks an absolute URL whose path may be the secret, as those of chat services are: its first segment remains. */
export function maskPath(url: string): string {
  const { origin, pathname } = new URL(url)
  const first = pathname.split("/", 2).join("/")
  return origin + first + (pathname.length > first.length ? `/${mask}` : "")
}

/** Masks the URLs in a text, such as a log line; in relative ones only values with names. */
export function maskUrlsIn(text: string): string {
  const masked = text.includes("://") ? text.replace(absolute, maskUrl) : text
  return masked.includes("=") ? masked.replace(namedValue, maskNamed) : masked
}

/** Ends where a string of JSON or a word ends: a quote, a space or a backslash is no part of a URL. */
const absolute = /:\/\/[^\s"\\<>]+/g
/** The bound keeps the time for a long text without `=` linear. */
const namedValue = /([?&])([\w.~%-]{1,64})=([^\s"\\<>&#]+)/g

function maskUserInfo(authority: string): string {
  const at = authority.lastIndexOf("@")
  if (at === -1) return authority
  const colon = authority.slice(0, at).indexOf(":")
  const user = colon === -1 ? mask : `${authority.slice(0, colon)}:${mask}`
  return user + authority.slice(at)
}

/** Masks the query and the fragment; keeps the path. */
function maskQuery(rest: string): string {
  const path = rest.slice(0, indexOfAny(rest, "?#", 0))
  const query = rest.slice(path.length).replace(/([?&#])([^?&#]+)/g, (_whole, separator: string, part: string) => {
    const equals = part.indexOf("=")
    if (equals === -1) return separator + (isHarmless(part) ? part : mask)
    return maskNamed("", separator, part.slice(0, equals), part.slice(equals + 1))
  })
  return path + query
}

function maskNamed(_whole: string, separator: string, name: string, value: string): string {
  return `${separator}${name}=${value === "" || isHarmless(name) ? value : mask}`
}

function isHarmless(name: string): boolean {
  return harmlessNames.has(name.toLowerCase())
}

function indexOfAny(text: string, characters: string, from: number): number {
  for (let index = from; index < text.length; index++) {
    if (characters.includes(text.charAt(index))) return index
  }
  return text.length
}
