import { ConfigError, readConfig } from "../config.ts"
import { copyDatabase } from "../database/copy-database.ts"
import { openExistingDatabase } from "../database/open-existing-database.ts"
import { openPostgresDatabase } from "../database/postgres-database.ts"

const progressIntervalMs = 2_000

/**
 * Copies the embedded database of the data directory to the PostgreSQL database of `DATABASE_URL`, and prints the progress
 * to standard error.
 *
 * @throws {SetupError} when there is no embedded database, a server runs on it, its schema is older than this program,
 * or the target is not empty.
 */
export async function copy(): Promise<void> {
  const { database, dataDirectory } = readConfig()
  if (database.kind !== "postgres") {
    throw new ConfigError(["DATABASE_URL: must be set to the PostgreSQL database to copy to"])
  }
  const source = await openExistingDatabase({ kind: "embedded", directory: dataDirectory })
  try {
    const target = openPostgresDatabase(database.url)
    try {
      await target.migrate()
      await copyDatabase(source.database, target.database, reportProgress())
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
  process.stdout.write("All rows were copied. Start the servers with DATABASE_URL. The data directory is unchanged.\n")
}

function reportProgress() {
  let last = Date.now()
  return (table: string, rows: number, isDone: boolean): void => {
    if (!isDone && Date.now() - last < progressIntervalMs) return
    last = Date.now()
    process.stderr.write(`${table}: ${rows} copied${isDone ? "" : " so far"}\n`)
  }
}
