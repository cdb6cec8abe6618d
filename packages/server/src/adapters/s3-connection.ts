import { S3Client, S3ServiceException } from "@aws-sdk/client-s3"
import { withDeadline } from "../domain/deadline.ts"
import { AppError, storageUnavailable } from "../domain/errors.ts"
import type { S3Config } from "../storage-config.ts"

/** The bounds of one call. */
export interface CallOptions {
  /** Longest time for all attempts, in milliseconds. @default 20,000 */
  readonly deadlineMs?: number
  readonly signal?: AbortSignal
}

const defaultDeadlineMs = 20_000
const connectMs = 3_000
/** Longest time without a byte on a connection, also in the middle of a document. */
const silenceMs = 15_000
/** Two retries cover a connection that was closed while idle and a server that is being replaced. */
const maxAttempts = 3

/** Advice for the operator, by the name of the error. */
const advice: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: "DOCSIFT_S3_ACCESS_KEY is unknown to the store",
  SignatureDoesNotMatch:
    "DOCSIFT_S3_SECRET_KEY is wrong, or a proxy in front of the store changes the host or the path",
  AccessDenied: "the key lacks a permission; see the list in docs/server.md",
  NoSuchBucket: "create the bucket, or correct DOCSIFT_S3_BUCKET",
  PermanentRedirect: "the bucket is in another region: correct DOCSIFT_S3_REGION",
  AuthorizationHeaderMalformed: "the bucket is in another region: correct DOCSIFT_S3_REGION",
  RequestTimeTooSkewed: "the clock of this machine is wrong",
  CredentialsProviderError: "set DOCSIFT_S3_ACCESS_KEY and DOCSIFT_S3_SECRET_KEY, or give the machine a role",
}

/** The client of a bucket: every call has a deadline, and every failure carries advice. */
export class S3Connection {
  readonly client: S3Client
  /** Signs URLs for the address that clients use; sends nothing. */
  readonly signer: S3Client
  readonly bucket: string
  /** The bucket and its endpoint, for messages to operators. */
  readonly location: string

  constructor(config: S3Config) {
    this.bucket = config.bucket
    this.location = `bucket ${config.bucket} at ${config.endpoint ?? `Amazon, ${config.region}`}`
    this.client = createClient(config, config.endpoint)
    const { publicEndpoint = config.endpoint } = config
    this.signer = publicEndpoint === config.endpoint ? this.client : createClient(config, publicEndpoint)
  }

  /**
   * Sends one request.
   *
   * @throws {AppError} `unavailable` for every failure; an `S3ServiceException` is the cause of its cause. An aborted
   * signal throws its own reason.
   */
  async call<T>(
    name: string,
    send: (options: { readonly abortSignal: AbortSignal }) => Promise<T>,
    { deadlineMs = defaultDeadlineMs, signal }: CallOptions = {},
  ): Promise<T> {
    try {
      // The lookup of credentials takes no signal: the deadline must not depend on the call.
      return await withDeadline((abortSignal) => send({ abortSignal }), { timeoutMs: deadlineMs, signal })
    } catch (error) {
      signal?.throwIfAborted()
      throw this.unavailable(name, error)
    }
  }

  /** Creates the error of a failed request: clients get a general sentence, the log gets the reason. */
  unavailable(name: string, error: unknown): AppError {
    const { name: kind, message } = error instanceof Error ? error : new Error(String(error))
    const hint = advice[kind]
    const sentence = `${name} on ${this.location} failed: ${kind}: ${message}${hint === undefined ? "" : ` (${hint})`}`
    return storageUnavailable(new Error(sentence, { cause: error }))
  }

  close(): void {
    this.client.destroy()
    this.signer.destroy()
  }
}

/** Returns whether a call failed with one of these errors of S3, such as `NoSuchKey`. */
export function isS3Error(error: unknown, ...names: readonly string[]): boolean {
  if (!(error instanceof AppError) || !(error.cause instanceof Error)) return false
  const { cause } = error.cause
  return cause instanceof S3ServiceException && names.includes(cause.name)
}

function createClient(config: S3Config, endpoint: string | undefined): S3Client {
  return new S3Client({
    region: config.region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(config.credentials === undefined ? {} : { credentials: config.credentials }),
    maxAttempts,
    requestHandler: { connectionTimeout: connectMs, socketTimeout: silenceMs, httpAgent: { maxSockets: 128 } },
  })
}
