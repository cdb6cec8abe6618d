import { and, asc, gt, lt, lte, or, sql, type SQL } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import { readCursor } from "../domain/cursor.ts"
import type { IdPrefix } from "../domain/ids.ts"
import type { PageRequest } from "../domain/page.ts"

interface Listed {
  readonly createdAt: PgColumn
  readonly id: PgColumn
}

/**
 * The order of every list: newest first, ties by id. `nulls last` is how drizzle makes the indexes: without it PostgreSQL
 * finds no index in this order and sorts all rows of the organization for every page, although no moment is null.
 */
export function newestFirst(table: Listed): [SQL, SQL] {
  return [sql`${table.createdAt} desc nulls last`, asc(table.id)]
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
