import { randomBytes, randomUUID } from "node:crypto"
import { open, rm } from "node:fs/promises"
import { join } from "node:path"
import { makeFolders } from "../make-folders.ts"

/**
 * What the proof writes. An empty file, and on some file systems one of a few bytes, can be made on a disk without a free
 * block; 64 KiB is the largest block of common file systems, and less than most documents. Random, since a file system that
 * compresses would keep zeros for nothing.
 */
const proof = randomBytes(64 * 1024)

/**
 * Balancers ask every second or two; more often nothing is written, however often `/readyz` is asked, which needs no key: a
 * disk must not be worn out, nor kept from others, by probes.
 */
const freshMs = 1_000

/** A folder on this machine, and whether files can be written into it. */
export class WritableFolder {
  readonly #path: string
  #provenAt = -Infinity

  constructor(path: string) {
    this.#path = path
  }

  /** Proves it by {@link proveWritable}, unless that was done within the last second. @throws when it is not possible. */
  async check(): Promise<void> {
    if (performance.now() - this.#provenAt < freshMs) return
    await proveWritable(this.#path)
    this.#provenAt = performance.now()
  }
}

/**
 * Writes a file of some KiB to a folder, which is made where it is missing, waits until the disk has it, and removes it.
 *
 * @throws when that is not possible, such as on a full disk; nothing is left then either.
 */
export async function proveWritable(folder: string): Promise<void> {
  await makeFolders(folder)
  const path = join(folder, `check.${randomUUID()}`)
  const handle = await open(path, "wx", 0o600)
  try {
    await handle.writeFile(proof)
    // Some file systems find out only now that there is no space.
    await handle.sync()
  } finally {
    await handle.close()
    await rm(path, { force: true })
  }
}
