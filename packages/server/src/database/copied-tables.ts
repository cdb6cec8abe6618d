import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core"
import { listTables } from "./schema/all-tables.ts"
import { deployment, housekeeping } from "./schema/deployment.ts"

/** A table and the columns that are copied. */
export interface CopiedTable {
  readonly name: string
  readonly columns: readonly PgColumn[]
  /** The identity column, whose sequence must continue after the highest copied value. */
  readonly identity: PgColumn | undefined
  /** Whether a row can be as large as an entire result. */
  readonly hasDocuments: boolean
}

/** Columns that are not copied: the fingerprint identifies the database, so that the copy gets its own. */
const notCopiedColumns: ReadonlySet<PgColumn> = new Set([deployment.databaseFingerprint])

/** Tables that are not copied: on the copy all chores are due at once, above all the search for executions without a job. */
const notCopiedTables: ReadonlySet<PgTable> = new Set([housekeeping])

/** Lists the tables to copy, each after those that it references. */
export function listCopiedTables(): readonly CopiedTable[] {
  const ordered: PgTable[] = []
  const add = (table: PgTable): void => {
    if (ordered.includes(table) || notCopiedTables.has(table)) return
    for (const key of getTableConfig(table).foreignKeys) {
      const { foreignTable } = key.reference()
      if (foreignTable !== table) add(foreignTable)
    }
    ordered.push(table)
  }
  listTables().forEach(add)
  return ordered.map(describeTable)
}

function describeTable(table: PgTable): CopiedTable {
  const { name, columns } = getTableConfig(table)
  return {
    name,
    columns: columns.filter((column) => column.generated === undefined && !notCopiedColumns.has(column)),
    identity: columns.find((column) => column.generatedIdentity !== undefined),
    hasDocuments: columns.some((column) => column.getSQLType() === "json"),
  }
}
