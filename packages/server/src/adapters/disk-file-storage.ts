import { randomUUID } from "node:crypto"
import {
  access,
  constants,
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises"
import { dirname, join } from "node:path"
import type { Readable } from "node:stream"
import { codeOf } from "../domain/causes.ts"
import { notFound, storageUnavailable } from "../domain/errors.ts"
import { type FileId, isId } from "../domain/ids.ts"
import type { ByteRange, FileStorage, PutOptions, StoredFileEntry, WrittenFile } from "../ports/file-storage.ts"
import { removeOldProbes, WritableFolder } from "./writable-folder.ts"
import { receiveFile } from "./receive-file.ts"
import { runBounded } from "./run-bounded.ts"
import { isMissing, removeOldFiles } from "./walk-files.ts"
import { makeFolders } from "../make-folders.ts"

/*
 * files/<first two hex digits>/<file id>: 256 folders keep directory listings short at a million files. A file is
 * written under `incoming/`, moved into place, and flushed with its folder before a row names it. A power cut may leave an
 * incomplete file under its own name, but then no row, and the sweep of orphans removes it.
 *
 * The folders are created once. If `files` is missing later, its disk is probably no longer mounted, and files written to
 * the mount point would be hidden once the disk is back.
 */

/** The deployment marker. It starts with a dot, which no document's name does. */
const markerName = ".deployment"

/** Deletions at a time: as many as Node runs in threads by default. A network file system takes milliseconds for each. */
const maxDeletions = 4

/** A document store in a directory. */
export class DiskFileStorage implements FileStorage {
  readonly location: string
  readonly #files: string
  readonly #incoming: string
  readonly #writable: WritableFolder
  #isCreated = false

  constructor(directory: string) {
    this.location = join(directory, "files")
    this.#files = this.location
    this.#incoming = join(directory, "incoming")
    this.#writable = new WritableFolder(this.#incoming, this.#files)
  }

  /** Opens the store and creates its folders. If that fails, {@link check} throws until it is fixed. */
  static async open(directory: string): Promise<DiskFileStorage> {
    const storage = new DiskFileStorage(directory)
    await storage.#ensureFolders().catch(() => undefined)
    return storage
  }

  async put(fileId: FileId, content: Readable, options: PutOptions): Promise<WrittenFile> {
    let stored = join(this.#incoming, `${fileId}.${randomUUID()}`)
    let file: FileHandle | undefined
    try {
      const received = await receiveFile(stored, content, options)
      file = received.file
      stored = await this.#move(stored, this.#pathOf(fileId))
      // The row that will name this file must not survive a power cut that the bytes or the name did not. A journaling file
      // system writes both at once: flushed before the move and again after it, eight callers took half as long again.
      await Promise.all([file.sync(), flush(dirname(stored))])
      return received.written
    } catch (error) {
      content.destroy()
      await rm(stored, { force: true })
      throw error
    } finally {
      await file?.close()
    }
  }

  async #move(incoming: string, path: string): Promise<string> {
    await rename(incoming, path).catch(async (error: unknown) => {
      if (!isMissing(error)) throw error
      // The first file of its folder, or the disk is no longer mounted.
      await this.#ensureFolders()
      await makeFolder(dirname(path))
      await rename(incoming, path)
    })
    return path
  }

  async open(fileId: FileId, range?: ByteRange): Promise<Readable> {
    const handle = await open(this.#pathOf(fileId), "r").catch((error: unknown) => this.#explain(error))
    return handle.createReadStream(range ?? {})
  }

  async withLocalFile<T>(fileId: FileId, signal: AbortSignal, use: (path: string) => Promise<T>): Promise<T> {
    signal.throwIfAborted()
    const path = this.#pathOf(fileId)
    await access(path, constants.R_OK).catch((error: unknown) => this.#explain(error))
    try {
      return await use(path)
    } catch (error) {
      // When the volume has gone since then, this is the cause, and not the document.
      await this.#ensureReadable(path)
      throw error
    }
  }

  /** Opens a file, because the right to list it does not imply the right to read it. */
  async #ensureReadable(path: string): Promise<void> {
    const handle = await open(path, "r").catch((error: unknown) => this.#explain(error))
    await handle.close()
  }

  async delete(fileId: FileId): Promise<void> {
    await rm(this.#pathOf(fileId), { force: true })
  }

  async deleteAll(fileIds: readonly FileId[]): Promise<void> {
    await runBounded(fileIds, maxDeletions, (fileId) => this.delete(fileId))
  }

  /** Holds the names of one folder in memory, 1/256 of all documents. */
  async *list(after?: FileId): AsyncIterable<StoredFileEntry> {
    const first = after === undefined ? "" : folderOf(after)
    for (const folder of await listNames(this.#files)) {
      if (folder < first) continue
      for (const name of await listNames(join(this.#files, folder))) {
        // A document in another folder, as after a copy from a bucket, cannot be opened.
        if (!isId("file", name) || folderOf(name) !== folder) continue
        if (after !== undefined && name <= after) continue
        const found = await stat(this.#pathOf(name)).catch((error: unknown) => {
          if (isMissing(error)) return undefined
          throw error
        })
        if (found?.isFile() === true) yield { fileId: name, modifiedAt: found.mtime }
      }
    }
  }

  async deleteUnfinished(olderThan: Date): Promise<void> {
    await removeOldFiles(this.#incoming, olderThan)
    await removeOldProbes(this.#files, olderThan)
  }

  async readMarker(): Promise<string | undefined> {
    try {
      return (await readFile(join(this.#files, markerName), "utf8")).trim()
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  async writeMarker(marker: string): Promise<void> {
    const aside = join(this.#incoming, `${markerName}.${randomUUID()}`)
    await this.#ensureFolders()
    // Readable by all, for it is no secret: a command run as root must not leave a marker that the server cannot read.
    await writeFile(aside, `${marker}\n`, { mode: 0o644, flag: "wx", flush: true })
    await rename(aside, join(this.#files, markerName))
    await flush(this.#files)
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
    if (this.#isCreated) await this.#requireFolder()
    else await makeFolders(this.#files)
    await makeFolders(this.#incoming)
    this.#isCreated = true
  }

  async #requireFolder(): Promise<void> {
    await stat(this.#files).catch((cause: unknown) => {
      throw storageUnavailable(new Error(`${this.#files} no longer exists. Is its disk mounted?`, { cause }))
    })
  }

  /** A file counts as missing only while its store exists: otherwise its execution would fail for good. */
  async #explain(error: unknown): Promise<never> {
    if (!isMissing(error)) throw error
    if (this.#isCreated) await this.#requireFolder()
    throw notFound("file")
  }

  #pathOf(fileId: FileId): string {
    // The id is the only untrusted part of a path, and its form allows no separator.
    if (!isId("file", fileId)) throw notFound("file")
    return join(this.#files, folderOf(fileId), fileId)
  }
}

function folderOf(fileId: FileId): string {
  return fileId.slice(5, 7)
}

/** Lists what is in a folder, in the order of the names; nothing if it is missing or a file. */
async function listNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error) || codeOf(error) === "ENOTDIR") return []
    throw error
  })
  return names.toSorted((one, other) => (one < other ? -1 : 1))
}

/** Creates one folder, and no parent. */
async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
    if (codeOf(error) !== "EEXIST") throw error
  })
}

/** Waits until the names in a folder are on the disk. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, "r")
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
