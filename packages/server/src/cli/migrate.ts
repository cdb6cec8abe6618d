import { readConfig } from "../config.ts"
import { openDatabase } from "../database/open-database.ts"

/** Brings the database's schema up to date and ends; `serve` and `work` do the same when they start. */
export async function migrate(): Promise<void> {
  const { database } = readConfig()
  const opened = await openDatabase(database)
  try {
    await opened.migrate()
  } finally {
    await opened.close()
  }
  process.stdout.write("The database schema is up to date.\n")
}
