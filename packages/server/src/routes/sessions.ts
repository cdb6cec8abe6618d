import type { Caller } from "../domain/caller.ts"
import { AppError, unauthorized } from "../domain/errors.ts"
import type { AppServices } from "../http/app-services.ts"
import { identify } from "../http/authenticate.ts"
import type { AppContext } from "../http/env.ts"
import type { Handlers } from "../http/operations.ts"
import { presentCaller, presentSession } from "../http/present.ts"
import { limitRate } from "../http/rate-limit.ts"
import type { SessionCookie } from "../http/session-cookie.ts"

/** What the sign-in needs to know of the HTTP front. */
export interface SignInOptions {
  readonly sessionCookie: SessionCookie
  readonly clientAddressOf: (incoming: AppContext["env"]["incoming"]) => string | undefined
}

/** Returns the handlers of the caller and of sessions. */
export function sessionRoutes(
  {
    apiKeys,
    callers,
    rateLimits,
    sessions,
    signInLimit,
  }: Pick<AppServices, "apiKeys" | "callers" | "rateLimits" | "sessions" | "signInLimit">,
  { sessionCookie, clientAddressOf }: SignInOptions,
): Pick<Handlers, "getCaller" | "createSession" | "deleteSession"> {
  /** Authenticates the key of a sign-in, which no middleware has done. */
  const signIn = async (c: AppContext, apiKey: string): Promise<Caller> => {
    // A page that signs its visitor in with a key of its own would see what the visitor uploads.
    if (sessionCookie.isForeignPage(c)) throw unauthorized()
    const address = clientAddressOf(c.env.incoming)
    signInLimit.check(address)
    try {
      return await identify(c, apiKeys, apiKey)
    } catch (error) {
      if (error instanceof AppError && error.code === "unauthorized") signInLimit.fail(address)
      throw error
    }
  }
  return {
    async getCaller(c) {
      return c.json(presentCaller(await callers.describe(c.get("caller"))), 200)
    },

    async createSession(c) {
      const caller = await signIn(c, c.req.valid("json").apiKey)
      limitRate(c, rateLimits, caller, "reads")
      const { value, expiresAt } = await sessions.start(caller)
      sessionCookie.set(c, value)
      return c.json(presentSession({ expiresAt }), 200)
    },

    async deleteSession(c) {
      const caller = c.get("caller")
      await sessions.end(caller)
      if (caller.session !== undefined) sessionCookie.remove(c)
      return c.json({ message: "You are signed out." }, 200)
    },
  }
}
