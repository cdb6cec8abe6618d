import type { Identity } from "../domain/sign-in.ts"

/** The secrets of one sign-in, which only the browser that began it may bring back. */
export interface SignInChecks {
  readonly state: string
  readonly nonce: string
  /** The PKCE code verifier (RFC 7636). */
  readonly codeVerifier: string
}

/** The identity provider of people, by the authorization code flow of OpenID Connect. */
export interface IdentityProvider {
  /** Starts a sign-in: returns the provider's address for the browser. @throws {SignInError} `unavailable`. */
  begin(): Promise<{ readonly url: string; readonly checks: SignInChecks }>
  /**
   * Exchanges the provider's response for the person's identity.
   *
   * @param parameters - the query with which the browser came back.
   * @throws {SignInError} `cancelled`, `failed` or `unavailable`.
   */
  complete(
    parameters: URLSearchParams,
    checks: SignInChecks,
  ): Promise<{ readonly identity: Identity; readonly idToken: string }>
  /**
   * Returns the address that ends the person's session at the provider; undefined when the provider has none.
   *
   * @throws {SignInError} `unavailable`.
   */
  signOutUrl(idToken: string): Promise<string | undefined>
}
