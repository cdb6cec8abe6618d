import { randomBytes, randomUUID } from "node:crypto"
import { open, readdir, rename, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { makeFolders } from "../make-folders.ts"
import { isMissing } from "./walk-files.ts"

const probePrefix = "probe."

/**
 * What a probe writes. An empty file, and on some file systems one of a few bytes, can be made on a disk without a free
 * block; 64 KiB is the largest block of common file systems, and less than most documents. Random, since a file system that
 * compresses would keep zeros for nothing.
 */
const probeContent = randomBytes(64 * 1024)

/**
 * Balancers ask every second or two; more often nothing is written, however often `/readyz` is asked, which needs no key: a
 * disk must not be worn out, nor kept from others, by probes, least of all one that is full or slow.
 */
const freshMs = 1_000

/** A folder on this machine, and whether files can be written into it. */
export class WritableFolder {
  readonly #path: string
  readonly #finalPath: string
  /** Of the last probe, or of the one that runs. */
  #outcome: Promise<void> = Promise.resolve()
  #freshUntil = -Infinity

  /** @param finalPath - where what is written to `path` is moved in the end. @default the same */
  constructor(path: string, finalPath = path) {
    this.#path = path
    this.#finalPath = finalPath
  }

  /** Probes by {@link probeWritable}, or gives the outcome of a probe within the last second. @throws when it failed. */
  check(): Promise<void> {
    if (performance.now() >= this.#freshUntil) {
      // While a probe runs everybody waits for it.
      this.#freshUntil = Infinity
      this.#outcome = probeWritable(this.#path, this.#finalPath).finally(() => {
        this.#freshUntil = performance.now() + freshMs
      })
    }
    return this.#outcome
  }
}

/**
 * Writes a file of some KiB to a folder, which is made where it is missing, waits until the disk has it, moves it to another
 * folder, and removes it.
 *
 * @throws when that is not possible, such as on a full disk; nothing is left then either.
 */
export async function probeWritable(folder: string, finalFolder = folder): Promise<void> {
  await makeFolders(folder)
  const name = `${probePrefix}${randomUUID()}`
  const path = join(folder, name)
  const finalPath = join(finalFolder, name)
  const handle = await open(path, "wx", 0o600)
  try {
    await handle.writeFile(probeContent)
    // Some file systems find out only now that there is no space.
    await handle.sync()
    if (finalPath !== path) await rename(path, finalPath)
  } finally {
    try {
      await handle.close()
    } finally {
      // Closing can fail as well, on network file systems.
      await rm(path, { force: true })
      await rm(finalPath, { force: true })
    }
  }
}

/** Removes probes of processes that were killed in the middle of one. */
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
