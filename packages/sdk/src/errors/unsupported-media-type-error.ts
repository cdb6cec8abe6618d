import { ApiError } from "./api-error.ts"
import { nameErrorClass } from "./docsift-error.ts"

/** Reports a file or content type that the server does not read. */
export class UnsupportedMediaTypeError extends ApiError {
  declare readonly name: "UnsupportedMediaTypeError"
  declare readonly status: 415

  static {
    nameErrorClass(this, "UnsupportedMediaTypeError")
  }
}
