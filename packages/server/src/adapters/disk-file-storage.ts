import { randomUUID } from "node:crypto"
import { mkdir, open, rename, rm, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { Readable } from "node:stream"
import { notFound } from "../domain/errors.ts"
import { type FileId, isId } from "../domain/ids.ts"
import type { ByteRange, FileStorage, PutOptions, StoredFileEntry, WrittenFile } from "../ports.ts"
import { receiveFile } from "./receive-file.ts"
import { isMissing, removeOldFiles, walkFiles } from "./walk-files.ts"

/*
 * files/<first two hex digits>/<file id>: 256 folders keep directory listings short at a million files. A file is
 * written under `incoming/`, flushed, and moved into place: under its own name it is always complete.
 */

/** Keeps documents in a directory. */
export class DiskFileStorage implements FileStorage {
  readonly #files: string
  readonly #incoming: string

  constructor(directory: string) {
    this.#files = join(directory, "files")
    this.#incoming = join(directory, "incoming")
  }

  async put(fileId: FileId, content: Readable, options: PutOptions): Promise<WrittenFile> {
    const incoming = join(this.#incoming, `${fileId}.${randomUUID()}`)
    try {
      // The row that will point here must not survive a power cut that the bytes did not.
      const written = await receiveFile(incoming, content, options, (handle) => handle.sync())
      const path = this.#pathOf(fileId)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await rename(incoming, path)
      await syncDirectory(dirname(path))
      return written
    } catch (error) {
      content.destroy()
      await rm(incoming, { force: true })
      throw error
    }
  }

  async open(fileId: FileId, range?: ByteRange): Promise<Readable> {
    const handle = await open(this.#pathOf(fileId), "r").catch((error: unknown) => {
      throw isMissing(error) ? notFound("file") : error
    })
    return handle.createReadStream(range ?? {})
  }

  async withLocalFile<T>(fileId: FileId, signal: AbortSignal, use: (path: string) => Promise<T>): Promise<T> {
    signal.throwIfAborted()
    const path = this.#pathOf(fileId)
    await stat(path).catch((error: unknown) => {
      throw isMissing(error) ? notFound("file") : error
    })
    return use(path)
  }

  async delete(fileId: FileId): Promise<void> {
    await rm(this.#pathOf(fileId), { force: true })
  }

  async *list(): AsyncIterable<StoredFileEntry> {
    for await (const { name, modifiedAt } of walkFiles(this.#files)) {
      if (isId("file", name)) yield { fileId: name, modifiedAt }
    }
  }

  async deleteUnfinished(olderThan: Date): Promise<void> {
    await removeOldFiles(this.#incoming, olderThan)
  }

  async presign(): Promise<undefined> {
    return undefined
  }

  async check(): Promise<void> {
    await mkdir(this.#incoming, { recursive: true, mode: 0o700 })
    const path = join(this.#incoming, `check.${randomUUID()}`)
    const handle = await open(path, "wx", 0o600)
    await handle.close()
    await rm(path)
  }

  async close(): Promise<void> {}

  #pathOf(fileId: FileId): string {
    // The id is the only part of a path that comes from outside, and its form admits no separator.
    if (!isId("file", fileId)) throw notFound("file")
    return join(this.#files, fileId.slice(5, 7), fileId)
  }
}

async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, "r")
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
