import { and, eq, sql, type SQL } from "drizzle-orm"
import type { PgColumn, PgTable } from "drizzle-orm/pg-core"
import type { Caller } from "../domain/caller.ts"
import type { OrganizationId } from "../domain/ids.ts"
import { batchPerTick } from "./batch-per-tick.ts"
import type { Database } from "./database.ts"
import { type PreparableQuery, prepareStatement, type QueryColumns } from "./driver/driver.ts"

/*
 * Multi-tenancy by types: tables with data of organizations are exported as `ScopedTable`, which drizzle does not accept.
 * Only `within(scope, table)` returns a usable table, together with a `where` that adds the organization. A query that
 * forgets the organization does not compile, which `database/scope.test-d.ts` checks.
 */

/** The rows a query may see: one organization's, or, for the server's own work, all. */
export class Scope {
  readonly #organizationId: OrganizationId | undefined

  // Private, so that a scope comes from a caller or from an explicit decision to see all rows.
  private constructor(organizationId: OrganizationId | undefined) {
    this.#organizationId = organizationId
  }

  /** Returns the scope of the caller's organization. */
  static of(caller: Pick<Caller, "organizationId">): Scope {
    return new Scope(caller.organizationId)
  }

  /** Returns the scope of all organizations: for the worker, key lookup, sweeps and signed URLs, never for a client's id. */
  static system(): Scope {
    return new Scope(undefined)
  }

  /** The organization parameter of a prepared statement; null for all organizations. */
  get parameter(): OrganizationId | null {
    return this.#organizationId ?? null
  }

  /** Returns the condition on an organization column; undefined for all organizations. */
  condition(column: PgColumn): SQL | undefined {
    return this.#organizationId === undefined ? undefined : eq(column, this.#organizationId)
  }
}

/** A table with an owner column. */
export type OwnedTable = PgTable & { readonly organizationId: PgColumn }

declare const scopedBrand: unique symbol

/** A table that cannot be used without a {@link Scope}. */
export interface ScopedTable<T extends OwnedTable> {
  readonly [scopedBrand]: T
}

/** Marks a table as scoped. At run time it is the same object, which drizzle-kit reads. */
export function scoped<T extends OwnedTable>(table: T): ScopedTable<T> {
  return table as unknown as ScopedTable<T> // The brand exists only in the types.
}

/** A table opened for one scope. */
export interface OpenTable<T extends OwnedTable> {
  readonly table: T
  /** Combines conditions with that on the organization; every select, update and delete must use it. */
  readonly where: (...conditions: (SQL | undefined)[]) => SQL | undefined
}

/** Opens a table for one scope. */
export function within<T extends OwnedTable>(scope: Scope, closed: ScopedTable<T>): OpenTable<T> {
  const table = closed as unknown as T // The inverse of `scoped`.
  return { table, where: (...conditions) => and(scope.condition(table.organizationId), ...conditions) }
}

/** A query on a scoped table, and the columns that it returns. */
export interface ScopedQuery<Row> {
  readonly query: PreparableQuery<Row>
  readonly columns: QueryColumns
}

/**
 * Prepares a statement on a scoped table once. Each run takes a scope, whose organization is the placeholder
 * `organizationId`. For hot paths, where building the query costs more than running it.
 *
 * @param name - unique in the program.
 */
export function prepareWithin<T extends OwnedTable, Row>(
  database: Database,
  name: string,
  closed: ScopedTable<T>,
  build: (open: OpenTable<T>) => ScopedQuery<Row>,
): (scope: Scope, values: Readonly<Record<string, unknown>>) => Promise<Row[]> {
  const run = prepareParameterized(database, name, closed, build)
  return (scope, values) => run({ ...values, organizationId: scope.parameter })
}

/**
 * Prepares the lookup of rows by a column of text. Lookups of one scope in one tick of the event loop are one statement, since
 * most of the cost of a lookup is the message to the database and the one back.
 *
 * @param name - unique in the program.
 * @param keyOf - returns the value of the column of a row, as it was looked up.
 * @param build - returns the query; `matches` is the condition that a column has one of the values.
 */
export function prepareLookup<T extends OwnedTable, Row>(
  database: Database,
  name: string,
  closed: ScopedTable<T>,
  keyOf: (row: Row) => string,
  build: (open: OpenTable<T>, matches: (column: PgColumn) => SQL) => ScopedQuery<Row>,
): (scope: Scope, key: string) => Promise<Row | undefined> {
  // In a subquery, which hides the number of keys from the planner: it would otherwise plan the statement at each call, because a plan
  // for one key looks cheaper than the generic one for ten.
  const matches = (column: PgColumn): SQL => sql`${column} = any((select ${sql.placeholder("keys")}::text[])::text[])`
  const run = prepareParameterized(database, name, closed, (open) => build(open, matches), { isLookup: true })
  const find = batchPerTick(async (organizationId: OrganizationId | null, keys) => {
    const rows = await run({ organizationId, keys: textArray(keys) })
    return new Map(rows.map((row) => [keyOf(row), row]))
  })
  return (scope, key) => find(scope.parameter, key)
}

function prepareParameterized<T extends OwnedTable, Row>(
  database: Database,
  name: string,
  closed: ScopedTable<T>,
  build: (open: OpenTable<T>) => ScopedQuery<Row>,
  options?: { readonly isLookup: boolean },
) {
  const table = closed as unknown as T // The inverse of `scoped`.
  const column = table.organizationId
  const inScope = sql`${column} = coalesce(${sql.placeholder("organizationId")}::text, ${column})`
  const { query, columns } = build({ table, where: (...conditions) => and(inScope, ...conditions) })
  return prepareStatement(database, name, query, columns, options)
}

/** Writes an array of texts as PostgreSQL reads it: the drivers know the type of no array parameter. */
function textArray(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(",")}}`
}
