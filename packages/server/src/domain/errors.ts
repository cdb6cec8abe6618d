import type { ErrorCode } from "../generated/error-codes.ts"

/** Options of an {@link AppError}. */
export interface AppErrorOptions extends ErrorOptions {
  /** When a repetition makes sense: whole seconds for the `retry-after` header. */
  readonly retryAfterSeconds?: number
}

/** Says why a request cannot be served: a code for machines and one plain sentence that may be sent as it is. */
export class AppError extends Error {
  override readonly name = "AppError"
  readonly code: ErrorCode
  readonly retryAfterSeconds: number | undefined

  /** Takes the public sentence; whatever must stay inside belongs into `cause`, which is logged and never sent. */
  constructor(code: ErrorCode, publicMessage: string, options?: AppErrorOptions) {
    super(publicMessage, options)
    this.code = code
    this.retryAfterSeconds = options?.retryAfterSeconds
  }
}

/**
 * Builds the error of a resource that is unknown, deleted or another organization's.
 * The three cases must stay byte-identical, so that an id never tells whether it exists elsewhere.
 */
export function notFound(resource: "workflow" | "execution" | "API key" | "model" | "user" | "organization" | "file") {
  return new AppError("not_found", `No ${resource} with this id exists.`)
}

/** Seconds after which a document store that is away is asked for again. */
const storageRetryAfterSeconds = 5

/** Builds the error of a document store that cannot be reached or used; the reason is logged and never sent. */
export function storageUnavailable(cause?: unknown): AppError {
  return new AppError("unavailable", "The service cannot reach its document storage at the moment. Please try again.", {
    cause,
    retryAfterSeconds: storageRetryAfterSeconds,
  })
}

/** Builds the refusal of every failed authentication: one sentence, so that no cause can be told from another. */
export function unauthorized(): AppError {
  return new AppError("unauthorized", "A valid API key is needed in the x-api-key header.")
}
