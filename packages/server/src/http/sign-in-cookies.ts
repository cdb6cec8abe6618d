import { signInLifetimeSeconds } from "../services/person-sign-in.ts"
import { sessionLifetimeHours } from "../domain/session-value.ts"
import { cookieValues } from "./cookie-values.ts"
import type { AppContext } from "./env.ts"

/*
 * Both are sealed, so that their content is no secret to lose. The cookie of a sign-in in progress is `Lax`: the provider's redirect to the
 * callback is a cross-site navigation, which brings no `Strict` cookie along. It needs the prefix `__Host-`: with a cookie that
 * another host of the domain may set, its owner could sign a visitor in as a user of their choice.
 */

/** A cookie of the sign-in. */
interface SignInCookie {
  /** Returns the value; undefined when there is none, or more than one. */
  read(c: AppContext): string | undefined
  headerOf(value: string): string
  readonly removal: string
}

/** The cookies of the sign-in through the identity provider. */
export interface SignInCookies {
  /** What the browser must bring back from the provider. */
  readonly begun: SignInCookie
  /** What the provider's sign-out wants to have. */
  readonly idToken: SignInCookie
}

/** Longest value that every browser keeps, name and attributes included, is 4,096 bytes (RFC 6265 section 6.1). */
export const maxCookieValueLength = 3_800

/** Builds the cookies of a deployment. */
export function createSignInCookies(consoleUrl: string, deploymentId: string): SignInCookies {
  const { protocol, pathname } = new URL(consoleUrl)
  const isSecure = protocol === "https:"
  const plainName = `docsift-${deploymentId.replaceAll("-", "").slice(0, 6)}`
  const secure = isSecure ? "Secure; " : ""
  return {
    begun: createCookie(
      isSecure ? "__Host-docsift-sign-in" : `${plainName}-sign-in`,
      `Path=/; HttpOnly; ${secure}SameSite=Lax`,
      signInLifetimeSeconds,
    ),
    // Two kilobytes that only the sign-out needs: sent along with no other request.
    idToken: createCookie(
      isSecure ? "__Secure-docsift-sign-out" : `${plainName}-sign-out`,
      `Path=${pathname}sign-out; HttpOnly; ${secure}SameSite=Strict`,
      sessionLifetimeHours * 3600,
    ),
  }
}

function createCookie(name: string, attributes: string, maxAgeSeconds: number): SignInCookie {
  return {
    read(c) {
      const values = cookieValues(c.req.header("cookie") ?? "", name)
      return values.length === 1 ? values[0] : undefined
    },
    headerOf: (value) => `${name}=${value}; ${attributes}; Max-Age=${maxAgeSeconds}`,
    removal: `${name}=; ${attributes}; Max-Age=0`,
  }
}
