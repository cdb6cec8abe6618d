import { ApiError } from "./api-error.ts"
import { nameErrorClass } from "./docsift-error.ts"

/** Reports too many requests; `retryAfterMs` says how long to wait. */
export class RateLimitError extends ApiError {
  declare readonly name: "RateLimitError"
  declare readonly status: 429

  static {
    nameErrorClass(this, "RateLimitError")
  }
}
