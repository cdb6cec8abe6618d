import type { KnownErrorCode } from "../generated/error-codes.ts"
import { nameErrorClass } from "./docsift-error.ts"
import { RequestError } from "./request-error.ts"
import type { ResponseErrorDetails } from "./response-error.ts"

/** A value of the `x-error-code` header; a newer server may send others. */
export type ErrorCode = KnownErrorCode | (string & {})

/** Holds what an answer other than a success says about itself. */
export interface ApiErrorDetails extends ResponseErrorDetails {
  readonly code: ErrorCode | undefined
  readonly retryAfterMs: number | undefined
}

/** Reports that the server refused a request or failed at it. */
export class ApiError extends RequestError implements ApiErrorDetails {
  declare readonly status: number
  declare readonly contentType: string | undefined
  /** The first 500 characters of what came. */
  declare readonly body: string
  /** The failure as one word, from the `x-error-code` header. */
  declare readonly code: ErrorCode | undefined
  /** Names the request in the server's log. */
  declare readonly requestId: string | undefined
  /** How long the server asked to wait, in milliseconds. */
  declare readonly retryAfterMs: number | undefined

  static {
    nameErrorClass(this, "ApiError")
  }

  constructor(sentence: string, details: ApiErrorDetails) {
    const { status, code, requestId } = details
    const facts = [status, code, requestId && `request ${requestId}`].filter(Boolean).join(", ")
    super(`${sentence} [${facts}]`, details)
  }
}
