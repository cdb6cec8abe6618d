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
  /** Creates an empty bucket and returns it with valid credentials. */
  createBucket(): Promise<TestBucket>
  /** Cuts all connections and stops at once, as when the process is killed. */
  crash(): Promise<void>
  /** Starts again on the same data and port. */
  restart(): Promise<void>
  stop(): Promise<void>
}
