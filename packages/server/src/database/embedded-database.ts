import { readdir, rm, statfs } from "node:fs/promises"
import { dirname } from "node:path"
import type { PGlite, PGliteOptions } from "@electric-sql/pglite"
import { drizzle } from "drizzle-orm/pglite"
import { migrate } from "drizzle-orm/pglite/migrator"
import { fromPglite } from "pg-boss"
import { explainDataDirectory } from "../domain/data-directory-error.ts"
import type { SetupError } from "../domain/setup-error.ts"
import { makeFolders } from "../make-folders.ts"
import { observeCommits } from "./after-commit.ts"
import { explainDamage } from "./damaged-database.ts"
import type { OpenDatabase } from "./database.ts"
import { embeddedFolder } from "./embedded-folder.ts"
import { readEmbeddedTemplate } from "./embedded-template.ts"
import { type DirectoryLock, lockDirectory } from "./directory-lock.ts"
import { isMigrated, migrationsFolder } from "./migrations.ts"
import { PreparedPGlite } from "./prepared-pglite.ts"

/** Bytes that PostgreSQL may write at its start: two WAL segments of 16 MiB. */
const startBytes = 32 * 1024 * 1024

/** The data of a PGlite database. */
export interface EmbeddedDatabaseOptions {
  /** The data directory, which is locked for this process. @default in memory */
  readonly directory?: string | undefined
  /** The initial content of a database in memory. @default that which the build prepared */
  readonly template?: Blob | undefined
}

/**
 * Opens PGlite, the database inside the process. It does not flush its writes (`fsync` is off): a killed process loses
 * nothing, a power cut may lose committed transactions.
 *
 * @throws {DirectoryInUseError} when another process holds the directory.
 * @throws {SetupError} when the directory cannot be used, or the database in it is damaged.
 */
export async function openEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<OpenDatabase> {
  const { directory } = options
  if (directory === undefined) {
    const template = options.template ?? (await readEmbeddedTemplate())
    return wrap(await create(template === undefined ? {} : { loadDataDir: template }))
  }
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
    // If this fails, too, the next start finds that the holder is dead.
    await lock.release().catch(() => undefined)
    throw error
  }
}

/** Opens the database in a folder, or creates it in an empty one, from the template where there is one; a partial one is removed after a failure. */
async function createIn(folder: string): Promise<PGlite> {
  const isNew = (await readdir(folder)).length === 0
  const template = isNew ? await readEmbeddedTemplate() : undefined
  try {
    return await create({ dataDir: folder, ...(template === undefined ? {} : { loadDataDir: template }) })
  } catch (error) {
    // The error of PGlite is the same for damaged files and a full disk.
    if (!isNew) throw (await explainSpace(folder)) ?? explainDamage(folder, error) ?? error
    // If this fails, too, it has the same cause.
    await rm(folder, { recursive: true, force: true }).catch(() => undefined)
    throw error
  }
}

async function create(options: PGliteOptions): Promise<PGlite> {
  const client = new PreparedPGlite(options)
  await client.waitReady
  return client
}

async function explainSpace(folder: string): Promise<SetupError | undefined> {
  // A failed check must not hide the first error.
  const space = await statfs(folder).catch(() => undefined)
  return space !== undefined && space.bavail * space.bsize < startBytes
    ? explainDataDirectory(dirname(folder), { code: "ENOSPC", syscall: "write" })
    : undefined
}

function wrap(client: PGlite, lock?: DirectoryLock): OpenDatabase {
  const database = drizzle({ client })
  observeCommits(database)
  return {
    kind: "embedded",
    database,
    queueOptions: { db: fromPglite(client), backend: "pglite" },
    async migrate(folder = migrationsFolder) {
      // drizzle would read and hash all migrations first, and create its schema.
      if (await isMigrated(database, folder)) return
      await migrate(database, { migrationsFolder: folder })
    },
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
