import { AppError } from "../domain/errors.ts"
import { ifMatchHeader } from "../generated/header-names.ts"
import type { AppContext } from "./env.ts"

/** An entity tag of a list, and what separates it from the one before (RFC 9110 sections 5.6.1.2 and 8.8.3). */
const tagPattern = /[ \t,]*(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"(?=[ \t]*(?:,|$))/y
const endPattern = /[ \t,]*$/y

/** Returns the entity tag of a version. */
export function tagOf(version: number): string {
  return `"v${version}"`
}

/**
 * Reads the versions that `If-Match` allows; undefined when it is absent or `*`. Tags are compared strongly (RFC 9110
 * section 13.1.1): a weak one, like one of another form, belongs to no version.
 *
 * @throws {AppError} `invalid_request` for anything but `*` or a list of entity tags.
 */
export function expectedVersionsOf(c: AppContext): readonly number[] | undefined {
  const value = c.req.header(ifMatchHeader)
  return value === undefined || value.trim() === "*" ? undefined : readTags(value)
}

function readTags(value: string): readonly number[] {
  const versions: number[] = []
  let end = 0
  for (;;) {
    tagPattern.lastIndex = end
    const match = tagPattern.exec(value)
    if (match === null) break
    end = tagPattern.lastIndex
    const version = match[1] === undefined ? /^v([1-9]\d{0,9})$/.exec(match[2] ?? "")?.[1] : undefined
    if (version !== undefined) versions.push(Number(version))
  }
  endPattern.lastIndex = end
  if (end > 0 && endPattern.test(value)) return versions
  throw new AppError("invalid_request", 'If-Match: must be * or a list of entity tags, such as "v3"')
}
