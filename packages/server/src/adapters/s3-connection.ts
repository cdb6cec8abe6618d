import { S3Client, S3ServiceException } from "@aws-sdk/client-s3"
import { AppError, storageUnavailable } from "../domain/errors.ts"
import type { S3Config } from "../storage-config.ts"

/** How one call is bounded. */
export interface CallOptions {
  /** Milliseconds for all tries together. @default 20,000 */
  readonly deadlineMs?: number
  readonly signal?: AbortSignal
}

const defaultDeadlineMs = 20_000
const connectMs = 3_000
/** Silence on a connection, in the middle of a document too. */
const silenceMs = 15_000
/** Two repetitions outlast a connection that was closed while idle and a server that is being replaced. */
const maxAttempts = 3

/** What a refusal means for whoever runs the server. */
const advice: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: "the store does not know DOCSIFT_S3_ACCESS_KEY",
  SignatureDoesNotMatch: "DOCSIFT_S3_SECRET_KEY is wrong, or a proxy in front of the store changes host or path",
  AccessDenied: "the key may not do this; see the permissions in docs/server.md",
  NoSuchBucket: "create the bucket, or correct DOCSIFT_S3_BUCKET",
  PermanentRedirect: "the bucket lies elsewhere: correct DOCSIFT_S3_REGION",
  AuthorizationHeaderMalformed: "the bucket lies elsewhere: correct DOCSIFT_S3_REGION",
  RequestTimeTooSkewed: "this machine's clock is wrong",
  CredentialsProviderError: "set DOCSIFT_S3_ACCESS_KEY and DOCSIFT_S3_SECRET_KEY, or give the machine a role",
}

/** The one client of a bucket: every call has a deadline, and every failure says what it means. */
export class S3Connection {
  readonly client: S3Client
  /** Signs for the address that callers use; sends nothing. */
  readonly signer: S3Client
  readonly bucket: string
  /** For messages to operators. */
  readonly place: string

  constructor(config: S3Config) {
    this.bucket = config.bucket
    this.place = `bucket ${config.bucket} at ${config.endpoint ?? `Amazon, ${config.region}`}`
    this.client = createClient(config, config.endpoint)
    const { publicEndpoint = config.endpoint } = config
    this.signer = publicEndpoint === config.endpoint ? this.client : createClient(config, publicEndpoint)
  }

  /**
   * Makes one call.
   *
   * @throws {AppError} `unavailable`, whatever the reason; an `S3ServiceException` is its cause's cause. A given signal
   * throws its own reason.
   */
  async call<T>(
    name: string,
    send: (options: { readonly abortSignal: AbortSignal }) => Promise<T>,
    { deadlineMs = defaultDeadlineMs, signal }: CallOptions = {},
  ): Promise<T> {
    signal?.throwIfAborted()
    const controller = new AbortController()
    const { promise: aborted, reject } = Promise.withResolvers<never>()
    // Looking for credentials takes no signal, so that the end of the wait does not depend on the call.
    aborted.catch(() => undefined)
    const end = (reason: unknown) => {
      reject(reason)
      controller.abort(reason)
    }
    const late = () => end(new Error(`no answer within ${deadlineMs / 1000} s`))
    const cancel = () => end(signal?.reason)
    const timer = setTimeout(late, deadlineMs)
    signal?.addEventListener("abort", cancel, { once: true })
    try {
      return await Promise.race([send({ abortSignal: controller.signal }), aborted])
    } catch (error) {
      signal?.throwIfAborted()
      throw this.unavailable(name, error)
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener("abort", cancel)
    }
  }

  /** Builds the error of a store that is away or refuses: the caller reads one sentence, the log the reason. */
  unavailable(name: string, error: unknown): AppError {
    const { name: kind, message } = error instanceof Error ? error : new Error(String(error))
    const hint = advice[kind]
    const sentence = `${name} on ${this.place} failed: ${kind}: ${message}${hint === undefined ? "" : ` (${hint})`}`
    return storageUnavailable(new Error(sentence, { cause: error }))
  }

  close(): void {
    this.client.destroy()
    this.signer.destroy()
  }
}

/** Tells whether a call failed because the object, the upload or the range does not exist. */
export function isRefusal(error: unknown, ...names: readonly string[]): boolean {
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
