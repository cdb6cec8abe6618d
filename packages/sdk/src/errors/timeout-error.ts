import { nameErrorClass } from "./docsift-error.ts"
import { RequestError, type RequestDetails } from "./request-error.ts"

/** No complete response within the time limit. */
export class TimeoutError extends RequestError {
  declare readonly name: "TimeoutError"
  /** The time limit in milliseconds. */
  declare readonly timeoutMs: number

  static {
    nameErrorClass(this, "TimeoutError")
  }

  constructor(timeoutMs: number, request: RequestDetails) {
    const details = { ...request, timeoutMs }
    super(`No complete response within ${Math.round(timeoutMs)} ms`, details)
  }
}
