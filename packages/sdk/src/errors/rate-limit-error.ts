import { ApiError } from "./api-error.ts"
import { nameErrorClass } from "./docsift-error.ts"

/** Status 429: too many requests; `retryAfterMs` is the time to wait. */
export class RateLimitError extends ApiError {
  declare readonly name: "RateLimitError"
  declare readonly status: 429

  static {
    nameErrorClass(this, "RateLimitError")
  }
}
