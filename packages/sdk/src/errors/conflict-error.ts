import { ApiError } from "./api-error.ts"
import { nameErrorClass } from "./docsift-error.ts"

/** Status 409: the state of the resource does not allow the operation. */
export class ConflictError extends ApiError {
  declare readonly name: "ConflictError"
  declare readonly status: 409

  static {
    nameErrorClass(this, "ConflictError")
  }
}
