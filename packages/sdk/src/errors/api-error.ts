import { nameErrorClass } from "./docsift-error.ts"
import { RequestError } from "./request-error.ts"
import type { ResponseErrorDetails } from "./response-error.ts"

/** Lists the words of the `x-error-code` header; a newer server may send others. */
export type ErrorCode =
  | "invalid_request"
  | "malformed_json"
  | "invalid_id"
  | "file_missing"
  | "file_empty"
  | "unauthorized"
  | "forbidden"
  | "not_found"
  | "method_not_allowed"
  | "conflict"
  | "model_in_use"
  | "model_builtin"
  | "execution_not_completed"
  | "last_admin_key"
  | "idempotency_in_progress"
  | "payload_too_large"
  | "unsupported_media_type"
  | "file_unsupported"
  | "idempotency_mismatch"
  | "rate_limited"
  | "internal"
  | "unavailable"
  | (string & {})

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
