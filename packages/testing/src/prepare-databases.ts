import { compressMigratedDatabase } from "./migrated-database.ts"
import { findPostgresBinaries } from "./postgres.ts"
import { prepareCluster } from "./postgres-cluster.ts"
import { databaseVariable } from "./prepared-database.ts"

/** Runs once, before the test files of the projects that use databases: their workers would each migrate one. */
export async function setup(): Promise<void> {
  process.env[databaseVariable] = await compressMigratedDatabase()
  const binaries = findPostgresBinaries()
  if (binaries !== undefined) await prepareCluster(binaries)
}
