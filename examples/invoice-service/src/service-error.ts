import {
  BadRequestError,
  ConflictError,
  ConnectionError,
  ExecutionFailedError,
  InternalServerError,
  PayloadTooLargeError,
  RateLimitError,
  TimeoutError,
  UnprocessableEntityError,
  UnsupportedMediaTypeError,
  WaitTimeoutError,
} from "@docsift/sdk"

/** The statuses of error responses, by code. */
export const statusByCode = {
  invalid_request: 400,
  unauthorized: 401,
  not_found: 404,
  in_progress: 409,
  file_too_large: 413,
  file_unsupported: 415,
  file_unreadable: 422,
  key_reused: 422,
  internal: 500,
  unavailable: 503,
  still_processing: 504,
} as const

/** The code of a failure, for programs that use this service. */
export type ServiceErrorCode = keyof typeof statusByCode

/** A failure in terms of this service; the message is for its users, `cause` for its log. */
export class ServiceError extends Error {
  override readonly name = "ServiceError"
  readonly code: ServiceErrorCode
  /** When to repeat the request; undefined if it would fail again. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ServiceErrorCode,
    message: string,
    { cause, retryAfterSeconds }: { readonly cause?: unknown; readonly retryAfterSeconds?: number } = {},
  ) {
    super(message, { cause })
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}

// Reasons caused by the document itself, as opposed to failures of its processing.
const documentReasons = new Set(["file_unreadable", "file_encrypted", "file_unsupported", "no_text", "too_many_pages"])

/**
 * Maps errors of the client to those of this service: mistakes of the user, temporary failures, and `internal` for everything that
 * the user must not see, such as a wrong API key or a deleted workflow; its text stays in the log.
 */
export function toServiceError(cause: unknown): ServiceError {
  if (cause instanceof ServiceError) return cause
  if (cause instanceof PayloadTooLargeError)
    return new ServiceError("file_too_large", "The file is too large.", { cause })
  if (cause instanceof UnsupportedMediaTypeError) {
    return new ServiceError("file_unsupported", "Files of this type cannot be read.", { cause })
  }
  if (cause instanceof BadRequestError && cause.code === "file_empty") {
    return new ServiceError("invalid_request", "The file is empty.", { cause })
  }
  if (cause instanceof UnprocessableEntityError && cause.code === "idempotency_mismatch") {
    return new ServiceError("key_reused", "This Idempotency-Key belongs to another file.", { cause })
  }
  if (cause instanceof ExecutionFailedError && documentReasons.has(cause.reason)) {
    const sentence = cause.execution.errorMessage.slice(cause.reason.length + 2)
    return new ServiceError("file_unreadable", sentence, { cause })
  }
  return toTemporaryError(cause) ?? new ServiceError("internal", "Internal error.", { cause })
}

/** Returns the failure if repeating the request with the same key may succeed. */
function toTemporaryError(cause: unknown): ServiceError | undefined {
  if (cause instanceof ConflictError && cause.code === "idempotency_in_progress") {
    return new ServiceError("in_progress", "A request with this Idempotency-Key is still being processed.", {
      cause,
      retryAfterSeconds: 1,
    })
  }
  if (cause instanceof WaitTimeoutError || cause instanceof TimeoutError) {
    const sentence = "The invoice is still being processed: repeat the request with the same Idempotency-Key."
    return new ServiceError("still_processing", sentence, { cause, retryAfterSeconds: 5 })
  }
  if (cause instanceof RateLimitError || cause instanceof InternalServerError || cause instanceof ConnectionError) {
    const retryAfterMs = "retryAfterMs" in cause ? cause.retryAfterMs : undefined
    const retryAfterSeconds = Math.ceil((retryAfterMs ?? 10_000) / 1000)
    return new ServiceError("unavailable", "Invoices cannot be processed at the moment.", { cause, retryAfterSeconds })
  }
  return undefined
}
