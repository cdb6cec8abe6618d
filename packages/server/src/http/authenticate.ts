import type { Caller } from "../domain/caller.ts"
import { AppError, unauthorized } from "../domain/errors.ts"
import { apiKeyHeader } from "../generated/header-names.ts"
import type { AppContext } from "./env.ts"

/** The service that authenticates keys. */
export interface KeyAuthenticator {
  authenticate(keyValue: string): Promise<Caller>
}

/**
 * Authenticates the caller by `x-api-key` and stores it in the context.
 *
 * @throws {AppError} `unauthorized`, the same for a missing, malformed, unknown and revoked key.
 */
export async function authenticate(c: AppContext, apiKeys: KeyAuthenticator): Promise<Caller> {
  const value = c.req.header(apiKeyHeader)
  if (value === undefined || value === "") throw unauthorized()
  try {
    const caller = { ...(await apiKeys.authenticate(value)), requestId: c.env.state.requestId }
    c.set("caller", caller)
    c.env.state.caller = caller
    return caller
  } catch (error) {
    // Rebuilt, so that not even a differently worded sentence could reveal the cause.
    if (error instanceof AppError && error.code === "unauthorized") throw unauthorized()
    throw error
  }
}
