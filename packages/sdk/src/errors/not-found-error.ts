import { ApiError } from "./api-error.ts"
import { nameErrorClass } from "./docsift-error.ts"

/** Status 404: the resource does not exist or belongs to another organization. */
export class NotFoundError extends ApiError {
  declare readonly name: "NotFoundError"
  declare readonly status: 404

  static {
    nameErrorClass(this, "NotFoundError")
  }
}
