import { randomBytes, randomUUID } from "node:crypto"
import { open, readdir, rename, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { makeFolders } from "../make-folders.ts"
import { isMissing } from "./walk-files.ts"

const probePrefix = "probe."

/**
 * The content of a probe. An empty file, and on some file systems one of a few bytes, can be created on a disk without a
 * free block; 64 KiB is the largest block of common file systems, and less than most documents. Random, because zeros take
 * no space on a file system with compression.
 */
const probeContent = randomBytes(64 * 1024)

/**
 * Shortest time between two probes. Load balancers probe every second or two. `/readyz` needs no key, so its requests must
 * not wear out or occupy the disk, least of all a full or slow one.
 */
const freshMs = 1_000

/** A local folder whose writability is probed. */
export class WritableFolder {
  readonly #path: string
  readonly #finalPath: string
  /** The outcome of the last probe, or of the one in progress. */
  #outcome: Promise<void> = Promise.resolve()
  #freshUntil = -Infinity

  /** @param finalPath - the folder that files are moved to from `path`. @default the same */
  constructor(path: string, finalPath = path) {
    this.#path = path
    this.#finalPath = finalPath
  }

  /** Runs {@link probeWritable}, or returns the outcome of a probe within the last second. @throws when it failed. */
  check(): Promise<void> {
    if (performance.now() >= this.#freshUntil) {
      // All callers wait for the probe in progress.
      this.#freshUntil = Infinity
      this.#outcome = probeWritable(this.#path, this.#finalPath).finally(() => {
        this.#freshUntil = performance.now() + freshMs
      })
    }
    return this.#outcome
  }
}

/**
 * Writes a file of 64 KiB to a folder, which is created if missing, flushes it, moves it to another folder, and removes it.
 *
 * @throws when that is not possible, such as on a full disk; nothing is left behind then either.
 */
export async function probeWritable(folder: string, finalFolder = folder): Promise<void> {
  await makeFolders(folder)
  const name = `${probePrefix}${randomUUID()}`
  const path = join(folder, name)
  const finalPath = join(finalFolder, name)
  const handle = await open(path, "wx", 0o600)
  try {
    await handle.writeFile(probeContent)
    // Some file systems report only now that there is no space.
    await handle.sync()
    if (finalPath !== path) await rename(path, finalPath)
  } finally {
    try {
      await handle.close()
    } finally {
      // Closing can fail, too, on network file systems.
      await rm(path, { force: true })
      await rm(finalPath, { force: true })
    }
  }
}

/** Removes the probes of processes that were killed during one. */
export async function removeOldProbes(folder: string, olderThan: Date): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  for (const name of names.filter((name) => name.startsWith(probePrefix))) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found !== undefined && found.mtime < olderThan) await rm(path, { force: true })
  }
}
