import { InvalidArgumentError } from "./errors/invalid-argument-error.ts"

/**
 * Checks an id before it becomes part of a path: `..`, an empty one or `undefined` would reach another operation.
 *
 * @throws {InvalidArgumentError} which does not repeat the value: a key pasted in the wrong place stays secret
 */
export function checkId(value: unknown, prefix: string): string {
  if (typeof value === "string" && value.startsWith(`${prefix}_`) && /^[a-z]+_[a-f0-9]{12}$/.test(value)) return value
  const got =
    typeof value === "string" ? `a string of ${value.length} characters` : String(value === null ? null : typeof value)
  throw new InvalidArgumentError(`An id must be ${prefix}_ and 12 lowercase hex digits, got ${got}`)
}
