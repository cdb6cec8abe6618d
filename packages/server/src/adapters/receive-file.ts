import { createHash } from "node:crypto"
import { createWriteStream } from "node:fs"
import { dirname } from "node:path"
import { type Readable, Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import { AppError } from "../domain/errors.ts"
import type { PutOptions, WrittenFile } from "../ports.ts"
import { makeFolders } from "../make-folders.ts"

/** What arrives while a write is at the disk goes with the next one: a call for each chunk cost a third of an upload. */
const bufferBytes = 256 * 1024
const headBytes = 64 * 1024

/**
 * Streams content into a new local file, counting and hashing on the way. The caller removes what a failure leaves.
 *
 * @param isFlushed - whether the content must be on the disk, and not only on its way there, before this resolves.
 * @throws {AppError} `payload_too_large`.
 */
export async function receiveFile(
  path: string,
  content: Readable,
  options: PutOptions,
  isFlushed = false,
): Promise<WrittenFile> {
  // One that breaks before it is read must not end the process; the pipeline sees it all the same.
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
  await makeFolders(dirname(path))
  const file = createWriteStream(path, { flags: "wx", mode: 0o600, flush: isFlushed, highWaterMark: bufferBytes })
  const closed = new Promise<void>((resolve) => file.once("close", resolve))
  try {
    await pipeline(content, measure, file, { signal: options.signal })
  } finally {
    // A write may still be at the disk, and the caller is about to move or to remove the file.
    await closed
  }
  return { sizeBytes, sha256: hash.digest("hex"), head: Buffer.concat(head).subarray(0, headBytes) }
}
