import { ApiError } from "./api-error.ts"
import { nameErrorClass } from "./docsift-error.ts"

/** Status 412: the resource has another version than the one that the change is based on. */
export class PreconditionFailedError extends ApiError {
  declare readonly name: "PreconditionFailedError"
  declare readonly status: 412

  static {
    nameErrorClass(this, "PreconditionFailedError")
  }
}
