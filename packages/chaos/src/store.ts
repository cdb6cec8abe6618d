import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { S3FileStorage } from "@docsift/server/internal/adapters/s3-file-storage"
import type { S3Config } from "@docsift/server/internal/storage-config"
import { S3Double } from "@docsift/testing/s3/double"
import { listBucketOf } from "@docsift/testing/s3/list-bucket"
import { canTestGateway, startGateway } from "@docsift/testing/s3/gateway"
import type { TestStore } from "@docsift/testing/s3/store"

/** A bucket of a real S3 server if one is installed, else of the double. */
export class Bucket implements AsyncDisposable {
  readonly kind: "gateway" | "double"
  readonly config: S3Config
  /** Direct access to the bucket, bypassing injected faults. */
  readonly storage: S3FileStorage
  readonly #store: TestStore
  readonly #directory: string

  private constructor(kind: "gateway" | "double", store: TestStore, config: S3Config, directory: string) {
    this.kind = kind
    this.config = config
    this.storage = new S3FileStorage(config, directory)
    this.#store = store
    this.#directory = directory
  }

  /**
   * Creates a bucket. Ceph's gateway on SQLite returns the bytes of the last part in place of all parts, so documents above
   * 8 MiB, which use multipart uploads, need the double.
   */
  static async start({ hasParts = false } = {}): Promise<Bucket> {
    const isReal = !hasParts && canTestGateway()
    const store = isReal ? await startGateway() : await S3Double.start()
    const directory = await mkdtemp(join(tmpdir(), "docsift-chaos-bucket-"))
    return new Bucket(isReal ? "gateway" : "double", store, await store.createBucket(), directory)
  }

  /** Returns the settings of a process that stores its documents in the bucket. */
  environment(endpoint = this.config.endpoint ?? ""): Record<string, string> {
    return {
      DOCSIFT_S3_ENDPOINT: endpoint,
      DOCSIFT_S3_BUCKET: this.config.bucket,
      DOCSIFT_S3_REGION: this.config.region,
      DOCSIFT_S3_ACCESS_KEY: this.config.credentials?.accessKeyId ?? "",
      DOCSIFT_S3_SECRET_KEY: this.config.credentials?.secretAccessKey ?? "",
    }
  }

  /** Counts multipart uploads that were neither completed nor aborted. */
  async countUnfinished(): Promise<number> {
    const names = await listBucketOf(this.config)
    return names.filter((name) => name.startsWith("unfinished")).length
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.storage.close()
    await this.#store.stop()
    await rm(this.#directory, { recursive: true, force: true })
  }
}
