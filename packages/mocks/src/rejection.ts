import type { ErrorCode } from "./generated/error-codes.ts"

/** Thrown to end a request with an error response. */
export class Rejection extends Error {
  override readonly name = "Rejection"
  readonly code: ErrorCode
  readonly headers: Readonly<Record<string, string>>

  constructor(code: ErrorCode, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.code = code
    this.headers = headers
  }
}

/** Throws a {@link Rejection} that names the path of an invalid value and the requirement that it violates. */
export function reject(path: string, requirement: string): never {
  throw new Rejection("invalid_request", `${path}: ${requirement}`)
}

/** Creates the error for a resource that is unknown, deleted or another organization's: one message for all three. */
export function notFound(resource: string): Rejection {
  return new Rejection("not_found", `No ${resource} with this id exists.`)
}
