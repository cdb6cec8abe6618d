import type { ErrorCode } from "../generated/error-codes.ts"

/** Options of an {@link AppError}. */
export interface AppErrorOptions extends ErrorOptions {
  /** Seconds after which a retry makes sense, for the `retry-after` header. */
  readonly retryAfterSeconds?: number
}

/** The reason why a request cannot be served: a code for machines, and one plain sentence that is safe to send. */
export class AppError extends Error {
  override readonly name = "AppError"
  readonly code: ErrorCode
  readonly retryAfterSeconds: number | undefined

  /** @param publicMessage - is sent; anything confidential belongs in `cause`, which is only logged. */
  constructor(code: ErrorCode, publicMessage: string, options?: AppErrorOptions) {
    super(publicMessage, options)
    this.code = code
    this.retryAfterSeconds = options?.retryAfterSeconds
  }
}

/**
 * Builds the error of a resource that is unknown, deleted or another organization's. The three cases must stay
 * byte-identical, so that an id never reveals whether it exists elsewhere.
 */
export function notFound(
  resource:
    | "workflow"
    | "execution"
    | "API key"
    | "model"
    | "user"
    | "organization"
    | "file"
    | "batch"
    | "webhook"
    | "delivery",
) {
  return new AppError("not_found", `No ${resource} with this id exists.`)
}

/** Builds the error of a version that the workflow does not have. */
export function versionNotFound(): AppError {
  return new AppError("not_found", "No version of this workflow has this number.")
}

/** Seconds after which a client should retry when the document store is unavailable. */
const storageRetryAfterSeconds = 5

/** Builds the error of a document store that cannot be reached or used; the cause is logged and never sent. */
export function storageUnavailable(cause?: unknown): AppError {
  return new AppError("unavailable", "The service cannot reach its document storage at the moment. Please try again.", {
    cause,
    retryAfterSeconds: storageRetryAfterSeconds,
  })
}

/** Builds the error of every failed authentication: one sentence, so that the causes are indistinguishable. */
export function unauthorized(): AppError {
  return new AppError("unauthorized", "A valid API key is required in the x-api-key header.")
}
