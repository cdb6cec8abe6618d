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

/** What this service answers in place of an invoice, by code. */
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
  still_reading: 504,
} as const

/** Names a failure for the users of this service. */
export type ServiceErrorCode = keyof typeof statusByCode

/** Reports a failure in the words of this service; the message is for its users, `cause` for its log. */
export class ServiceError extends Error {
  override readonly name = "ServiceError"
  readonly code: ServiceErrorCode
  /** When the same request is worth another try; undefined when it will fail again. */
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

// What is wrong with the document, as opposed to what went wrong with reading it.
const reasonsInTheFile = new Set(["file_unreadable", "file_encrypted", "file_unsupported", "no_text", "too_many_pages"])

/**
 * Tells the user's mistakes from this service's and from Docsift's absence. An error that is none of the user's business,
 * such as a wrong API key or a deleted workflow, becomes `internal`: its text stays in the log.
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
  if (cause instanceof ExecutionFailedError && reasonsInTheFile.has(cause.reason)) {
    const sentence = cause.execution.errorMessage.slice(cause.reason.length + 2)
    return new ServiceError("file_unreadable", sentence, { cause })
  }
  return toTemporaryError(cause) ?? new ServiceError("internal", "Something went wrong here.", { cause })
}

/** Finds the failures that the same request, sent again with the same key, may get over. */
function toTemporaryError(cause: unknown): ServiceError | undefined {
  if (cause instanceof ConflictError && cause.code === "idempotency_in_progress") {
    return new ServiceError("in_progress", "This request is being worked on.", { cause, retryAfterSeconds: 1 })
  }
  if (cause instanceof WaitTimeoutError || cause instanceof TimeoutError) {
    const sentence = "The invoice is still being read; send it again with the same Idempotency-Key."
    return new ServiceError("still_reading", sentence, { cause, retryAfterSeconds: 5 })
  }
  if (cause instanceof RateLimitError || cause instanceof InternalServerError || cause instanceof ConnectionError) {
    const retryAfterMs = "retryAfterMs" in cause ? cause.retryAfterMs : undefined
    const retryAfterSeconds = Math.ceil((retryAfterMs ?? 10_000) / 1000)
    return new ServiceError("unavailable", "Invoices cannot be read at the moment.", { cause, retryAfterSeconds })
  }
  return undefined
}
