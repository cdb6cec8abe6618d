import { createHash } from "node:crypto"
import { type FileHandle, open } from "node:fs/promises"
import { dirname } from "node:path"
import { type Readable, Writable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { callbackify } from "node:util"
import { AppError } from "../domain/errors.ts"
import type { PutOptions, WrittenFile } from "../ports/file-storage.ts"
import { makeFolders } from "../make-folders.ts"
import { isMissing } from "./walk-files.ts"

/** Chunks that arrive during a write are written together: a write for each chunk cost a third of the time of an upload. */
const bufferBytes = 256 * 1024
const headBytes = 64 * 1024

/** Opens a new file, and creates its folder if that is missing: to look for the folder first costs two calls of the system for each file. */
async function openNew(path: string): Promise<FileHandle> {
  try {
    return await open(path, "wx", 0o600)
  } catch (error) {
    if (!isMissing(error)) throw error
    await makeFolders(dirname(path))
    return open(path, "wx", 0o600)
  }
}

/** A received file, which is still open: the caller closes it. */
export interface OpenReceivedFile {
  readonly file: FileHandle
  readonly written: WrittenFile
}

/**
 * Streams content into a new local file, and measures and hashes it. After a failure the file is closed, and the caller removes it.
 *
 * @throws {AppError} `payload_too_large`.
 */
export async function receiveFile(path: string, content: Readable, options: PutOptions): Promise<OpenReceivedFile> {
  // A stream that fails before it is read must not end the process; the pipeline gets the error anyway.
  content.on("error", () => undefined)
  const file = await openNew(path)
  const received = new ReceivedContent(file, options.maxBytes)
  const closed = new Promise<void>((resolve) => received.once("close", resolve))
  try {
    await pipeline(content, received, { signal: options.signal })
    return { file, written: received.written() }
  } catch (error) {
    // A write may still be in progress.
    await closed
    await file.close()
    throw error
  }
}

/** Measures, hashes and writes what it gets: one stream, because each one between the sender and the disk costs every chunk and every upload. */
class ReceivedContent extends Writable {
  readonly #file: FileHandle
  readonly #maxBytes: number
  readonly #hash = createHash("sha256")
  readonly #head: Buffer[] = []
  #sizeBytes = 0
  #isWriting = false
  /** Called when the write in progress has ended. */
  #onWritten: (() => void) | undefined

  constructor(file: FileHandle, maxBytes: number) {
    super({ highWaterMark: bufferBytes })
    this.#file = file
    this.#maxBytes = maxBytes
  }

  /** Returns what was written, once. */
  written(): WrittenFile {
    const head = Buffer.concat(this.#head).subarray(0, headBytes)
    return { sizeBytes: this.#sizeBytes, sha256: this.#hash.digest("hex"), head }
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.#store([chunk], done)
  }

  override _writev(chunks: { readonly chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#store(
      chunks.map(({ chunk }) => chunk),
      done,
    )
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (this.#isWriting) this.#onWritten = () => done(error)
    else done(error)
  }

  #store(chunks: readonly Buffer[], done: (error?: Error) => void): void {
    for (const chunk of chunks) {
      if (this.#sizeBytes < headBytes) this.#head.push(chunk)
      this.#sizeBytes += chunk.length
      if (this.#sizeBytes > this.#maxBytes) {
        return done(new AppError("payload_too_large", `file: must have at most ${this.#maxBytes} bytes`))
      }
      this.#hash.update(chunk)
    }
    this.#isWriting = true
    write(this.#file, chunks, (error) => {
      this.#isWriting = false
      done(error ?? undefined)
      this.#onWritten?.()
    })
  }
}

/** Appends buffers to the file. The system may write a part of them, as on a disk that becomes full. */
async function writeAll(file: FileHandle, buffers: readonly Buffer[]): Promise<void> {
  let left = buffers.filter(({ length }) => length > 0)
  while (left.length > 0) {
    const { bytesWritten } = await file.writev(left)
    left = dropBytes(left, bytesWritten)
  }
}

const write = callbackify(writeAll)

function dropBytes(buffers: readonly Buffer[], count: number): Buffer[] {
  let dropped = count
  return buffers.flatMap((buffer) => {
    const rest = buffer.subarray(Math.min(dropped, buffer.length))
    dropped -= buffer.length - rest.length
    return rest.length === 0 ? [] : [rest]
  })
}
