import { ApiError } from "./api-error.ts"
import { nameErrorClass } from "./docsift-error.ts"

/** Reports a failure on the server's side (status 500 and above). */
export class InternalServerError extends ApiError {
  declare readonly name: "InternalServerError"

  static {
    nameErrorClass(this, "InternalServerError")
  }
}
