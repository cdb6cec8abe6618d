import { createHash } from "node:crypto"
import { once } from "node:events"
import { createWriteStream, type WriteStream } from "node:fs"
import { dirname } from "node:path"
import { type Readable, Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import { AppError } from "../domain/errors.ts"
import type { PutOptions, WrittenFile } from "../ports.ts"
import { makeFolders } from "../make-folders.ts"
import { isMissing } from "./walk-files.ts"

/** Chunks that arrive during a write are written together: a write for each chunk cost a third of the time of an upload. */
const bufferBytes = 256 * 1024
const headBytes = 64 * 1024

/** Opens a new file, and creates its folder if that is missing: to look for the folder first costs two calls of the system for each file. */
async function openNew(path: string): Promise<WriteStream> {
  try {
    return await openIn(path)
  } catch (error) {
    if (!isMissing(error)) throw error
    await makeFolders(dirname(path))
    return openIn(path)
  }
}

async function openIn(path: string): Promise<WriteStream> {
  const file = createWriteStream(path, { flags: "wx", mode: 0o600, highWaterMark: bufferBytes })
  await once(file, "open")
  return file
}

/**
 * Streams content into a new local file, and measures and hashes it. The caller removes the file after a failure.
 *
 * @throws {AppError} `payload_too_large`.
 */
export async function receiveFile(path: string, content: Readable, options: PutOptions): Promise<WrittenFile> {
  // A stream that fails before it is read must not end the process; the pipeline gets the error anyway.
  content.on("error", () => undefined)
  const hash = createHash("sha256")
  const head: Buffer[] = []
  let sizeBytes = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      sizeBytes += chunk.length
      if (sizeBytes > options.maxBytes) {
        return next(new AppError("payload_too_large", `file: must have at most ${options.maxBytes} bytes`))
      }
      if (sizeBytes - chunk.length < headBytes) head.push(chunk)
      hash.update(chunk)
      next(undefined, chunk)
    },
  })
  const file = await openNew(path)
  const closed = new Promise<void>((resolve) => file.once("close", resolve))
  try {
    await pipeline(content, measure, file, { signal: options.signal })
  } finally {
    // A write may still be in progress, and the caller is about to move or remove the file.
    await closed
  }
  return { sizeBytes, sha256: hash.digest("hex"), head: Buffer.concat(head).subarray(0, headBytes) }
}
