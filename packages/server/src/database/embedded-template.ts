import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { promisify } from "node:util"
import { gunzip } from "node:zlib"

/**
 * Reads the content of a new embedded database, which the build prepared with all schemas: a tar archive of some 27 MB, as
 * PGlite loads it. Undefined when the server runs from its sources, whose migrations may be newer than any build.
 */
export async function readEmbeddedTemplate(): Promise<Blob | undefined> {
  const path = findTemplate()
  if (path === undefined) return undefined
  // PGlite would inflate it in a stream of small pieces.
  return new Blob([new Uint8Array(await promisify(gunzip)(await readFile(path)))])
}

function findTemplate(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve("#embedded-database")
  } catch {
    return undefined
  }
}
