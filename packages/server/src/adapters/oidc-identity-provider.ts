import type * as OpenIdClient from "openid-client"
import type { ClientAuth, Configuration, CustomFetch } from "openid-client"
import { z } from "zod"
import { type Identity, SignInError } from "../domain/sign-in.ts"
import { callbackUrlOf, type OidcConfig } from "../oidc-config.ts"
import type { IdentityProvider, SignInChecks } from "../ports/identity-provider.ts"
import { OutboundRefusedError } from "./guarded-fetch.ts"
import { toSignInError } from "./oidc-failure.ts"

/** How far the provider's clock may differ. */
const clockToleranceSeconds = 60
/** A person waits: a provider that needs longer for one request is down. A sign-in makes at most four of them. */
const defaultTimeoutMs = 5_000
/** New endpoints of a provider are noticed within the hour; its keys have a cache of their own, which follows their rotation. */
const discoveryLifetimeMs = 3_600_000
/** The longest `sub` (OpenID Connect Core section 2). */
const maxSubjectLength = 255

/** Dependencies of an {@link OidcIdentityProvider} that tests replace. */
export interface OidcOptions {
  /** For each request to the provider. @default 5 seconds */
  readonly timeoutMs?: number
  /** Milliseconds on a clock that never goes back. */
  readonly now?: () => number
}

/** An identity provider that speaks OpenID Connect. The provider is asked for its endpoints at the first sign-in, not at the start. */
export class OidcIdentityProvider implements IdentityProvider {
  readonly #config: OidcConfig
  readonly #fetch: typeof fetch
  readonly #timeoutMs: number
  readonly #now: () => number
  #discovered: { readonly at: number; readonly configuration: Promise<Configuration> } | undefined

  /** @param outbound - does not follow redirects, and refuses addresses that are never called. */
  constructor(config: OidcConfig, outbound: typeof fetch, options: OidcOptions = {}) {
    this.#config = config
    this.#fetch = outbound
    this.#timeoutMs = options.timeoutMs ?? defaultTimeoutMs
    this.#now = options.now ?? (() => performance.now())
  }

  async begin(): Promise<{ readonly url: string; readonly checks: SignInChecks }> {
    const [client, configuration] = await this.#open()
    const checks = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      codeVerifier: client.randomPKCECodeVerifier(),
    }
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: callbackUrlOf(this.#config),
      scope: this.#config.scopes,
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(checks.codeVerifier),
      code_challenge_method: "S256",
    })
    return { url: url.href, checks }
  }

  async complete(
    parameters: URLSearchParams,
    { state, nonce, codeVerifier }: SignInChecks,
  ): Promise<{ readonly identity: Identity; readonly idToken: string }> {
    const [client, configuration] = await this.#open()
    // Not the address of the request, which a proxy may have changed: the provider compares it with the one it was sent.
    const url = new URL(callbackUrlOf(this.#config))
    url.search = parameters.toString()
    try {
      const tokens = await client.authorizationCodeGrant(configuration, url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (claims === undefined || tokens.id_token === undefined) throw new SignInError("failed", "there is no ID token")
      const { iss, sub } = claims
      if (sub.length > maxSubjectLength) throw new SignInError("failed", "the subject of the ID token is too long")
      // Some providers put names and groups only there.
      const others = this.#lacksClaims(claims, configuration)
        ? await client.fetchUserInfo(configuration, tokens.access_token, sub)
        : {}
      return { identity: this.#identify(iss, sub, { ...others, ...claims }), idToken: tokens.id_token }
    } catch (error) {
      throw toSignInError(error)
    }
  }

  async signOutUrl(idToken: string): Promise<string | undefined> {
    const [client, configuration] = await this.#open()
    if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined
    return client.buildEndSessionUrl(configuration, {
      id_token_hint: idToken,
      post_logout_redirect_uri: `${this.#config.consoleUrl}sign-in`,
    }).href
  }

  #lacksClaims(claims: Readonly<Record<string, unknown>>, configuration: Configuration): boolean {
    const { adminGroup, groupsClaim } = this.#config
    const lacksGroups = adminGroup !== undefined && claims[groupsClaim] === undefined
    const lacksName = claims.name === undefined && claims.preferred_username === undefined && claims.email === undefined
    return (lacksGroups || lacksName) && configuration.serverMetadata().userinfo_endpoint !== undefined
  }

  #identify(issuer: string, subject: string, claims: Readonly<Record<string, unknown>>): Identity {
    const { name, preferred_username: userName, email } = namesOf.parse(claims)
    const groups = groupsOf.parse(claims[this.#config.groupsClaim])
    return { issuer, subject, name: name ?? userName ?? email ?? subject, email, groups }
  }

  async #open(): Promise<[client: typeof OpenIdClient, configuration: Configuration]> {
    // Imported at the first sign-in: most servers have none.
    const client = await import("openid-client")
    const known = this.#discovered
    if (known !== undefined && this.#now() - known.at < discoveryLifetimeMs) return [client, await known.configuration]
    const configuration = this.#discover(client)
    const found = { at: this.#now(), configuration }
    this.#discovered = found
    try {
      return [client, await configuration]
    } catch (error) {
      // The next sign-in tries again.
      if (this.#discovered === found) this.#discovered = undefined
      throw error
    }
  }

  async #discover(client: typeof OpenIdClient): Promise<Configuration> {
    const { issuer, clientId } = this.#config
    const metadata = { [client.clockTolerance]: clockToleranceSeconds }
    // Signatures are checked although the token endpoint is called directly: the connection may be one without TLS.
    const execute = [client.enableNonRepudiationChecks]
    // For a provider in the same private network, which the operator has chosen; `serve` warns.
    // oxlint-disable-next-line typescript/no-deprecated -- deprecated to make it stand out, not to be removed
    if (issuer.startsWith("http:")) execute.push(client.allowInsecureRequests)
    try {
      return await client.discovery(new URL(issuer), clientId, metadata, this.#clientAuth(client), {
        execute,
        timeout: this.#timeoutMs / 1000,
        [client.customFetch]: this.#request,
      })
    } catch (error) {
      throw toSignInError(error, "unavailable")
    }
  }

  /** Returns how this server proves who it is: as the provider supports it, and by default as OpenID Connect Core section 9 says. */
  #clientAuth(client: typeof OpenIdClient): ClientAuth {
    const { clientSecret } = this.#config
    if (clientSecret === undefined) return client.None()
    const [basic, post] = [client.ClientSecretBasic(clientSecret), client.ClientSecretPost(clientSecret)]
    return (server, ...request) => {
      const supported = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"]
      const usesPost = !supported.includes("client_secret_basic") && supported.includes("client_secret_post")
      return (usesPost ? post : basic)(server, ...request)
    }
  }

  readonly #request: CustomFetch = async (url, options) => {
    try {
      return await this.#fetch(url, { ...options, body: options.body ?? null })
    } catch (error) {
      const reason = error instanceof OutboundRefusedError ? error.message : "the identity provider cannot be reached"
      throw new SignInError("unavailable", reason, { cause: error })
    }
  }
}

const text = z.string().trim().min(1).optional().catch(undefined)
/** What people are called; a provider may state anything. */
const namesOf = z.object({ name: text, preferred_username: text, email: text })
/** One group as a string, or many as an array; entries that are not strings are ignored. */
const groupsOf = z.union([
  z.array(z.unknown()).transform((entries) => entries.filter((entry) => typeof entry === "string")),
  z.string().transform((group) => [group]),
  z.unknown().transform((): string[] => []),
])
