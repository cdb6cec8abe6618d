import {
  AbortMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type ListMultipartUploadsCommandInput,
} from "@aws-sdk/client-s3"
import { getSignedUrl } from "@aws-sdk/s3-request-presigner"
import { randomUUID } from "node:crypto"
import { createWriteStream } from "node:fs"
import { rm } from "node:fs/promises"
import { join } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { notFound } from "../domain/errors.ts"
import { type FileId, isId } from "../domain/ids.ts"
import type { ByteRange, FileStorage, PresignOptions, PutOptions, StoredFileEntry, WrittenFile } from "../ports.ts"
import type { S3Config } from "../storage-config.ts"
import { WritableFolder } from "./writable-folder.ts"
import { receiveFile } from "./receive-file.ts"
import { isRefusal, S3Connection } from "./s3-connection.ts"
import { S3Upload } from "./s3-upload.ts"
import { removeOldFiles } from "./walk-files.ts"
import { makeFolders } from "../make-folders.ts"

/*
 * In the bucket: files/<file id> and the mark files/.deployment, nothing else. On this machine: `incoming/` for uploads on their way and `outgoing/`
 * for documents at work. An upload goes through a local file because S3 must know a part's length before its first
 * byte, and the smallest part is 5 MiB: in memory a hundred slow senders would hold a gigabyte. So only as many bytes
 * are in memory as are being sent at the moment, and a sender who breaks off never reaches the store.
 */

const prefix = "files/"
/** Among the documents, so that whoever copies them copies it, too; no document's key looks like it. */
const markKey = `${prefix}.deployment`
const checkMs = 2_000
const cleanUpMs = 5_000
/** An hour longer than the longest run that can be configured. */
const outgoingKeepMs = 25 * 60 * 60 * 1000

/** Keeps documents in a bucket of Amazon S3 or a server that speaks its protocol. */
export class S3FileStorage implements FileStorage {
  readonly place: string
  readonly #connection: S3Connection
  readonly #upload: S3Upload
  readonly #incoming: string
  readonly #outgoing: string
  readonly #writable: WritableFolder

  /** @param directory - for the files on their way; they need room for what is received and read at once. */
  constructor(config: S3Config, directory: string) {
    this.#connection = new S3Connection(config)
    this.place = this.#connection.place
    this.#upload = new S3Upload(this.#connection)
    this.#incoming = join(directory, "incoming")
    this.#writable = new WritableFolder(this.#incoming)
    this.#outgoing = join(directory, "outgoing")
  }

  async put(fileId: FileId, content: Readable, options: PutOptions): Promise<WrittenFile> {
    const key = keyOf(fileId)
    const path = join(this.#incoming, `${fileId}.${randomUUID()}`)
    try {
      const written = await receiveFile(path, content, options)
      await this.#send(key, path, written, options.signal)
      return written
    } catch (error) {
      content.destroy()
      throw error
    } finally {
      await rm(path, { force: true })
    }
  }

  async open(fileId: FileId, range?: ByteRange): Promise<Readable> {
    const { client, bucket: Bucket } = this.#connection
    const Range = range === undefined ? undefined : `bytes=${range.start}-${range.end}`
    const command = new GetObjectCommand({ Bucket, Key: keyOf(fileId), Range })
    try {
      const { Body } = await this.#connection.call("GetObject", (options) => client.send(command, options))
      if (Body instanceof Readable) return Body
      throw this.#connection.unavailable("GetObject", new Error("the answer has no body"))
    } catch (error) {
      if (isRefusal(error, "NoSuchKey")) throw notFound("file")
      // An empty file has no first byte to ask for.
      if (isRefusal(error, "InvalidRange")) return Readable.from([])
      throw error
    }
  }

  async withLocalFile<T>(fileId: FileId, signal: AbortSignal, use: (path: string) => Promise<T>): Promise<T> {
    signal.throwIfAborted()
    const content = await this.open(fileId)
    const path = join(this.#outgoing, `${fileId}.${randomUUID()}`)
    try {
      await makeFolders(this.#outgoing)
      await this.#save(content, path, signal)
      return await use(path)
    } finally {
      content.destroy()
      await rm(path, { force: true })
    }
  }

  async delete(fileId: FileId): Promise<void> {
    await this.#delete(keyOf(fileId))
  }

  async *list(): AsyncIterable<StoredFileEntry> {
    const { client, bucket: Bucket } = this.#connection
    let ContinuationToken: string | undefined
    do {
      const command = new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken })
      const page = await this.#connection.call("ListObjectsV2", (options) => client.send(command, options))
      for (const { Key = "", LastModified } of page.Contents ?? []) {
        const name = Key.slice(prefix.length)
        if (isId("file", name) && LastModified !== undefined) yield { fileId: name, modifiedAt: LastModified }
      }
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken !== undefined)
  }

  async deleteUnfinished(olderThan: Date): Promise<void> {
    await removeOldFiles(this.#incoming, olderThan)
    await removeOldFiles(this.#outgoing, new Date(Date.now() - outgoingKeepMs))
    const { client, bucket: Bucket } = this.#connection
    let place: Pick<ListMultipartUploadsCommandInput, "KeyMarker" | "UploadIdMarker"> | undefined = {}
    while (place !== undefined) {
      const command: ListMultipartUploadsCommand = new ListMultipartUploadsCommand({ Bucket, Prefix: prefix, ...place })
      const page = await this.#connection.call("ListMultipartUploads", (options) => client.send(command, options))
      for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
        if (Initiated !== undefined && Initiated < olderThan) await this.#abort(Key, UploadId)
      }
      place = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker } : undefined
    }
  }

  async presign(fileId: FileId, options: PresignOptions): Promise<string> {
    const { signer, bucket: Bucket } = this.#connection
    const command = new GetObjectCommand({
      Bucket,
      Key: keyOf(fileId),
      ResponseContentType: options.mediaType,
      ResponseContentDisposition: options.contentDisposition,
    })
    // Nothing is sent, but keys may have to be fetched.
    return this.#connection.call("Signing", () =>
      getSignedUrl(signer, command, { expiresIn: options.expiresInSeconds }),
    )
  }

  async readMark(): Promise<string | undefined> {
    const { client, bucket: Bucket } = this.#connection
    const command = new GetObjectCommand({ Bucket, Key: markKey })
    try {
      return await this.#connection.call(
        "GetObject",
        async (options) => {
          const { Body } = await client.send(command, options)
          return (await Body?.transformToString())?.trim()
        },
        { deadlineMs: checkMs },
      )
    } catch (error) {
      if (isRefusal(error, "NoSuchKey")) return undefined
      throw error
    }
  }

  async writeMark(mark: string): Promise<void> {
    const { client, bucket: Bucket } = this.#connection
    const command = new PutObjectCommand({ Bucket, Key: markKey, Body: `${mark}\n` })
    await this.#connection.call("PutObject", (options) => client.send(command, options))
  }

  /** Begins and ends an upload: needs the right to write and leaves nothing, in a bucket with versions either. */
  async check(): Promise<void> {
    // Every upload goes through this folder.
    await this.#writable.check()
    const { client, bucket: Bucket } = this.#connection
    const command = new CreateMultipartUploadCommand({ Bucket, Key: `${prefix}check` })
    const begun = await this.#connection.call("CreateMultipartUpload", (options) => client.send(command, options), {
      deadlineMs: checkMs,
    })
    await this.#abort(`${prefix}check`, begun.UploadId)
  }

  async close(): Promise<void> {
    this.#connection.close()
  }

  async #send(key: string, path: string, { sizeBytes }: WrittenFile, signal: AbortSignal): Promise<void> {
    try {
      await this.#upload.send(key, path, sizeBytes, signal)
    } catch (error) {
      // The store may have finished what was broken off here. If it is away now, the sweep of orphans comes later.
      await this.#delete(key).catch(() => undefined)
      throw error
    }
  }

  async #save(content: Readable, path: string, signal: AbortSignal): Promise<void> {
    let readError: unknown
    content.once("error", (error) => (readError = error))
    try {
      await pipeline(content, createWriteStream(path, { flags: "wx", mode: 0o600 }), { signal })
    } catch (error) {
      signal.throwIfAborted()
      // A full disk is no fault of the store.
      throw error === readError ? this.#connection.unavailable("GetObject", error) : error
    }
  }

  async #delete(key: string): Promise<void> {
    const { client, bucket: Bucket } = this.#connection
    const command = new DeleteObjectCommand({ Bucket, Key: key })
    try {
      const options = { deadlineMs: cleanUpMs }
      await this.#connection.call("DeleteObject", (bound) => client.send(command, bound), options)
    } catch (error) {
      if (!isRefusal(error, "NoSuchKey")) throw error
    }
  }

  async #abort(key: string | undefined, uploadId: string | undefined): Promise<void> {
    const { client, bucket: Bucket } = this.#connection
    const command = new AbortMultipartUploadCommand({ Bucket, Key: key, UploadId: uploadId })
    try {
      const options = { deadlineMs: cleanUpMs }
      await this.#connection.call("AbortMultipartUpload", (bound) => client.send(command, bound), options)
    } catch (error) {
      // Another process sweeps, too.
      if (!isRefusal(error, "NoSuchUpload")) throw error
    }
  }
}

function keyOf(fileId: FileId): string {
  // The id is the only part of a key that comes from outside.
  if (!isId("file", fileId)) throw notFound("file")
  return `${prefix}${fileId}`
}
