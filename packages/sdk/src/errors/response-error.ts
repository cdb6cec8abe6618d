import { nameErrorClass } from "./docsift-error.ts"
import { RequestError, type RequestDetails } from "./request-error.ts"

/** The members of an unusable response. */
export interface ResponseErrorDetails extends RequestDetails {
  readonly status: number
  readonly contentType: string | undefined
  /** The first 500 characters of the body. */
  readonly body: string
  readonly requestId: string | undefined
}

/** A response that the service does not send: another content type, invalid JSON or `null`, an empty body, a redirect. */
export class ResponseError extends RequestError implements ResponseErrorDetails {
  declare readonly name: "ResponseError"
  declare readonly status: number
  declare readonly contentType: string | undefined
  /** The first 500 characters of the body. */
  declare readonly body: string
  declare readonly requestId: string | undefined

  static {
    nameErrorClass(this, "ResponseError")
  }

  constructor(problem: string, details: ResponseErrorDetails) {
    const { status, contentType, body } = details
    super(`${problem}: ${status} ${contentType ?? "without a type"} ${JSON.stringify(body.slice(0, 100))}`, details)
  }
}
