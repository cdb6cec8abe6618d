import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  type CompletedPart,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
} from "@aws-sdk/client-s3"
import { type FileHandle, open } from "node:fs/promises"
import { ByteBudget } from "./byte-budget.ts"
import type { S3Connection } from "./s3-connection.ts"

/*
 * A file of up to one part is sent by a single request, a larger one as a multipart upload, one part after another. Each
 * request has its body in memory: only then can the SDK retry it and send length and checksum as plain headers, which every
 * S3-compatible server reads. The budget bounds these bytes for all uploads of the process.
 *
 * `@aws-sdk/lib-storage` does the same without bounds on memory, time and cancellation; see docs/dependencies.md.
 */

/** S3 allows 5 MiB to 5 GiB, and 10,000 parts: 78 GiB with this size, more than the largest file that can be configured. */
export const partBytes = 8 * 1024 * 1024
const budgetBytes = 6 * partBytes
/** Enough for a part at 1 Mbit/s, and for a store to assemble thousands of parts. */
const deadlineMs = 90_000
const cleanUpMs = 5_000

/** Headers with which a browser downloads an object as plain bytes if it is fetched without the server's signed URL. */
const harmless = { ContentType: "application/octet-stream", ContentDisposition: "attachment" }

/** Uploads local files to a bucket. */
export class S3Upload {
  readonly #connection: S3Connection
  readonly #budget = new ByteBudget(budgetBytes)

  constructor(connection: S3Connection) {
    this.#connection = connection
  }

  /** Uploads a file. A failure aborts a multipart upload, which removes its parts unless the store is unavailable. */
  async send(key: string, path: string, sizeBytes: number, signal: AbortSignal): Promise<void> {
    const handle = await open(path, "r")
    try {
      if (sizeBytes > partBytes) await this.#sendParts(key, handle, sizeBytes, signal)
      else await this.#sendAtOnce(key, handle, sizeBytes, signal)
    } finally {
      await handle.close()
    }
  }

  async #sendAtOnce(key: string, handle: FileHandle, sizeBytes: number, signal: AbortSignal): Promise<void> {
    const { client, bucket: Bucket } = this.#connection
    await this.#budget.run(sizeBytes, signal, async () => {
      const Body = await readPart(handle, 0, sizeBytes)
      const command = new PutObjectCommand({ Bucket, Key: key, Body, ...harmless })
      await this.#connection.call("PutObject", (options) => client.send(command, options), { deadlineMs, signal })
    })
  }

  async #sendParts(key: string, handle: FileHandle, sizeBytes: number, signal: AbortSignal): Promise<void> {
    const { client, bucket: Bucket } = this.#connection
    const create = new CreateMultipartUploadCommand({ Bucket, Key: key, ...harmless })
    // Not cancelled by the signal: an upload whose id is not known could not be aborted.
    const { UploadId } = await this.#connection.call("CreateMultipartUpload", (options) => client.send(create, options))
    const upload = { Bucket, Key: key, UploadId }
    try {
      const Parts: CompletedPart[] = []
      for (let start = 0; start < sizeBytes; start += partBytes) {
        const length = Math.min(partBytes, sizeBytes - start)
        Parts.push(await this.#sendPart({ ...upload, PartNumber: Parts.length + 1 }, handle, start, length, signal))
      }
      const complete = new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } })
      const options = { deadlineMs, signal }
      await this.#connection.call("CompleteMultipartUpload", (bound) => client.send(complete, bound), options)
    } catch (error) {
      const abort = new AbortMultipartUploadCommand(upload)
      await this.#connection
        .call("AbortMultipartUpload", (options) => client.send(abort, options), { deadlineMs: cleanUpMs })
        // The first failure matters more. Remaining parts are removed by housekeeping.
        .catch(() => undefined)
      throw error
    }
  }

  async #sendPart(
    part: { Bucket: string; Key: string; UploadId: string | undefined; PartNumber: number },
    handle: FileHandle,
    start: number,
    length: number,
    signal: AbortSignal,
  ): Promise<CompletedPart> {
    return this.#budget.run(length, signal, async () => {
      const command = new UploadPartCommand({ ...part, Body: await readPart(handle, start, length) })
      const { client } = this.#connection
      const options = { deadlineMs, signal }
      const sent = await this.#connection.call("UploadPart", (bound) => client.send(command, bound), options)
      return { PartNumber: part.PartNumber, ETag: sent.ETag, ChecksumCRC32: sent.ChecksumCRC32 }
    })
  }
}

async function readPart(handle: FileHandle, start: number, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(length)
  for (let offset = 0; offset < length;) {
    const { bytesRead } = await handle.read(bytes, offset, length - offset, start + offset)
    if (bytesRead === 0) throw new Error("a received file became shorter during its upload to the store")
    offset += bytesRead
  }
  return bytes
}
