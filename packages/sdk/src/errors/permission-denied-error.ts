import { ApiError } from "./api-error.ts"
import { nameErrorClass } from "./docsift-error.ts"

/** Status 403: the operation requires the role `admin`. */
export class PermissionDeniedError extends ApiError {
  declare readonly name: "PermissionDeniedError"
  declare readonly status: 403

  static {
    nameErrorClass(this, "PermissionDeniedError")
  }
}
