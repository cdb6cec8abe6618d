import { createHash, randomUUID } from "node:crypto"
import { mkdir, open, opendir, rename, rm, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { AppError, notFound } from "../domain/errors.ts"
import { type FileId, isId } from "../domain/ids.ts"
import type { ByteRange, FileStorage, PutOptions, StoredFileEntry, WrittenFile } from "../ports.ts"

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
    await mkdir(this.#incoming, { recursive: true, mode: 0o700 })
    const incoming = join(this.#incoming, `${fileId}.${randomUUID()}`)
    try {
      const written = await writeThrough(incoming, content, options)
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

  async withLocalFile<T>(fileId: FileId, use: (path: string) => Promise<T>): Promise<T> {
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
    for await (const { name, modifiedAt } of walk(this.#files)) {
      if (isId("file", name)) yield { fileId: name, modifiedAt }
    }
  }

  async deleteUnfinished(olderThan: Date): Promise<void> {
    for await (const { path, modifiedAt } of walk(this.#incoming)) {
      if (modifiedAt < olderThan) await rm(path, { force: true })
    }
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

  #pathOf(fileId: FileId): string {
    // The id is the only part of a path that comes from outside, and its form admits no separator.
    if (!isId("file", fileId)) throw notFound("file")
    return join(this.#files, fileId.slice(5, 7), fileId)
  }
}

async function writeThrough(path: string, content: Readable, options: PutOptions): Promise<WrittenFile> {
  const hash = createHash("sha256")
  let sizeBytes = 0
  const handle = await open(path, "wx", 0o600)
  try {
    await pipeline(
      content,
      async (source: AsyncIterable<Buffer>) => {
        for await (const chunk of source) {
          sizeBytes += chunk.length
          if (sizeBytes > options.maxBytes) throw tooLarge(options.maxBytes)
          hash.update(chunk)
          await handle.appendFile(chunk)
        }
      },
      { signal: options.signal },
    )
    // The row that will point here must not survive a power cut that the bytes did not.
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { sizeBytes, sha256: hash.digest("hex") }
}

function tooLarge(maxBytes: number): AppError {
  return new AppError("payload_too_large", `file: must have at most ${maxBytes} bytes`)
}

async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, "r")
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function* walk(root: string): AsyncIterable<{ path: string; name: string; modifiedAt: Date }> {
  const directory = await opendir(root, { recursive: true }).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (directory === undefined) return
  for await (const entry of directory) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const found = await stat(path).catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    })
    if (found !== undefined) yield { path, name: entry.name, modifiedAt: found.mtime }
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT"
}
