import { execFile } from "node:child_process"
import { randomUUID } from "node:crypto"
import { openAsBlob } from "node:fs"
import { access, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { constants, gzip } from "node:zlib"
import { PGlite } from "@electric-sql/pglite"
import { childEnvironment } from "./child-environment.ts"
import { hashSchema } from "./schema-hash.ts"
import { sourceArguments } from "./programs.ts"

/*
 * Creating and migrating a PGlite takes 3 s of one core, loading a copy of one 0.27 s (measured). The copy is kept for all
 * test files and runs, under a hash of all that it is made of.
 */

/**
 * Statements that remove what tests do not need: buffers that each start would fill with zeros, and the databases from which
 * new ones are made. Loading a copy takes 0.48 s without them.
 */
const reduction = [
  "alter system set shared_buffers = '16MB'",
  "update pg_database set datistemplate = false where datname in ('template0', 'template1')",
  "drop database template0",
  "drop database template1",
]

const folder = fileURLToPath(new URL("../../../node_modules/.cache/docsift/databases", import.meta.url))
const run = promisify(execFile)

/** Returns the content of a PGlite as `docsift-server migrate` leaves it: with all schemas, and no rows of a deployment. */
export async function migratedDatabase(): Promise<Blob> {
  return openAsBlob(await prepareMigratedDatabase())
}

/**
 * Unpacks a migrated embedded database into a data directory of the server that does not exist yet or is empty, so that its
 * first start only has to open it.
 */
export async function addMigratedDatabase(dataDirectory: string): Promise<void> {
  const database = join(dataDirectory, "database")
  const content = await readdir(dataDirectory).catch(() => [])
  if (content.length > 0) return
  await mkdir(database, { recursive: true, mode: 0o700 })
  // PGlite archives its files under absolute paths; tar strips the leading slash.
  await run("tar", ["--extract", "--file", await prepareMigratedDatabase(), "--directory", database])
}

/** Returns the path of a tar file with a migrated PGlite, which the first caller creates. */
export async function prepareMigratedDatabase(): Promise<string> {
  const path = join(folder, `${await hashSchema(reduction.join())}.tar`)
  if (!(await exists(path))) {
    const content = await migrateNew()
    await mkdir(folder, { recursive: true })
    await writeWhole(path, Buffer.from(await content.arrayBuffer()))
    // Nothing loads the copies of earlier versions, of 40 MB each.
    const others = (await readdir(folder)).filter((name) => /\.tar(?:\.gz)?$/.test(name) && join(folder, name) !== path)
    for (const name of others) await rm(join(folder, name), { force: true })
  }
  return path
}

/** Returns the path of the same file in gzip's format, as the build of the server has it, which the first caller creates. */
export async function compressMigratedDatabase(): Promise<string> {
  const source = await prepareMigratedDatabase()
  const path = `${source}.gz`
  if (await exists(path)) return path
  // Stored as it is: some twenty starts read it.
  const content = await promisify(gzip)(await readFile(source), { level: constants.Z_NO_COMPRESSION })
  await writeWhole(path, content)
  return path
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** Writes a file that no other process sees half written. */
async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  const temporary = `${path}.${randomUUID()}`
  await writeFile(temporary, content)
  await rename(temporary, path)
}

async function migrateNew(): Promise<Blob | File> {
  const directory = await mkdtemp(join(tmpdir(), "docsift-migrated-"))
  try {
    const env = { ...childEnvironment(), DOCSIFT_DATA_DIR: directory }
    await run(process.execPath, [...sourceArguments("server"), "migrate"], { env })
    const migrated = await PGlite.create({ dataDir: join(directory, "database") })
    for (const statement of reduction) await migrated.exec(statement)
    const content = await migrated.dumpDataDir("none")
    await migrated.close()
    return content
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
