import { nameErrorClass } from "./docsift-error.ts"
import { RequestError, type RequestPlace } from "./request-error.ts"

/** Holds what came instead of the expected answer. */
export interface ResponseErrorDetails extends RequestPlace {
  readonly status: number
  readonly contentType?: string | undefined
  readonly body?: string
  readonly requestId?: string | undefined
}

/** Reports an answer that is not the service's: another content type, broken JSON, an empty body, a redirect. */
export class ResponseError extends RequestError {
  declare readonly name: "ResponseError"
  readonly status: number
  readonly contentType: string | undefined
  /** The first 500 characters of what came. */
  readonly body: string
  readonly requestId: string | undefined

  static {
    nameErrorClass(this, "ResponseError")
  }

  constructor(problem: string, details: ResponseErrorDetails, options?: ErrorOptions) {
    const body = (details.body ?? "").slice(0, 500)
    super(`${problem}${body && `, it begins with ${JSON.stringify(body.slice(0, 100))}`}`, details, options)
    this.status = details.status
    this.contentType = details.contentType
    this.body = body
    this.requestId = details.requestId
  }
}
