import { access } from "node:fs/promises"
import type { DatabaseConfig } from "../config.ts"
import { SetupError } from "../domain/setup-error.ts"
import type { OpenDatabase } from "./database.ts"
import { embeddedFolder } from "./embedded-folder.ts"
import { isMigrated } from "./migrations.ts"
import { openDatabase } from "./open-database.ts"

/**
 * Opens a database for a command that must neither create nor change its schema.
 *
 * @throws {SetupError} when there is none, or its schema is older than this program.
 */
export async function openExistingDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  await requireExisting(config)
  const opened = await openDatabase(config)
  try {
    if (await isMigrated(opened.database)) return opened
    throw new SetupError('The database schema is older than this program. Run "docsift-server migrate" first.')
  } catch (error) {
    await opened.close()
    throw error
  }
}

/** Checks before opening, which would create an empty database. */
async function requireExisting(config: DatabaseConfig): Promise<void> {
  if (config.kind !== "embedded") return
  await access(embeddedFolder(config.directory)).catch((cause: unknown) => {
    throw new SetupError(
      `There is no database in ${config.directory}. Set DOCSIFT_DATA_DIR or DATABASE_URL as for the server.`,
      { cause },
    )
  })
}
