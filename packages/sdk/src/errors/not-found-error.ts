import { ApiError } from "./api-error.ts"
import { nameErrorClass } from "./docsift-error.ts"

/** Reports a resource that does not exist or belongs to another organization. */
export class NotFoundError extends ApiError {
  declare readonly name: "NotFoundError"
  declare readonly status: 404

  static {
    nameErrorClass(this, "NotFoundError")
  }
}
