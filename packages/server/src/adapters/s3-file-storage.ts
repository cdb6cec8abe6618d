import {
  AbortMultipartUploadCommand,
  CreateMultipartUploadCommand,
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
import type {
  ByteRange,
  FileStorage,
  PresignOptions,
  PutOptions,
  StoredFileEntry,
  WrittenFile,
} from "../ports/file-storage.ts"
import type { S3Config } from "../storage-config.ts"
import { WritableFolder } from "./writable-folder.ts"
import { receiveFile } from "./receive-file.ts"
import { isS3Error, S3Connection } from "./s3-connection.ts"
import { S3Deletion } from "./s3-deletion.ts"
import { S3Upload } from "./s3-upload.ts"
import { removeOldFiles } from "./walk-files.ts"
import { makeFolders } from "../make-folders.ts"

/*
 * In the bucket: files/<file id> and the deployment marker files/.deployment, nothing else. On this machine: `incoming/` for
 * uploads and `outgoing/` for documents in progress. An upload goes through a local file because S3 needs the length of a
 * part before its first byte, and the smallest part is 5 MiB: a hundred slow senders would hold a gigabyte in memory. So
 * memory only holds the bytes of current requests to the store, and an aborted upload never reaches the store.
 */

const prefix = "files/"
/** Among the documents, so that it is copied with them; no document has such a key. */
const markerKey = `${prefix}.deployment`
const checkMs = 2_000
const cleanUpMs = 5_000
/** An hour longer than the longest run that can be configured. */
const outgoingKeepMs = 25 * 60 * 60 * 1000

/** A document store in a bucket of Amazon S3 or of a compatible server. */
export class S3FileStorage implements FileStorage {
  readonly location: string
  readonly #connection: S3Connection
  readonly #upload: S3Upload
  readonly #deletion: S3Deletion
  readonly #incoming: string
  readonly #outgoing: string
  readonly #writable: WritableFolder

  /** @param directory - for `incoming/` and `outgoing/`, with space for all documents received and read at once. */
  constructor(config: S3Config, directory: string) {
    this.#connection = new S3Connection(config)
    this.location = this.#connection.location
    this.#upload = new S3Upload(this.#connection)
    this.#deletion = new S3Deletion(this.#connection)
    this.#incoming = join(directory, "incoming")
    this.#writable = new WritableFolder(this.#incoming)
    this.#outgoing = join(directory, "outgoing")
  }

  async put(fileId: FileId, content: Readable, options: PutOptions): Promise<WrittenFile> {
    const key = keyOf(fileId)
    const path = join(this.#incoming, `${fileId}.${randomUUID()}`)
    try {
      const { file, written } = await receiveFile(path, content, options)
      await file.close()
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
      throw this.#connection.unavailable("GetObject", new Error("the response has no body"))
    } catch (error) {
      if (isS3Error(error, "NoSuchKey")) throw notFound("file")
      // Every range of an empty file is invalid.
      if (isS3Error(error, "InvalidRange")) return Readable.from([])
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
    await this.#deletion.deleteOne(keyOf(fileId))
  }

  async deleteAll(fileIds: readonly FileId[]): Promise<void> {
    await this.#deletion.deleteAll(fileIds.map(keyOf))
  }

  async *list(after?: FileId): AsyncIterable<StoredFileEntry> {
    const { client, bucket: Bucket } = this.#connection
    // Keys are listed in the order of their bytes, except in directory buckets of S3 Express, which are not supported.
    const StartAfter = after === undefined ? undefined : keyOf(after)
    let ContinuationToken: string | undefined
    do {
      const command = new ListObjectsV2Command({ Bucket, Prefix: prefix, StartAfter, ContinuationToken })
      const page = await this.#connection.call("ListObjectsV2", (options) => client.send(command, options))
      for (const { Key = "", LastModified } of page.Contents ?? []) {
        const name = Key.slice(prefix.length)
        // Some stores, such as a RADOS gateway, return the key of StartAfter itself.
        if (after !== undefined && name <= after) continue
        if (isId("file", name) && LastModified !== undefined) yield { fileId: name, modifiedAt: LastModified }
      }
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken !== undefined)
  }

  async deleteUnfinished(olderThan: Date): Promise<void> {
    await removeOldFiles(this.#incoming, olderThan)
    await removeOldFiles(this.#outgoing, new Date(Date.now() - outgoingKeepMs))
    const { client, bucket: Bucket } = this.#connection
    let position: Pick<ListMultipartUploadsCommandInput, "KeyMarker" | "UploadIdMarker"> | undefined = {}
    while (position !== undefined) {
      const command: ListMultipartUploadsCommand = new ListMultipartUploadsCommand({
        Bucket,
        Prefix: prefix,
        ...position,
      })
      const page = await this.#connection.call("ListMultipartUploads", (options) => client.send(command, options))
      for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
        if (Initiated !== undefined && Initiated < olderThan) await this.#abort(Key, UploadId)
      }
      position = page.IsTruncated
        ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
        : undefined
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
    // Sends no request, but may have to fetch credentials.
    return this.#connection.call("Signing", () =>
      getSignedUrl(signer, command, { expiresIn: options.expiresInSeconds }),
    )
  }

  async readMarker(): Promise<string | undefined> {
    const { client, bucket: Bucket } = this.#connection
    const command = new GetObjectCommand({ Bucket, Key: markerKey })
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
      if (isS3Error(error, "NoSuchKey")) return undefined
      throw error
    }
  }

  async writeMarker(marker: string): Promise<void> {
    const { client, bucket: Bucket } = this.#connection
    const command = new PutObjectCommand({ Bucket, Key: markerKey, Body: `${marker}\n` })
    await this.#connection.call("PutObject", (options) => client.send(command, options))
  }

  /** Starts and aborts an upload: needs the right to write and leaves nothing behind, not even a version. */
  async check(): Promise<void> {
    // Every upload goes through this folder.
    await this.#writable.check()
    const { client, bucket: Bucket } = this.#connection
    const command = new CreateMultipartUploadCommand({ Bucket, Key: `${prefix}check` })
    const started = await this.#connection.call("CreateMultipartUpload", (options) => client.send(command, options), {
      deadlineMs: checkMs,
    })
    await this.#abort(`${prefix}check`, started.UploadId)
  }

  async close(): Promise<void> {
    this.#connection.close()
  }

  async #send(key: string, path: string, { sizeBytes }: WrittenFile, signal: AbortSignal): Promise<void> {
    try {
      await this.#upload.send(key, path, sizeBytes, signal)
    } catch (error) {
      // The store may have completed the failed upload. If it is unavailable now, the sweep removes the orphan later.
      await this.#deletion.deleteOne(key).catch(() => undefined)
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
      // A full disk is not the store's fault.
      throw error === readError ? this.#connection.unavailable("GetObject", error) : error
    }
  }

  async #abort(key: string | undefined, uploadId: string | undefined): Promise<void> {
    const { client, bucket: Bucket } = this.#connection
    const command = new AbortMultipartUploadCommand({ Bucket, Key: key, UploadId: uploadId })
    try {
      const options = { deadlineMs: cleanUpMs }
      await this.#connection.call("AbortMultipartUpload", (bound) => client.send(command, bound), options)
    } catch (error) {
      // Another process may have aborted it.
      if (!isS3Error(error, "NoSuchUpload")) throw error
    }
  }
}

function keyOf(fileId: FileId): string {
  // The id is the only untrusted part of a key.
  if (!isId("file", fileId)) throw notFound("file")
  return `${prefix}${fileId}`
}
