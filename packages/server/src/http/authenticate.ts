import type { Caller } from "../domain/caller.ts"
import { AppError, unauthorized } from "../domain/errors.ts"
import { apiKeyHeader } from "../generated/header-names.ts"
import type { AppContext } from "./env.ts"
import type { SessionCookie } from "./session-cookie.ts"

/** A service that authenticates the value of a key or of a session. */
export interface Authenticator {
  authenticate(value: string): Promise<Caller>
}

/** What callers can authenticate with. */
export interface Credentials {
  readonly apiKeys: Authenticator
  readonly sessions: Authenticator
  readonly sessionCookie: Pick<SessionCookie, "read">
}

/**
 * Authenticates the caller by `x-api-key`, or without it by a session, and stores the caller in the context.
 *
 * @throws {AppError} `unauthorized`, the same for a missing, malformed, unknown and revoked key, and for a session that has
 * ended or does not count in this request.
 */
export async function authenticate(c: AppContext, { apiKeys, sessions, sessionCookie }: Credentials): Promise<Caller> {
  const key = c.req.header(apiKeyHeader)
  if (key !== undefined) return identify(c, apiKeys, key)
  const session = sessionCookie.read(c)
  if (session === undefined) throw unauthorized()
  return identify(c, sessions, session)
}

/** Authenticates a value and stores its caller in the context. @throws {AppError} `unauthorized`, always the same. */
export async function identify(c: AppContext, authenticator: Authenticator, value: string): Promise<Caller> {
  try {
    const caller = { ...(await authenticator.authenticate(value)), requestId: c.env.state.requestId }
    c.set("caller", caller)
    c.env.state.caller = caller
    return caller
  } catch (error) {
    // Rebuilt, so that not even a differently worded sentence could reveal the cause.
    if (error instanceof AppError && error.code === "unauthorized") throw unauthorized()
    throw error
  }
}
