import { nameErrorClass } from "./docsift-error.ts"
import { RequestError } from "./request-error.ts"

/** No complete response: no connection, a reset, a truncated body. `cause` holds the reason. */
export class ConnectionError extends RequestError {
  declare readonly name: "ConnectionError"

  static {
    nameErrorClass(this, "ConnectionError")
  }
}
