import { ApiError } from "./api-error.ts"
import { nameErrorClass } from "./docsift-error.ts"

/** Reports an operation that needs the role `admin`. */
export class PermissionDeniedError extends ApiError {
  declare readonly name: "PermissionDeniedError"
  declare readonly status: 403

  static {
    nameErrorClass(this, "PermissionDeniedError")
  }
}
