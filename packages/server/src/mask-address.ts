/*
 * An address that this server calls may carry credentials before the `@` and in its query, under names that nobody can list:
 * `api_key`, `sig`, `X-Amz-Signature`, `sslpassword`, or no name at all. So every value is masked but those of names that
 * are known to hold none.
 */

const mask = "***"

/** Names of query values that are never secret: our own interface's, PostgreSQL's, and those of signed S3 addresses. */
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

/** Masks password, query values and fragment of an absolute address; a name before the `@` that stands alone may be a token. */
export function maskAddress(address: string): string {
  const schemeEnd = address.indexOf("://") + "://".length
  const authorityEnd = indexOfAny(address, "/?#", schemeEnd)
  const authority = maskUserInfo(address.slice(schemeEnd, authorityEnd))
  return address.slice(0, schemeEnd) + authority + maskQuery(address.slice(authorityEnd))
}

/** Masks the addresses in a text, such as a line of the log; relative ones too, as far as their values have names. */
export function maskAddressesIn(text: string): string {
  const masked = text.includes("://") ? text.replace(absolute, maskAddress) : text
  return masked.includes("=") ? masked.replace(namedValue, maskNamed) : masked
}

/** Ends where a text in JSON or a sentence would: a quote, a space or a backslash is no part of a written address. */
const absolute = /:\/\/[^\s"\\<>]+/g
/** The bound keeps the cost of a long text without `=` linear. */
const namedValue = /([?&])([\w.~%-]{1,64})=([^\s"\\<>&#]+)/g

function maskUserInfo(authority: string): string {
  const at = authority.lastIndexOf("@")
  if (at === -1) return authority
  const colon = authority.slice(0, at).indexOf(":")
  const user = colon === -1 ? mask : `${authority.slice(0, colon)}:${mask}`
  return user + authority.slice(at)
}

/** Masks what follows the authority: the path stays. */
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
