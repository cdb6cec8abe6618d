import { DrizzleQueryError } from "drizzle-orm"

/** @see https://www.postgresql.org/docs/current/errcodes-appendix.html */
const uniqueViolation = "23505"

/** Causes nest a few levels; the bound only guards against a cycle. */
const maxDepth = 8

/** Enough to identify a statement; a generated one has a kilobyte and more, in each of the many log lines of an outage. */
const maxQueryLength = 200

/**
 * Returns a copy of an error without the values of failed statements: drizzle adds them to message and stack, and they
 * contain text of documents.
 */
export function withoutQueryValues(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error) || depth === maxDepth) return error
  const cause = withoutQueryValues(error.cause, depth + 1)
  if (error instanceof DrizzleQueryError) {
    const clean = new Error(`Failed query: ${truncate(error.query)}`, { cause })
    clean.name = "DrizzleQueryError"
    clean.stack = [`DrizzleQueryError: ${clean.message}`, ...framesOf(error)].join("\n")
    return clean
  }
  if (cause === error.cause) return error
  const copy: Error = Object.create(Object.getPrototypeOf(error), Object.getOwnPropertyDescriptors(error))
  Object.defineProperty(copy, "cause", { value: cause, configurable: true, writable: true })
  return copy
}

/** Returns whether a statement failed because another row has the same value of a unique constraint. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (!(cause instanceof Error) || Reflect.get(cause, "code") !== uniqueViolation) return false
  // postgres.js names the constraint in one member, PGlite in the other.
  return [Reflect.get(cause, "constraint_name"), Reflect.get(cause, "constraint")].includes(constraint)
}

function truncate(query: string): string {
  return query.length <= maxQueryLength ? query : `${query.slice(0, maxQueryLength)}…`
}

function framesOf(error: Error): string[] {
  const lines = (error.stack ?? "").split("\n")
  // The values come before the frames and may look like frames, so only the contiguous frames at the end are kept.
  const start = lines.findLastIndex((line) => !/^ {4}at /.test(line))
  return lines.slice(start + 1)
}
