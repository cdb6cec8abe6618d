import type { ErrorCode } from "./generated/error-codes.ts"

/** Ends a request with an error response. */
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

/** Rejects the value at a path, with the requirement that it fails. */
export function reject(path: string, requirement: string): never {
  throw new Rejection("invalid_request", `${path}: ${requirement}`)
}

/** Creates the error for a resource that is unknown, deleted or another organization's: one message for all three. */
export function notFound(resource: string): Rejection {
  return new Rejection("not_found", `No ${resource} with this id exists.`)
}
