import { ApiError } from "./api-error.ts"
import { nameErrorClass } from "./docsift-error.ts"

/** Status 400: the request is invalid. */
export class BadRequestError extends ApiError {
  declare readonly name: "BadRequestError"
  declare readonly status: 400

  static {
    nameErrorClass(this, "BadRequestError")
  }
}
