import { ApiError } from "./api-error.ts"
import { nameErrorClass } from "./docsift-error.ts"

/** Reports a body or file over the server's limit. */
export class PayloadTooLargeError extends ApiError {
  declare readonly name: "PayloadTooLargeError"
  declare readonly status: 413

  static {
    nameErrorClass(this, "PayloadTooLargeError")
  }
}
