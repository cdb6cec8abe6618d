// Generated from openapi/openapi.yaml by openapi/tools/generate.ts, do not edit.
/** The name of a header of the interface that a request may carry. */
export type RequestHeader =
  | "x-api-key"
  | "idempotency-key"
  | "if-match"
  | "prefer"

/** The name of a header of the interface that a response may carry. */
export type ResponseHeader =
  | "x-request-id"
  | "ratelimit-policy"
  | "ratelimit"
  | "link"
  | "x-error-code"
  | "retry-after"
  | "location"
  | "idempotent-replayed"
  | "etag"
  | "preference-applied"
  | "content-disposition"
  | "set-cookie"
