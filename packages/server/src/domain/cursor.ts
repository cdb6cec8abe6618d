import { AppError } from "./errors.ts"
import { isId, type IdPrefix } from "./ids.ts"
import type { PageOf, PageRequest } from "./page.ts"

/** The last item of a page: the list goes on behind it. */
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
 * Reads a cursor.
 *
 * @throws {AppError} `invalid_request` when it was not made by this server.
 */
export function readCursor(prefix: IdPrefix, cursor: string): Position {
  const [time, id, ...rest] = Buffer.from(cursor, "base64url").toString("utf8").split(" ")
  const isMoment = time !== undefined && /^\d{1,15}$/.test(time) && Number(time) <= latestMoment
  if (!isMoment || id === undefined || rest.length > 0 || !isId(prefix, id)) {
    throw new AppError("invalid_request", "cursor: must be the cursor of an earlier answer")
  }
  return { createdAt: new Date(Number(time)), id }
}

/** Cuts a list, read with one item more than asked for, into a page. */
export function toPage<Row extends Position, T>(
  rows: Row[],
  request: PageRequest,
  present: (row: Row) => T,
): PageOf<T> {
  const shown = rows.slice(0, request.limit)
  const last = shown.at(-1)
  return {
    items: shown.map((row) => present(row)),
    nextCursor:
      last === undefined || rows.length <= request.limit
        ? undefined
        : Buffer.from(`${last.createdAt.getTime()} ${last.id}`).toString("base64url"),
  }
}
