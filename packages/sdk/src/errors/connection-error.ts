import { nameErrorClass } from "./docsift-error.ts"
import { RequestError } from "./request-error.ts"

/** Reports that no whole answer came: no connection, a reset, a body that broke off. `cause` holds the reason. */
export class ConnectionError extends RequestError {
  declare readonly name: "ConnectionError"

  static {
    nameErrorClass(this, "ConnectionError")
  }
}
