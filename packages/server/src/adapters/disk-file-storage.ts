import { randomUUID } from "node:crypto"
import { mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { Readable } from "node:stream"
import { notFound, storageUnavailable } from "../domain/errors.ts"
import { type FileId, isId } from "../domain/ids.ts"
import type { ByteRange, FileStorage, PutOptions, StoredFileEntry, WrittenFile } from "../ports.ts"
import { removeOldProbes, WritableFolder } from "./writable-folder.ts"
import { receiveFile } from "./receive-file.ts"
import { isMissing, removeOldFiles, walkFiles } from "./walk-files.ts"
import { makeFolders } from "../make-folders.ts"

/*
 * files/<first two hex digits>/<file id>: 256 folders keep directory listings short at a million files. A file is
 * written under `incoming/`, flushed, and moved into place: under its own name it is always complete.
 *
 * The folders are made once. When `files` is gone later, most likely a disk is not mounted any more, and what would be
 * written to the folder below it would be lost to sight when the disk is back.
 */

/** Begins with a dot: no document's name does. */
const markName = ".deployment"

/** Keeps documents in a directory. */
export class DiskFileStorage implements FileStorage {
  readonly place: string
  readonly #files: string
  readonly #incoming: string
  readonly #writable: WritableFolder
  #isMade = false

  constructor(directory: string) {
    this.place = join(directory, "files")
    this.#files = this.place
    this.#incoming = join(directory, "incoming")
    this.#writable = new WritableFolder(this.#incoming, this.#files)
  }

  /** Opens the store and makes its folders. Where that fails, {@link check} says so until it is mended. */
  static async open(directory: string): Promise<DiskFileStorage> {
    const storage = new DiskFileStorage(directory)
    await storage.#ensureFolders().catch(() => undefined)
    return storage
  }

  async put(fileId: FileId, content: Readable, options: PutOptions): Promise<WrittenFile> {
    const incoming = join(this.#incoming, `${fileId}.${randomUUID()}`)
    try {
      // The row that will point here must not survive a power cut that the bytes did not.
      const written = await receiveFile(incoming, content, options, true)
      const path = this.#pathOf(fileId)
      await rename(incoming, path).catch(async (error: unknown) => {
        if (!isMissing(error)) throw error
        // The first file of its folder; or the disk is not mounted any more.
        await this.#ensureFolders()
        await makeFolder(dirname(path))
        await rename(incoming, path)
      })
      await syncDirectory(dirname(path))
      return written
    } catch (error) {
      content.destroy()
      await rm(incoming, { force: true })
      throw error
    }
  }

  async open(fileId: FileId, range?: ByteRange): Promise<Readable> {
    const handle = await open(this.#pathOf(fileId), "r").catch((error: unknown) => this.#explain(error))
    return handle.createReadStream(range ?? {})
  }

  async withLocalFile<T>(fileId: FileId, signal: AbortSignal, use: (path: string) => Promise<T>): Promise<T> {
    signal.throwIfAborted()
    const path = this.#pathOf(fileId)
    // Opened, since the right to see a file's name is not the right to read it.
    const handle = await open(path, "r").catch((error: unknown) => this.#explain(error))
    await handle.close()
    return use(path)
  }

  async delete(fileId: FileId): Promise<void> {
    await rm(this.#pathOf(fileId), { force: true })
  }

  async *list(): AsyncIterable<StoredFileEntry> {
    for await (const { path, name, modifiedAt } of walkFiles(this.#files)) {
      // A document in another folder, as after a copy from a bucket, is one that nobody can open.
      if (isId("file", name) && path === this.#pathOf(name)) yield { fileId: name, modifiedAt }
    }
  }

  async deleteUnfinished(olderThan: Date): Promise<void> {
    await removeOldFiles(this.#incoming, olderThan)
    await removeOldProbes(this.#files, olderThan)
  }

  async readMark(): Promise<string | undefined> {
    try {
      return (await readFile(join(this.#files, markName), "utf8")).trim()
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  async writeMark(mark: string): Promise<void> {
    const aside = join(this.#incoming, `${markName}.${randomUUID()}`)
    await this.#ensureFolders()
    // No secret: a command that runs as root must not leave a mark that the server cannot read.
    await writeFile(aside, `${mark}\n`, { mode: 0o644, flag: "wx", flush: true })
    await rename(aside, join(this.#files, markName))
    await syncDirectory(this.#files)
  }

  async presign(): Promise<undefined> {
    return undefined
  }

  async check(): Promise<void> {
    await this.#ensureFolders()
    await this.#writable.check()
  }

  async close(): Promise<void> {}

  async #ensureFolders(): Promise<void> {
    if (this.#isMade) await this.#refuseMissing()
    else await makeFolders(this.#files)
    await makeFolders(this.#incoming)
    this.#isMade = true
  }

  async #refuseMissing(): Promise<void> {
    await stat(this.#files).catch((cause: unknown) => {
      throw storageUnavailable(new Error(`${this.#files} cannot be found any more. Is its disk mounted?`, { cause }))
    })
  }

  /** A file is gone only where the others are still to be seen: else its execution would fail for good. */
  async #explain(error: unknown): Promise<never> {
    if (!isMissing(error)) throw error
    if (this.#isMade) await this.#refuseMissing()
    throw notFound("file")
  }

  #pathOf(fileId: FileId): string {
    // The id is the only part of a path that comes from outside, and its form admits no separator.
    if (!isId("file", fileId)) throw notFound("file")
    return join(this.#files, fileId.slice(5, 7), fileId)
  }
}

/** Makes one folder, and none above it. */
async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error
  })
}

async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, "r")
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
