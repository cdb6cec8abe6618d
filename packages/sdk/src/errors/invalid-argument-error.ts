import { DocsiftError, nameErrorClass } from "./docsift-error.ts"

/** Reports an argument that can never work; nothing was sent. The value itself is not repeated: it may be a secret. */
export class InvalidArgumentError extends DocsiftError {
  declare readonly name: "InvalidArgumentError"

  static {
    nameErrorClass(this, "InvalidArgumentError")
  }
}
