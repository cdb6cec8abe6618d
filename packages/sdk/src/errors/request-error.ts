import { DocsiftError, nameErrorClass } from "./docsift-error.ts"

/** The request to which an error or an event belongs. */
export interface RequestDetails {
  readonly method: string
  /** Path and query below the base URL; a URL without its query for the download of a file. */
  readonly path: string
  /** The number of times the request was sent. */
  readonly attempts: number
}

/** The base class of errors that belong to one request. */
export class RequestError extends DocsiftError implements RequestDetails {
  declare readonly method: string
  declare readonly path: string
  declare readonly attempts: number

  static {
    nameErrorClass(this, "RequestError")
  }

  constructor(message: string, request: RequestDetails & { readonly sentence?: string }, options?: ErrorOptions) {
    const { method, path, attempts } = request
    super(`${message} (${method} ${path}, attempt ${attempts})`, { sentence: message, ...request }, options)
  }
}
