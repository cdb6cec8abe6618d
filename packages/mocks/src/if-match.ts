import { reject } from "./rejection.ts"

const tagPattern = /[ \t,]*(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"(?=[ \t]*(?:,|$))/y
const endPattern = /[ \t,]*$/y

/**
 * Whether `If-Match` allows a version. Tags are compared strongly (RFC 9110 section 13.1.1): a weak one matches none.
 *
 * @throws {Rejection} for anything but `*` or a list of entity tags.
 */
export function matchesVersion(value: string | null, version: number): boolean {
  if (value === null || value.trim() === "*") return true
  let isMatch = false
  let end = 0
  for (;;) {
    tagPattern.lastIndex = end
    const match = tagPattern.exec(value)
    if (match === null) break
    end = tagPattern.lastIndex
    if (match[1] === undefined && match[2] === `v${version}`) isMatch = true
  }
  endPattern.lastIndex = end
  if (end > 0 && endPattern.test(value)) return isMatch
  return reject("If-Match", 'must be * or a list of entity tags, such as "v3"')
}
