import { readdir, rm, statfs } from "node:fs/promises"
import { dirname, join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { drizzle } from "drizzle-orm/pglite"
import { migrate } from "drizzle-orm/pglite/migrator"
import { fromPglite } from "pg-boss"
import { explainDataDirectory } from "../domain/data-directory-error.ts"
import type { SetupError } from "../domain/setup-error.ts"
import { makeFolders } from "../make-folders.ts"
import { explainDamage } from "./damaged-database.ts"
import type { OpenDatabase } from "./database.ts"
import { type DirectoryLock, lockDirectory } from "./directory-lock.ts"
import { migrationsFolder } from "./migrations.ts"

/** What PostgreSQL may write before it serves: two segments of its log, 16 MiB each. */
const startBytes = 32 * 1024 * 1024

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
 * @throws {SetupError} when the directory cannot be used, or the database in it is damaged.
 */
export async function openEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<OpenDatabase> {
  const { directory, template } = options
  if (directory === undefined) return wrap(await PGlite.create(template === undefined ? {} : { loadDataDir: template }))
  try {
    return await openIn(directory)
  } catch (error) {
    throw explainDataDirectory(directory, error) ?? error
  }
}

async function openIn(directory: string): Promise<OpenDatabase> {
  const lock = await lockDirectory(directory)
  try {
    const folder = embeddedFolder(directory)
    await makeFolders(folder)
    const opened = wrap(await createIn(folder), lock)
    const migrate: OpenDatabase["migrate"] = (migrations) =>
      opened.migrate(migrations).catch((error: unknown) => {
        throw explainDamage(folder, error) ?? error
      })
    return { ...opened, migrate }
  } catch (error) {
    // Where this fails too, the next start sees that nobody lives who holds it.
    await lock.release().catch(() => undefined)
    throw error
  }
}

/** Opens the database in a folder, and makes it in an empty one; what was half made when that fails is removed. */
async function createIn(folder: string): Promise<PGlite> {
  const isNew = (await readdir(folder)).length === 0
  try {
    return await PGlite.create({ dataDir: folder })
  } catch (error) {
    // PGlite calls it the same whether files are damaged or cannot be written.
    if (!isNew) throw (await explainSpace(folder)) ?? explainDamage(folder, error) ?? error
    // Where this fails too, it is of the same cause.
    await rm(folder, { recursive: true, force: true }).catch(() => undefined)
    throw error
  }
}

async function explainSpace(folder: string): Promise<SetupError | undefined> {
  // A disk that cannot be asked must not hide the first error.
  const space = await statfs(folder).catch(() => undefined)
  return space !== undefined && space.bavail * space.bsize < startBytes
    ? explainDataDirectory(dirname(folder), { code: "ENOSPC", syscall: "write" })
    : undefined
}

function wrap(client: PGlite, lock?: DirectoryLock): OpenDatabase {
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
}
