import { DocsiftError, nameErrorClass } from "./docsift-error.ts"

/** Says which request an error belongs to. */
export interface RequestDetails {
  readonly method: string
  /** Path and query under the base URL. */
  readonly path: string
  /** How often the request was sent. */
  readonly attempts: number
}

/** Is the base of the errors that belong to one request. */
export class RequestError extends DocsiftError implements RequestDetails {
  declare readonly method: string
  declare readonly path: string
  declare readonly attempts: number

  static {
    nameErrorClass(this, "RequestError")
  }

  constructor(message: string, place: RequestDetails, options?: ErrorOptions) {
    super(`${message} (${place.method} ${place.path}, attempt ${place.attempts})`, place, options)
  }
}
