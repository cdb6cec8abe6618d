import { ApiError } from "./api-error.ts"
import { nameErrorClass } from "./docsift-error.ts"

/** Reports a request that the server could not accept as it was written. */
export class BadRequestError extends ApiError {
  declare readonly name: "BadRequestError"
  declare readonly status: 400

  static {
    nameErrorClass(this, "BadRequestError")
  }
}
