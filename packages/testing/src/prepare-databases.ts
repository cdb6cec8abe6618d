import { prepareMigratedDatabase } from "./migrated-database.ts"

/** Runs once, before the test files of the projects that use databases: their workers would each migrate one. */
export async function setup(): Promise<void> {
  await prepareMigratedDatabase()
}
