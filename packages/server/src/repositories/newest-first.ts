import { and, asc, desc, gt, lt, lte, or, type SQL } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import { readCursor } from "../domain/cursor.ts"
import type { IdPrefix } from "../domain/ids.ts"
import type { PageRequest } from "../domain/page.ts"

interface Listed {
  readonly createdAt: PgColumn
  readonly id: PgColumn
}

/** The order of every list: newest first, ties by id. */
export function newestFirst(table: Listed): [SQL, SQL] {
  return [desc(table.createdAt), asc(table.id)]
}

/**
 * Limits a list to what comes behind the cursor. The first comparison is implied by the second and lets the index
 * find the start.
 *
 * @throws {AppError} `invalid_request` for a cursor that is none.
 */
export function behindCursor(table: Listed, prefix: IdPrefix, request: PageRequest): SQL | undefined {
  if (request.cursor === undefined) return undefined
  const { createdAt, id } = readCursor(prefix, request.cursor)
  return and(lte(table.createdAt, createdAt), or(lt(table.createdAt, createdAt), gt(table.id, id)))
}
