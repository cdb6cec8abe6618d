// Generated from openapi/openapi.yaml by openapi/tools/generate.ts, do not edit.
export const apiKeyHeader = "x-api-key"
export const idempotencyKeyHeader = "idempotency-key"
export const ifMatchHeader = "if-match"
export const preferHeader = "prefer"
export const requestIdHeader = "x-request-id"
export const ratelimitPolicyHeader = "ratelimit-policy"
export const ratelimitHeader = "ratelimit"
export const linkHeader = "link"
export const errorCodeHeader = "x-error-code"
export const retryAfterHeader = "retry-after"
export const locationHeader = "location"
export const idempotentReplayedHeader = "idempotent-replayed"
export const etagHeader = "etag"
export const preferenceAppliedHeader = "preference-applied"
export const contentDispositionHeader = "content-disposition"
export const setCookieHeader = "set-cookie"

/** Every header of the interface that a request may carry. */
export const requestHeaders = ["x-api-key", "idempotency-key", "if-match", "prefer"] as const

/** Every header of the interface that a response may carry. */
export const responseHeaders = ["x-request-id", "ratelimit-policy", "ratelimit", "link", "x-error-code", "retry-after", "location", "idempotent-replayed", "etag", "preference-applied", "content-disposition", "set-cookie"] as const
