import { createHash } from "node:crypto"
import { type FileHandle, mkdir, open } from "node:fs/promises"
import { dirname } from "node:path"
import type { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { AppError } from "../domain/errors.ts"
import type { PutOptions, WrittenFile } from "../ports.ts"

/**
 * Streams content into a new local file, counting and hashing on the way. The caller removes what a failure leaves.
 * Listens to the content from the first moment: one that breaks before would end the process.
 *
 * @param finish - is given the written file before it is closed.
 * @throws {AppError} `payload_too_large`.
 */
export async function receiveFile(
  path: string,
  content: Readable,
  options: PutOptions,
  finish: (handle: FileHandle) => Promise<void> = async () => undefined,
): Promise<WrittenFile> {
  const hash = createHash("sha256")
  let sizeBytes = 0
  const write = async (source: AsyncIterable<Buffer>) => {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const handle = await open(path, "wx", 0o600)
    try {
      for await (const chunk of source) {
        sizeBytes += chunk.length
        if (sizeBytes > options.maxBytes) {
          throw new AppError("payload_too_large", `file: must have at most ${options.maxBytes} bytes`)
        }
        hash.update(chunk)
        await handle.appendFile(chunk)
      }
      await finish(handle)
    } finally {
      await handle.close()
    }
  }
  let writing = Promise.resolve()
  try {
    await pipeline(content, (source: AsyncIterable<Buffer>) => (writing = write(source)), { signal: options.signal })
  } catch (error) {
    // `pipeline` does not wait for the writer, which may be about to make the file that the caller removes.
    await writing.catch(() => undefined)
    throw error
  }
  return { sizeBytes, sha256: hash.digest("hex") }
}
