import type { IdentityProviderStub } from "@docsift/testing/identity-provider"
import { z } from "zod"
import type { createApp } from "../src/app.ts"
import type { OidcConfig } from "../src/oidc-config.ts"

type App = ReturnType<typeof createApp>

/** Returns the settings of a server whose people sign in at a provider. */
export function oidcOf(
  { issuer, clientId, clientSecret }: IdentityProviderStub,
  publicUrl: string,
  changes: Partial<OidcConfig> = {},
): OidcConfig {
  return {
    issuer,
    clientId,
    clientSecret,
    scopes: "openid profile email",
    groupsClaim: "groups",
    adminGroup: "admins",
    organizationId: undefined,
    createsUsers: true,
    label: "Example",
    isOnly: false,
    consoleUrl: `${publicUrl}/console/`,
    ...changes,
  }
}

/** How a person opens the sign-in. */
interface Visit {
  readonly next?: string
  /** The path that a proxy in front of the server takes away. */
  readonly stripped?: string
}

/** The response to the callback, as a browser takes it. */
interface Arrival {
  readonly location: string
  readonly failure: string | undefined
  readonly hasSession: boolean
  readonly setCookies: readonly string[]
}

/** A browser's cookies for the server, by name; paths are ignored. */
export class CookieJar {
  readonly #values = new Map<string, string>()

  /** Returns another browser with the same cookies, of which that of the sign-in may be replaced. */
  copy({ begun }: { readonly begun?: string } = {}): CookieJar {
    const copy = new CookieJar()
    for (const [name, value] of this.#values) {
      copy.#values.set(name, begun !== undefined && name.endsWith("-sign-in") ? begun : value)
    }
    return copy
  }

  /** Sends a request as a page of the server, and keeps the cookies of the response. */
  async request(app: App, path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#values].map(([name, value]) => `${name}=${value}`).join("; ")
    const headers = { "sec-fetch-site": "same-origin", ...(cookie === "" ? {} : { cookie }) }
    const response = await app.request(path, { ...init, headers })
    for (const header of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = header.split("; ")
      const [name = "", value = ""] = pair.split("=")
      if (attributes.includes("Max-Age=0")) this.#values.delete(name)
      else this.#values.set(name, value)
    }
    return response
  }

  /** Follows the provider's redirect to the callback. */
  async follow(app: App, callback: URL, stripped = ""): Promise<Arrival> {
    const response = await this.request(app, callback.pathname.slice(stripped.length) + callback.search)
    return this.#arrive(response)
  }

  /** Opens the sign-in, passes the provider and comes back. */
  async signIn(app: App, { next, stripped }: Visit = {}): Promise<Arrival & { readonly begun: readonly string[] }> {
    const response = await this.request(app, startPath(next))
    const begun = response.headers.getSetCookie()
    const url = response.headers.get("location") ?? ""
    if (url.startsWith("/")) return { ...this.#arrive(response), begun }
    return { ...(await this.follow(app, new URL(await passProvider(url)), stripped)), begun }
  }

  #arrive(response: Response): Arrival {
    const location = response.headers.get("location") ?? ""
    const failure = new URL(location, "http://docsift.test").searchParams.get("error") ?? undefined
    const setCookies = response.headers.getSetCookie()
    const hasSession = setCookies.some((header) => /^docsift-[0-9a-f]{6}=/.test(header))
    return { location, failure, hasSession, setCookies }
  }
}

const startPath = (next: string | undefined) =>
  `/console/sign-in/oidc${next === undefined ? "" : `?next=${encodeURIComponent(next)}`}`

/** Opens the provider's page, and returns where it sends the browser. */
async function passProvider(url: string): Promise<string> {
  const response = await fetch(url, { redirect: "manual" })
  const location = response.headers.get("location")
  if (location === null) throw new Error(`the provider responded with ${response.status}`)
  return location
}

/** Starts a sign-in and passes the provider. @returns the callback's address. */
export async function visitProvider(app: App, jar: CookieJar): Promise<string> {
  const response = await jar.request(app, startPath(undefined))
  return passProvider(response.headers.get("location") ?? "")
}

/** Signs a person in, who must arrive. */
export async function signIn(app: App, visit: Visit = {}) {
  const jar = new CookieJar()
  const { location, failure, hasSession, begun, setCookies } = await jar.signIn(app, visit)
  if (failure !== undefined || !hasSession) throw new Error(`the sign-in failed: ${location}`)
  return { jar, location, setCookies: { begin: begun, callback: setCookies } }
}

/** Tries to sign in, and returns the failure that the sign-in screen is told. @throws when a session has started. */
export async function failureOf(app: App): Promise<string | undefined> {
  const { failure, hasSession } = await new CookieJar().signIn(app)
  if (hasSession) throw new Error("a session has started")
  return failure
}

const caller = z.looseObject({ user: z.looseObject({ id: z.string() }), keyId: z.string() })

/** Reads who is signed in. */
export async function meOf(app: App, jar: CookieJar) {
  const response = await jar.request(app, "/api/v1/me")
  return caller.parse(await response.json())
}
