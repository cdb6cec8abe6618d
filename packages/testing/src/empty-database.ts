import { execFile } from "node:child_process"
import { randomUUID } from "node:crypto"
import { openAsBlob } from "node:fs"
import { access, mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { PGlite } from "@electric-sql/pglite"
import { z } from "zod"

/*
 * Creating an empty PGlite takes 1.9 s of one core, loading a copy of one 0.23 s (measured, 2 cores). The copy is kept
 * in the machine's temporary directory under the version of PGlite and the user's id, for all test files and runs.
 */

/** Returns the content of an empty PGlite in memory. */
export async function emptyDatabase(): Promise<Blob> {
  return openAsBlob(await emptyDatabaseArchive())
}

/**
 * Unpacks an empty embedded database into a data directory of the server that does not exist yet or is empty, so that
 * its first start only has to migrate it.
 */
export async function addEmptyDatabase(dataDirectory: string): Promise<void> {
  const folder = join(dataDirectory, "database")
  const content = await readdir(dataDirectory).catch(() => [])
  if (content.length > 0) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // PGlite archives its files under absolute paths; tar strips the leading slash.
  const parameters = ["--extract", "--file", await emptyDatabaseArchive(), "--directory", folder]
  await promisify(execFile)("tar", parameters)
}

/** Returns the path of a tar file with an empty PGlite, which the first caller creates. */
async function emptyDatabaseArchive(): Promise<string> {
  // The package does not export its manifest.
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite")
  const manifest: unknown = JSON.parse(await readFile(join(dirname(entry), "../package.json"), "utf8"))
  const { version } = z.object({ version: z.string() }).parse(manifest)
  const directory = join(tmpdir(), `docsift-test-template-${process.getuid?.() ?? 0}`)
  const path = join(directory, `pglite-${version}.tar`)
  const exists = await access(path).then(
    () => true,
    () => false,
  )
  if (!exists) {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    const empty = await PGlite.create()
    const content = await empty.dumpDataDir("none")
    await empty.close()
    const temporary = `${path}.${randomUUID()}`
    await writeFile(temporary, Buffer.from(await content.arrayBuffer()))
    await rename(temporary, path)
  }
  return path
}
