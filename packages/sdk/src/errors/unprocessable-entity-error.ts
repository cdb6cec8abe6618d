import { ApiError } from "./api-error.ts"
import { nameErrorClass } from "./docsift-error.ts"

/** Status 422: the idempotency key was used before with another payload. */
export class UnprocessableEntityError extends ApiError {
  declare readonly name: "UnprocessableEntityError"
  declare readonly status: 422

  static {
    nameErrorClass(this, "UnprocessableEntityError")
  }
}
