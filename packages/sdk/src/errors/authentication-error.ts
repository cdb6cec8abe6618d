import { ApiError } from "./api-error.ts"
import { nameErrorClass } from "./docsift-error.ts"

/** Reports a missing, malformed, unknown or revoked API key. */
export class AuthenticationError extends ApiError {
  declare readonly name: "AuthenticationError"
  declare readonly status: 401

  static {
    nameErrorClass(this, "AuthenticationError")
  }
}
