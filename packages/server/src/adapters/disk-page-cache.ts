import { randomUUID } from "node:crypto"
import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { type FileId, isId } from "../domain/ids.ts"
import { makeFolders } from "../make-folders.ts"
import type { PageCache, PageImageKey } from "../ports/page-cache.ts"
import { isMissing } from "./walk-files.ts"

/*
 * `pages/<file id>/<page>-<width>.png`. The cache is best effort: an image that cannot be written or
 * read is drawn again. The sizes are known in memory; they are read from the disk once, at the first use.
 */

interface Entry {
  readonly fileId: FileId
  readonly bytes: number
}

/** Page images in a local folder, with a limit in bytes. */
export class DiskPageCache implements PageCache {
  readonly #folder: string
  readonly #maxBytes: number
  /** By path inside the folder, oldest first. */
  readonly #entries = new Map<string, Entry>()
  #bytes = 0
  #loaded: Promise<void> | undefined

  /** @param maxBytes - 0 keeps nothing. */
  constructor(folder: string, maxBytes: number) {
    this.#folder = folder
    this.#maxBytes = maxBytes
  }

  async get(key: PageImageKey): Promise<Uint8Array<ArrayBuffer> | undefined> {
    if (this.#maxBytes === 0) return undefined
    const name = nameOf(key)
    return readFile(join(this.#folder, name)).then(
      (bytes) => new Uint8Array(bytes),
      () => undefined,
    )
  }

  async put(key: PageImageKey, bytes: Uint8Array): Promise<void> {
    if (bytes.length > this.#maxBytes) return
    await this.#load()
    const name = nameOf(key)
    const path = join(this.#folder, name)
    const unfinished = `${path}.${randomUUID()}`
    await makeFolders(join(this.#folder, key.fileId))
    try {
      await writeFile(unfinished, bytes, { mode: 0o600 })
      await rename(unfinished, path)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
    this.#forget(name)
    this.#remember(name, { fileId: key.fileId, bytes: bytes.length })
    await this.#removeOldest()
  }

  async remove(fileId: FileId): Promise<void> {
    if (!isId("file", fileId)) return
    for (const [name, entry] of this.#entries) if (entry.fileId === fileId) this.#forget(name)
    await rm(join(this.#folder, fileId), { recursive: true, force: true })
  }

  async listFiles(): Promise<FileId[]> {
    return (await namesIn(this.#folder)).filter((name) => isId("file", name))
  }

  /** Reads what an earlier process has left; all callers share one reading. */
  #load(): Promise<void> {
    this.#loaded ??= this.#readFolder().catch((error: unknown) => {
      this.#loaded = undefined
      throw error
    })
    return this.#loaded
  }

  async #readFolder(): Promise<void> {
    const found: { name: string; entry: Entry; modifiedAt: number }[] = []
    for (const fileId of await this.listFiles()) {
      for (const base of await namesIn(join(this.#folder, fileId))) {
        const name = `${fileId}/${base}`
        const file = await stat(join(this.#folder, name)).catch(() => undefined)
        if (file !== undefined) found.push({ name, entry: { fileId, bytes: file.size }, modifiedAt: file.mtimeMs })
      }
    }
    for (const { name, entry } of found.sort((a, b) => a.modifiedAt - b.modifiedAt)) this.#remember(name, entry)
  }

  async #removeOldest(): Promise<void> {
    for (const [name] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return
      this.#forget(name)
      await rm(join(this.#folder, name), { force: true })
    }
  }

  #remember(name: string, entry: Entry): void {
    this.#entries.set(name, entry)
    this.#bytes += entry.bytes
  }

  #forget(name: string): void {
    this.#bytes -= this.#entries.get(name)?.bytes ?? 0
    this.#entries.delete(name)
  }
}

/** Returns the path inside the folder; an id has no characters that could lead out of it. */
function nameOf({ fileId, page, width }: PageImageKey): string {
  if (!isId("file", fileId)) throw new Error("the file id of a page image is not an id")
  return `${fileId}/${page}-${width}.png`
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
}
