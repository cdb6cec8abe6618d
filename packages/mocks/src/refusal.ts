import type { ErrorCode } from "./generated/error-codes.ts"

/** Ends a request with an error answer. */
export class Refusal extends Error {
  override readonly name = "Refusal"
  readonly code: ErrorCode
  readonly headers: Readonly<Record<string, string>>

  constructor(code: ErrorCode, sentence: string, headers: Readonly<Record<string, string>> = {}) {
    super(sentence)
    this.code = code
    this.headers = headers
  }
}

/** Refuses a value, naming its place and what it must be. */
export function refuse(place: string, demand: string): never {
  throw new Refusal("invalid_request", `${place}: ${demand}`)
}

/** Says that a resource is unknown, deleted or another organization's: one sentence for all three. */
export function notFound(resource: string): Refusal {
  return new Refusal("not_found", `No ${resource} with this id exists.`)
}
