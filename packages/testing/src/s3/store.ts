/** How to reach a bucket: the part of the server's storage configuration that describes S3. */
export interface TestBucket {
  readonly bucket: string
  readonly region: string
  readonly endpoint: string | undefined
  readonly publicEndpoint: string | undefined
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
}

/** An S3 server for tests. */
export interface TestStore {
  /** Reaches an empty bucket with a right key; every call is a new bucket. */
  createBucket(): Promise<TestBucket>
  /** Stops without any courtesy. */
  crash(): Promise<void>
  /** Starts again on the same data and port. */
  restart(): Promise<void>
  stop(): Promise<void>
}
