import type { S3Config } from "../../src/storage-config.ts"

/** An S3 server for tests. */
export interface TestStore {
  /** Reaches an empty bucket with a right key; every call is a new bucket. */
  createBucket(): Promise<S3Config>
  /** Stops without any courtesy. */
  crash(): Promise<void>
  /** Starts again on the same data and port. */
  restart(): Promise<void>
  stop(): Promise<void>
}
