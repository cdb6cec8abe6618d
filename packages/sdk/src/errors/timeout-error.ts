import { nameErrorClass } from "./docsift-error.ts"
import { RequestError, type RequestDetails } from "./request-error.ts"

/** Reports that no whole answer came in time. */
export class TimeoutError extends RequestError {
  declare readonly name: "TimeoutError"
  /** The limit that passed, in milliseconds. */
  declare readonly timeoutMs: number

  static {
    nameErrorClass(this, "TimeoutError")
  }

  constructor(timeoutMs: number, place: RequestDetails) {
    const details = { ...place, timeoutMs }
    super(`No whole answer within ${Math.round(timeoutMs)} ms`, details)
  }
}
