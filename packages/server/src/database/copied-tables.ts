import { is } from "drizzle-orm"
import { getTableConfig, type PgColumn, PgTable } from "drizzle-orm/pg-core"
import * as schema from "./schema.ts"

/** A table and the columns whose values a copy must write. */
export interface CopiedTable {
  readonly name: string
  readonly columns: readonly PgColumn[]
  /** Counts up by itself; a copy must set its sequence behind the highest value. */
  readonly identity: PgColumn | undefined
  /** Whether a row can be as large as a whole result. */
  readonly hasDocuments: boolean
}

/** The fingerprint says which database this is, so that a copy takes its own. */
const ofOneDatabase: ReadonlySet<PgColumn> = new Set([schema.deployment.databaseFingerprint])

/** When a chore was last done: on the copy all are due at once, the search for executions without a job above all. */
const ofRunningServers: ReadonlySet<PgTable> = new Set([schema.housekeeping])

/** Lists every table of the schema that holds data, each behind those that it references. */
export function listCopiedTables(): readonly CopiedTable[] {
  const ordered: PgTable[] = []
  const add = (table: PgTable): void => {
    if (ordered.includes(table) || ofRunningServers.has(table)) return
    for (const key of getTableConfig(table).foreignKeys) {
      const { foreignTable } = key.reference()
      if (foreignTable !== table) add(foreignTable)
    }
    ordered.push(table)
  }
  // Scoped tables are drizzle's own at run time; see `scope.ts`.
  for (const value of Object.values<unknown>(schema)) if (is(value, PgTable)) add(value)
  return ordered.map(describeTable)
}

function describeTable(table: PgTable): CopiedTable {
  const { name, columns } = getTableConfig(table)
  return {
    name,
    columns: columns.filter((column) => column.generated === undefined && !ofOneDatabase.has(column)),
    identity: columns.find((column) => column.generatedIdentity !== undefined),
    hasDocuments: columns.some((column) => column.getSQLType() === "json"),
  }
}
