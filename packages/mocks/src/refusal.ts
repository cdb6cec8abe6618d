/** Maps the error codes of the interface, and that of a rate limit, to their HTTP status. */
export const statusByCode = {
  invalid_request: 400,
  malformed_json: 400,
  invalid_id: 400,
  file_missing: 400,
  file_empty: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  model_in_use: 409,
  model_builtin: 409,
  execution_not_completed: 409,
  last_admin_key: 409,
  idempotency_in_progress: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  file_unsupported: 415,
  idempotency_mismatch: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const

/** A failure as one word, as it is sent in `x-error-code`. */
export type RefusalCode = keyof typeof statusByCode

/** Ends a request with an error answer. */
export class Refusal extends Error {
  override readonly name = "Refusal"
  readonly code: RefusalCode
  readonly headers: Readonly<Record<string, string>>

  constructor(code: RefusalCode, sentence: string, headers: Readonly<Record<string, string>> = {}) {
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
