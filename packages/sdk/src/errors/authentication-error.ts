import { ApiError } from "./api-error.ts"
import { nameErrorClass } from "./docsift-error.ts"

/** Status 401: the API key is missing, malformed, unknown or revoked. */
export class AuthenticationError extends ApiError {
  declare readonly name: "AuthenticationError"
  declare readonly status: 401

  static {
    nameErrorClass(this, "AuthenticationError")
  }
}
