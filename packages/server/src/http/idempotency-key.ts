import type { Idempotency } from "../domain/idempotency.ts"
import { AppError } from "../domain/errors.ts"
import type { AppContext } from "./env.ts"

/**
 * Reads `Idempotency-Key`: 1 to 255 printable ASCII characters, or none.
 *
 * @throws {AppError} `invalid_request` for anything else.
 */
export function idempotencyOf(c: AppContext): Idempotency {
  const key = c.req.header("idempotency-key")
  if (key === undefined || /^[\x20-\x7E]{1,255}$/.test(key)) return { key }
  throw new AppError("invalid_request", "Idempotency-Key: must have 1 to 255 printable ASCII characters")
}

/** Marks an answer that was stored by an earlier request with the same key. */
export function markReplayed(c: AppContext, outcome: { readonly isReplayed: boolean }): void {
  if (outcome.isReplayed) c.header("idempotent-replayed", "true")
}
