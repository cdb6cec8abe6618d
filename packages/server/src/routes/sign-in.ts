import type { Hono } from "hono"
import type { Logger } from "pino"
import { readNextScreen } from "../domain/next-screen.ts"
import { AppError } from "../domain/errors.ts"
import { isOutage } from "../domain/outage.ts"
import { SignInError, type SignInFailure } from "../domain/sign-in.ts"
import type { AppServices } from "../http/app-services.ts"
import type { AppContext, AppEnv } from "../http/env.ts"
import { createSignInCookies, maxCookieValueLength } from "../http/sign-in-cookies.ts"
import type { OidcConfig } from "../oidc-config.ts"
import type { SignInOptions } from "./sessions.ts"

/** The front of the sign-in: cookies, addresses and the log. */
export interface SignInRoutesOptions extends SignInOptions {
  readonly oidc: OidcConfig | undefined
  readonly deploymentId: string
  readonly logger: Pick<Logger, "warn" | "error">
}

/**
 * Serves the sign-in through the identity provider, below the console: `sign-in/options`, `sign-in/oidc`, `sign-in/callback` and
 * `sign-out`. Browsers navigate to the last three, so each of their responses is a redirect; failures lead to the sign-in screen, which
 * says one sentence for each {@link SignInFailure}.
 */
export function mountSignIn(
  app: Hono<AppEnv>,
  services: Pick<AppServices, "personSignIn" | "signInLimit">,
  options: SignInRoutesOptions,
): void {
  const { oidc } = options
  app.get("/console/sign-in/options", (c) =>
    // Public: the screen asks before anybody has signed in.
    c.json({ oidc: oidc === undefined ? null : { label: oidc.label }, keys: oidc?.isOnly !== true }),
  )
  if (oidc !== undefined) mountProviderRoutes(app, services, { ...options, oidc })
}

function mountProviderRoutes(
  app: Hono<AppEnv>,
  { personSignIn, signInLimit }: Pick<AppServices, "personSignIn" | "signInLimit">,
  { oidc, deploymentId, logger, sessionCookie, clientAddressOf }: SignInRoutesOptions & { readonly oidc: OidcConfig },
): void {
  const { consoleUrl } = oidc
  const { begun, idToken } = createSignInCookies(consoleUrl, deploymentId)
  const screen = `${new URL(consoleUrl).pathname}sign-in`
  const setCookie = (c: AppContext, header: string) => c.header("set-cookie", header, { append: true })

  /** Runs a step of the sign-in; its failure leads to the screen that explains it. */
  const redirect = async (c: AppContext, next: string | undefined, step: (address?: string) => Promise<string>) => {
    const address = clientAddressOf(c.env.incoming)
    try {
      signInLimit.check(address)
      return c.redirect(await step(), 302)
    } catch (error) {
      const failure = failureOf(error)
      // An outage is not a failed attempt of the client.
      if (failure === "failed" || failure === "refused") signInLimit.fail(address)
      logFailure(logger, failure, error, c.env.state.requestId)
      const search = new URLSearchParams({ error: failure, ...(next === undefined ? {} : { next }) })
      return c.redirect(`${screen}?${search.toString()}`, 302)
    }
  }

  app.get("/console/sign-in/oidc", (c) => {
    const next = c.req.query("next")
    const kept = next === undefined ? undefined : readNextScreen(next, consoleUrl)
    return redirect(c, kept, async () => {
      const { url, sealed } = await personSignIn.begin(next)
      setCookie(c, begun.headerOf(sealed))
      return url
    })
  })

  app.get("/console/sign-in/callback", (c) => {
    // Removed whatever happens: it counts once.
    setCookie(c, begun.removal)
    const sealed = begun.read(c)
    return redirect(c, personSignIn.nextScreen(sealed), async () => {
      const parameters = new URL(c.req.url).searchParams
      const { session, next, sealedIdToken } = await personSignIn.complete(parameters, sealed, c.env.state.requestId)
      setCookie(c, sessionCookie.headerOf(session.value))
      if (sealedIdToken.length <= maxCookieValueLength) setCookie(c, idToken.headerOf(sealedIdToken))
      return next
    })
  })

  // Ends no session of this server: the console has done that, and a link from elsewhere must not.
  app.get("/console/sign-out", async (c) => {
    setCookie(c, idToken.removal)
    try {
      return c.redirect((await personSignIn.signOutUrl(idToken.read(c))) ?? screen, 302)
    } catch (error) {
      logFailure(logger, failureOf(error), error, c.env.state.requestId)
      return c.redirect(screen, 302)
    }
  })
}

function failureOf(error: unknown): SignInFailure {
  if (error instanceof SignInError) return error.failure
  if (error instanceof AppError && error.code === "rate_limited") return "limited"
  return isOutage(error) || (error instanceof AppError && error.code === "unavailable") ? "unavailable" : "failed"
}

function logFailure(logger: SignInRoutesOptions["logger"], failure: SignInFailure, error: unknown, requestId: string) {
  if (error instanceof SignInError) {
    // Without the cause, which may quote what the provider or the browser sent.
    logger.warn({ requestId, failure, reason: error.message }, "a sign-in through the identity provider failed")
  } else if (failure !== "limited") {
    logger.error({ requestId, failure, err: error }, "a sign-in through the identity provider failed")
  }
}
