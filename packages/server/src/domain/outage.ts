import { causesOf, codeOf } from "./causes.ts"

/*
 * Error codes that mean "the database or the storage is unavailable, try again": Node's connection errors; a disk that is
 * full, forbidden to this process, failing, or on a network file system that lost its server; no file descriptor left;
 * postgres.js's own codes; and PostgreSQL's classes 08 (connection), 53 (resources) and 57P (shutdown), a statement timeout
 * (57014), and a transaction rolled back in favor of another (40001, 40P01, 55P03) or for being idle (25P03).
 *
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const outageCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "EPIPE",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOSPC",
  "EDQUOT",
  "EROFS",
  "EACCES",
  "EPERM",
  "EIO",
  "ESTALE",
  "EHOSTDOWN",
  "ENOTCONN",
  "EREMOTEIO",
  "EMFILE",
  "ENFILE",
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "CONNECT_TIMEOUT",
])
const postgresOutage = /^(?:08|53)[0-9A-Z]{3}$|^57P0[1-3]$|^(?:57014|40001|40P01|55P03|25P03)$/

/** The subset that means that the database cannot be reached: it is starting, stopping, or unreachable. */
const unreachableCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "CONNECTION_CLOSED",
  "CONNECT_TIMEOUT",
])
const postgresUnreachable = /^08[0-9A-Z]{3}$|^57P0[1-3]$/

/** Returns whether an error, or one of its causes, means that the database or the storage is unavailable. */
export function isOutage(error: unknown): boolean {
  return hasCode(error, (code) => outageCodes.has(code) || postgresOutage.test(code))
}

/** Returns whether an error, or one of its causes, means that the database cannot be reached at the moment. */
export function isUnreachable(error: unknown): boolean {
  return hasCode(error, (code) => unreachableCodes.has(code) || postgresUnreachable.test(code))
}

function hasCode(error: unknown, isMeant: (code: string) => boolean): boolean {
  return causesOf(error).some((cause) => isMeant(codeOf(cause) ?? ""))
}
