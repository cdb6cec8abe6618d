import { DocsiftError, nameErrorClass } from "./docsift-error.ts"

/** An invalid argument; nothing was sent. The message does not quote the value, which may be a secret, except for a path. */
export class InvalidArgumentError extends DocsiftError {
  declare readonly name: "InvalidArgumentError"

  static {
    nameErrorClass(this, "InvalidArgumentError")
  }
}
