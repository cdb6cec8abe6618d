/** Name of the variable with the path of a compressed migrated database, which `prepare-databases.ts` sets for a test run. */
export const databaseVariable = "DOCSIFT_TEST_DATABASE"

/**
 * Returns the arguments of Node with which a program that starts an embedded server copies the migrated database of this test
 * run, as a built server copies that of its build; none outside of a project that prepares it.
 */
export function preparedDatabaseArguments(): readonly string[] {
  if (process.env[databaseVariable] === undefined) return []
  return ["--import", new URL("use-prepared-database.ts", import.meta.url).href]
}
