import { ApiError } from "./api-error.ts"
import { nameErrorClass } from "./docsift-error.ts"

/** Reports an operation that the state of its resource does not allow. */
export class ConflictError extends ApiError {
  declare readonly name: "ConflictError"
  declare readonly status: 409

  static {
    nameErrorClass(this, "ConflictError")
  }
}
