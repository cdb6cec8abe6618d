import { and, asc, gt, lt, lte, or, type Placeholder, sql, type SQL } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import { readCursor } from "../domain/cursor.ts"
import type { IdPrefix } from "../generated/ids.ts"
import type { PageRequest } from "../domain/page.ts"

interface Listed {
  readonly createdAt: PgColumn
  readonly id: PgColumn
}

/**
 * The order of every list: newest first, ties by id. `nulls last` is how drizzle creates the indexes: without it PostgreSQL
 * finds no index in this order and sorts all rows of the organization for every page, although no time is null.
 */
export function newestFirst(table: Listed): [SQL, SQL] {
  return [sql`${table.createdAt} desc nulls last`, asc(table.id)]
}

/**
 * Limits a list to the rows after the cursor. The first comparison is implied by the second and lets the index
 * find the start.
 *
 * @throws {AppError} `invalid_request` for an invalid cursor.
 */
export function afterCursor(table: Listed, prefix: IdPrefix, request: PageRequest): SQL | undefined {
  if (request.cursor === undefined) return undefined
  const { createdAt, id } = readCursor(prefix, request.cursor)
  return rowsAfter(table, createdAt, id)
}

/** Limits a prepared list to the rows after the {@link positionOf} a cursor. */
export function afterPosition(table: Listed): SQL | undefined {
  return rowsAfter(table, sql.placeholder("positionTime"), sql.placeholder("positionId"))
}

/**
 * Reads a cursor into the values of {@link afterPosition}'s placeholders.
 *
 * @throws {AppError} `invalid_request` for an invalid cursor.
 */
export function positionOf(prefix: IdPrefix, cursor: string): { positionTime: string; positionId: string } {
  const { createdAt, id } = readCursor(prefix, cursor)
  return { positionTime: createdAt.toISOString(), positionId: id }
}

function rowsAfter(table: Listed, createdAt: Date | Placeholder, id: string | Placeholder): SQL | undefined {
  return and(lte(table.createdAt, createdAt), or(lt(table.createdAt, createdAt), gt(table.id, id)))
}
