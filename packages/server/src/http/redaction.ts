/**
 * Names the members that the OpenAPI document marks with `x-secret`, and the headers that carry secrets.
 * A test holds this list against the document, so that a new secret cannot be forgotten.
 */
export const secretMembers = ["key", "providerApiKey"] as const

const secretHeaders = ["x-api-key", "authorization", "cookie", "set-cookie"] as const

/** Lists where pino must look: the names at the top of a log object, one and two levels below. */
export function secretPaths(): string[] {
  const names = [...secretMembers, ...secretHeaders].map((name) => (/^\w+$/.test(name) ? name : `["${name}"]`))
  const below = (parent: string, name: string) => (name.startsWith("[") ? `${parent}${name}` : `${parent}.${name}`)
  return names.flatMap((name) => [name, below("*", name), below("*.*", name)])
}

/** The form of our own key values: `dsk_` and 49 base62 characters. */
const keyValue = /dsk_[0-9A-Za-z]{49}/g

/** Cuts key values out of a finished log line, wherever they came from (an error message, a URL). */
export function withoutKeyValues(line: string): string {
  return line.includes("dsk_") ? line.replace(keyValue, "dsk_[secret]") : line
}
