import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { drizzle } from "drizzle-orm/pglite"
import { migrate } from "drizzle-orm/pglite/migrator"
import { fromPglite } from "pg-boss"
import type { OpenDatabase } from "./database.ts"
import { lockDirectory } from "./directory-lock.ts"
import { migrationsFolder } from "./migrations.ts"

/** Where PGlite keeps its data. */
export interface EmbeddedDatabaseOptions {
  /** The data directory, locked for this process; left out: in memory. */
  readonly directory?: string | undefined
  /** What a database in memory begins with. */
  readonly template?: Blob | undefined
}

/** Where the database lies in a data directory. */
export function embeddedFolder(directory: string): string {
  return join(directory, "database")
}

/**
 * Opens PGlite, the database inside the process. It hands its writes to the system without flushing them (its
 * `fsync` is off): a killed process loses nothing, a power cut may.
 *
 * @throws {DirectoryInUseError} when another process holds the directory.
 */
export async function openEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<OpenDatabase> {
  const { directory, template } = options
  const lock = directory === undefined ? undefined : await lockDirectory(directory)
  try {
    const dataDir = directory === undefined ? undefined : embeddedFolder(directory)
    if (dataDir !== undefined) await mkdir(dataDir, { recursive: true, mode: 0o700 })
    const client = await PGlite.create({
      ...(dataDir === undefined ? {} : { dataDir }),
      ...(template === undefined ? {} : { loadDataDir: template }),
    })
    const database = drizzle({ client })
    return {
      kind: "embedded",
      database,
      queueOptions: { db: fromPglite(client), backend: "pglite" },
      migrate: (folder = migrationsFolder) => migrate(database, { migrationsFolder: folder }),
      async listen(channel, onMessage, onListening) {
        const stop = await client.listen(channel, onMessage)
        onListening()
        return () => stop()
      },
      async close() {
        await client.close()
        await lock?.release()
      },
    }
  } catch (error) {
    await lock?.release()
    throw error
  }
}
