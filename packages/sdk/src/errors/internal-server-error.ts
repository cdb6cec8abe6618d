import { ApiError } from "./api-error.ts"
import { nameErrorClass } from "./docsift-error.ts"

/** Status 500 and above: the server failed. */
export class InternalServerError extends ApiError {
  declare readonly name: "InternalServerError"

  static {
    nameErrorClass(this, "InternalServerError")
  }
}
