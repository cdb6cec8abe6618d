import type { KnownErrorCode } from "../generated/error-codes.ts"
import { nameErrorClass } from "./docsift-error.ts"
import { RequestError } from "./request-error.ts"
import type { ResponseErrorDetails } from "./response-error.ts"

/** A value of the `x-error-code` header; a newer server may send others. */
export type ErrorCode = KnownErrorCode | (string & {})

/** The members of an error response. */
export interface ApiErrorDetails extends ResponseErrorDetails {
  readonly code: ErrorCode | undefined
  readonly retryAfterMs: number | undefined
}

/** An error response: the server rejected the request or failed to process it. */
export class ApiError extends RequestError implements ApiErrorDetails {
  declare readonly status: number
  declare readonly contentType: string | undefined
  /** The first 500 characters of the body. */
  declare readonly body: string
  /** The machine-readable code of the failure, from the `x-error-code` header. */
  declare readonly code: ErrorCode | undefined
  /** Identifies the request in the server's log. */
  declare readonly requestId: string | undefined
  /** The `Retry-After` header in milliseconds. */
  declare readonly retryAfterMs: number | undefined

  static {
    nameErrorClass(this, "ApiError")
  }

  constructor(sentence: string, details: ApiErrorDetails) {
    const { status, code, requestId } = details
    const facts = [status, code, requestId && `request ${requestId}`].filter(Boolean).join(", ")
    super(`${sentence} [${facts}]`, { ...details, sentence })
  }
}
