import type { Idempotency } from "../domain/idempotency.ts"
import { AppError } from "../domain/errors.ts"
import { idempotencyKeyHeader, idempotentReplayedHeader } from "../generated/header-names.ts"
import { idempotencyKeyPattern, maxIdempotencyKeyLength } from "../generated/limits.ts"
import type { AppContext } from "./env.ts"

/**
 * Reads `Idempotency-Key`: 1 to 255 visible ASCII characters, or none.
 *
 * @param present - builds the response body, which is stored for repetitions.
 * @throws {AppError} `invalid_request` for anything else.
 */
export function idempotencyOf<T, R>(c: AppContext, present: (result: T) => R): Idempotency<T, R> {
  const key = c.req.header(idempotencyKeyHeader)
  if (key === undefined || (key.length <= maxIdempotencyKeyLength && idempotencyKeyPattern.test(key)))
    return { key, present }
  throw new AppError(
    "invalid_request",
    `Idempotency-Key: must have 1 to ${maxIdempotencyKeyLength} visible ASCII characters and no spaces`,
  )
}

/** Marks a response that was stored by an earlier request with the same key. */
export function markReplayed(c: AppContext, outcome: { readonly isReplayed: boolean }): void {
  if (outcome.isReplayed) c.header(idempotentReplayedHeader, "true")
}
