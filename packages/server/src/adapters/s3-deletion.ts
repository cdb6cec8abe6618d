import { DeleteObjectCommand, DeleteObjectsCommand } from "@aws-sdk/client-s3"
import { runBounded } from "./run-bounded.ts"
import { isS3Error, type S3Connection } from "./s3-connection.ts"

const deadlineMs = 5_000
/** Most keys of one DeleteObjects (S3's reference). */
const maxKeys = 1_000
/** Single deletions at a time: with 30 ms each, some 500 a second. The connections are shared with uploads and downloads. */
const maxConcurrent = 16
/**
 * Errors of stores that do not offer DeleteObjects, or demand a Content-MD5, which the AWS SDK replaces with a newer
 * checksum. If the reason is another one, the single deletions fail as well.
 */
const notOffered = [
  "NotImplemented",
  "MethodNotAllowed",
  "MissingContentMD5",
  "InvalidDigest",
  "InvalidRequest",
  "InvalidArgument",
]

/** Deletes objects of a bucket. */
export class S3Deletion {
  readonly #connection: S3Connection
  #hasBatches = true

  constructor(connection: S3Connection) {
    this.#connection = connection
  }

  /** Deletes one object; a missing one is no error. */
  async deleteOne(key: string): Promise<void> {
    const { client, bucket: Bucket } = this.#connection
    const command = new DeleteObjectCommand({ Bucket, Key: key })
    try {
      await this.#connection.call("DeleteObject", (bound) => client.send(command, bound), { deadlineMs })
    } catch (error) {
      if (!isS3Error(error, "NoSuchKey")) throw error
    }
  }

  /** Deletes objects, a thousand with each request where the store offers that. All are tried. @throws when some could not be deleted. */
  async deleteAll(keys: readonly string[]): Promise<void> {
    const batches: (readonly string[])[] = []
    for (let start = 0; start < keys.length; start += maxKeys) batches.push(keys.slice(start, start + maxKeys))
    await runBounded(batches, 1, (batch) => this.#deleteBatch(batch))
  }

  async #deleteBatch(keys: readonly string[]): Promise<void> {
    try {
      if (this.#hasBatches) return await this.#requestBatch(keys)
    } catch (error) {
      if (!isS3Error(error, ...notOffered)) throw error
      this.#hasBatches = false
    }
    await runBounded(keys, maxConcurrent, (key) => this.deleteOne(key))
  }

  async #requestBatch(keys: readonly string[]): Promise<void> {
    const { client, bucket: Bucket } = this.#connection
    const command = new DeleteObjectsCommand({
      Bucket,
      // Quiet: the response names only the keys that could not be deleted.
      Delete: { Quiet: true, Objects: keys.map((Key) => ({ Key })) },
    })
    const { Errors = [] } = await this.#connection.call("DeleteObjects", (bound) => client.send(command, bound))
    const failures = Errors.filter(({ Code }) => Code !== "NoSuchKey")
    const [first] = failures
    if (first === undefined) return
    const message = `${failures.length} of ${keys.length} objects were not deleted: ${first.Message ?? "no reason given"}`
    throw this.#connection.unavailable(
      "DeleteObjects",
      Object.assign(new Error(message), { name: first.Code ?? "UnknownError" }),
    )
  }
}
