import type { Caller } from "../domain/caller.ts"
import { AppError } from "../domain/errors.ts"
import type { Budget, RateLimitKind } from "../domain/rate-limit.ts"
import { ratelimitHeader, ratelimitPolicyHeader } from "../generated/header-names.ts"
import { setResponseHeader } from "./response-header.ts"
import type { AppServices } from "./app-services.ts"
import type { AppContext } from "./env.ts"

/**
 * Counts a request of an authenticated caller and reports the remaining budget in `RateLimit-Policy` and `RateLimit`. The size of a
 * body and the duration of a request do not count: files are limited by their size, executions by the queue.
 *
 * @throws {AppError} `rate_limited` when a budget is used up.
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/11/
 */
export function limitRate(
  c: AppContext,
  rateLimits: AppServices["rateLimits"],
  caller: Caller,
  kind: RateLimitKind,
): void {
  const { policy, remaining, exhausted, retryAfterSeconds } = rateLimits.admit(caller, kind)
  if (policy !== undefined && remaining !== undefined) {
    setResponseHeader(c, ratelimitPolicyHeader, policy)
    setResponseHeader(c, ratelimitHeader, remaining)
  }
  if (exhausted === undefined) return
  throw new AppError("rate_limited", sentenceOf(exhausted.name, exhausted.budget, retryAfterSeconds), {
    retryAfterSeconds,
  })
}

function sentenceOf(name: RateLimitKind | "organization", budget: Budget, retryAfterSeconds: number): string {
  const who = name === "organization" ? "The organization" : "This API key"
  const what = name === "executes" ? "executions" : "requests"
  const again = retryAfterSeconds === 1 ? "1 second" : `${retryAfterSeconds} seconds`
  return `${who} has used up its budget of ${budget.capacity} ${what} in ${budget.windowSeconds} seconds; try again in ${again}.`
}
