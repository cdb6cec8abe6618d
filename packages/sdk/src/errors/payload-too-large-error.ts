import { ApiError } from "./api-error.ts"
import { nameErrorClass } from "./docsift-error.ts"

/** Status 413: the body or file exceeds the server's limit. */
export class PayloadTooLargeError extends ApiError {
  declare readonly name: "PayloadTooLargeError"
  declare readonly status: 413

  static {
    nameErrorClass(this, "PayloadTooLargeError")
  }
}
