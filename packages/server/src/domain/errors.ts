/**
 * Maps every error code to its HTTP status: the closed set of slugs that travel in `x-error-code`.
 * Services throw codes and never look at the status.
 */
export const httpStatusByErrorCode = {
  invalid_request: 400,
  malformed_json: 400,
  invalid_id: 400,
  file_missing: 400,
  file_empty: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  model_in_use: 409,
  model_builtin: 409,
  execution_not_completed: 409,
  last_admin_key: 409,
  idempotency_in_progress: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  file_unsupported: 415,
  idempotency_mismatch: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const

/** The machine-readable name of a failure. */
export type ErrorCode = keyof typeof httpStatusByErrorCode

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
