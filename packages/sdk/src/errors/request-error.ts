import { DocsiftError, nameErrorClass } from "./docsift-error.ts"

/** Says which request an error belongs to. */
export interface RequestPlace {
  readonly method: string
  /** Path and query under the base URL. */
  readonly path: string
  /** How often the request was sent. */
  readonly attempts: number
}

/** Is the base of the errors that belong to one request. */
export class RequestError extends DocsiftError {
  readonly method: string
  readonly path: string
  /** How often the request was sent. */
  readonly attempts: number

  static {
    nameErrorClass(this, "RequestError")
  }

  constructor(message: string, place: RequestPlace, options?: ErrorOptions) {
    const times = place.attempts > 1 ? `, ${place.attempts} attempts` : ""
    super(`${message} (${place.method} ${place.path}${times})`, options)
    this.method = place.method
    this.path = place.path
    this.attempts = place.attempts
  }
}
