import { and, eq, sql, type SQL } from "drizzle-orm"
import type { PgColumn, PgTable } from "drizzle-orm/pg-core"
import type { Caller } from "../domain/caller.ts"
import type { OrganizationId } from "../domain/ids.ts"
import type { Database } from "./database.ts"
import { type PreparableQuery, prepareStatement, type QueryColumns } from "./driver/driver.ts"

/*
 * Tenancy by types: the tables of an organization's data are exported as `ScopedTable`, which drizzle does not accept.
 * The only way to a usable table is `within(scope, table)`, which also hands out the one `where` that adds the
 * organization. A query that forgets the organization does not compile; `database/scope.test-d.ts` keeps it so.
 */

/** The rows a query may see: one organization's, or, for the server's own work, all. */
export class Scope {
  readonly #organizationId: OrganizationId | undefined

  // Private, so that a scope comes from a caller or from a visible decision to see everything.
  private constructor(organizationId: OrganizationId | undefined) {
    this.#organizationId = organizationId
  }

  /** Limits to the caller's organization. */
  static of(caller: Pick<Caller, "organizationId">): Scope {
    return new Scope(caller.organizationId)
  }

  /** Sees every organization: for the worker, key look-up, sweeps and signed URLs, never on behalf of a caller's id. */
  static system(): Scope {
    return new Scope(undefined)
  }

  /** The value of a prepared statement's organization parameter; null sees all. */
  get parameter(): OrganizationId | null {
    return this.#organizationId ?? null
  }

  /** Builds the condition on an organization column; undefined sees all. */
  condition(column: PgColumn): SQL | undefined {
    return this.#organizationId === undefined ? undefined : eq(column, this.#organizationId)
  }
}

/** A table with an owner column. */
export type OwnedTable = PgTable & { readonly organizationId: PgColumn }

declare const scopedBrand: unique symbol

/** A table that is out of reach without a {@link Scope}. */
export interface ScopedTable<T extends OwnedTable> {
  readonly [scopedBrand]: T
}

/** Closes a table. At run time it stays drizzle's own object, which is what drizzle-kit reads. */
export function scoped<T extends OwnedTable>(table: T): ScopedTable<T> {
  return table as unknown as ScopedTable<T> // The brand exists in the types alone.
}

/** A table opened for one scope. */
export interface OpenTable<T extends OwnedTable> {
  readonly table: T
  /** Joins conditions, the organization's among them; every select, update and delete uses it. */
  readonly where: (...conditions: (SQL | undefined)[]) => SQL | undefined
}

/** Opens a table for one scope. */
export function within<T extends OwnedTable>(scope: Scope, closed: ScopedTable<T>): OpenTable<T> {
  const table = closed as unknown as T // The inverse of `scoped`.
  return { table, where: (...conditions) => and(scope.condition(table.organizationId), ...conditions) }
}

/** A query on a scoped table, with the columns it answers with. */
export interface ScopedQuery<Row> {
  readonly query: PreparableQuery<Row>
  readonly columns: QueryColumns
}

/**
 * Prepares a statement on a scoped table once; every execution needs a scope, whose organization is the placeholder
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
  const table = closed as unknown as T // The inverse of `scoped`.
  const column = table.organizationId
  const mine = sql`${column} = coalesce(${sql.placeholder("organizationId")}::text, ${column})`
  const { query, columns } = build({ table, where: (...conditions) => and(mine, ...conditions) })
  const statement = prepareStatement(database, name, query, columns)
  return (scope, values) => statement({ ...values, organizationId: scope.parameter })
}
