import { ApiError } from "./api-error.ts"
import { nameErrorClass } from "./docsift-error.ts"

/** Status 415: the server does not support this kind of file or content type. */
export class UnsupportedMediaTypeError extends ApiError {
  declare readonly name: "UnsupportedMediaTypeError"
  declare readonly status: 415

  static {
    nameErrorClass(this, "UnsupportedMediaTypeError")
  }
}
