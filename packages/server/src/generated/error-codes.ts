// Generated from openapi/openapi.yaml by openapi/tools/generate.ts, do not edit.
/** The HTTP status of each value of the header `x-error-code`. */
export const httpStatusByErrorCode = {
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
  execution_running: 409,
  file_in_use: 409,
  batch_closed: 409,
  review_conflict: 409,
  too_many_revisions: 409,
  too_many_files: 409,
  page_not_drawn: 409,
  document_refused: 409,
  execution_rejected: 409,
  last_admin_key: 409,
  idempotency_in_progress: 409,
  version_conflict: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  file_unsupported: 415,
  idempotency_mismatch: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const

/** The machine-readable name of a failure. */
export type ErrorCode = keyof typeof httpStatusByErrorCode
