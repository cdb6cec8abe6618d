import { AppError } from "./errors.ts"
import { isId } from "./ids.ts"
import type { IdPrefix } from "../generated/ids.ts"
import { maxPageBytes } from "../generated/limits.ts"
import type { PageOf, PageRequest } from "./page.ts"

/** The last item of a page: the next page starts after it. */
export interface Position {
  readonly createdAt: Date
  readonly id: string
}

/**
 * The last millisecond of the year 9999: the interface writes years with four digits (RFC 3339 §5.6), and PostgreSQL cannot
 * read what JavaScript writes of a later one (`+010000-01-01T…`).
 */
const latestMoment = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

/**
 * Parses a cursor.
 *
 * @throws {AppError} `invalid_request` when this server did not issue it.
 */
export function readCursor(prefix: IdPrefix, cursor: string): Position {
  const [time, id, ...rest] = Buffer.from(cursor, "base64url").toString("utf8").split(" ")
  const isMoment = time !== undefined && /^\d{1,15}$/.test(time) && Number(time) <= latestMoment
  if (!isMoment || id === undefined || rest.length > 0 || !isId(prefix, id)) {
    throw new AppError("invalid_request", "cursor: must be a cursor from an earlier response")
  }
  return { createdAt: new Date(Number(time)), id }
}

/**
 * Parses the cursor of a list that is ordered by a number.
 *
 * @throws {AppError} `invalid_request` when this server did not issue it.
 */
export function readNumberCursor(cursor: string): number {
  const digits = Buffer.from(cursor, "base64url").toString("utf8")
  // Nine digits fit PostgreSQL's integer.
  if (/^[1-9]\d{0,8}$/.test(digits)) return Number(digits)
  throw new AppError("invalid_request", "cursor: must be a cursor from an earlier response")
}

/** Writes the cursor of a list that is ordered by a number: the next page starts after it. */
export function writeNumberCursor(number: number): string {
  return Buffer.from(String(number)).toString("base64url")
}

/**
 * Cuts a list into a page of at most `limit` items and {@link maxPageBytes} of JSON, but at least one item.
 *
 * @param rows - at least one more row than the page can have, if one exists.
 * @param bytesOf - returns the most bytes that the JSON of a row can have.
 */
export function toPage<Row extends Position>(
  rows: readonly Row[],
  request: PageRequest,
  bytesOf: (row: Row) => number,
): PageOf<Row> {
  let bytes = 0
  const end = rows.findIndex((row, index) => {
    bytes += bytesOf(row)
    return index === request.limit || (index > 0 && bytes > maxPageBytes)
  })
  if (end === -1) return { items: [...rows], nextCursor: undefined }
  const items = rows.slice(0, end)
  const last = items.at(-1)
  return { items, nextCursor: last === undefined ? undefined : writeCursor(last) }
}

/** Writes the cursor of a list that is ordered by time: the next page starts after the position. */
export function writeCursor({ createdAt, id }: Position): string {
  return Buffer.from(`${createdAt.getTime()} ${id}`).toString("base64url")
}
