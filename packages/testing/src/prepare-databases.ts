import { compressMigratedDatabase } from "./migrated-database.ts"
import { databaseVariable } from "./prepared-database.ts"

/** Runs once, before the test files of the projects that use databases: their workers would each migrate one. */
export async function setup(): Promise<void> {
  process.env[databaseVariable] = await compressMigratedDatabase()
}
