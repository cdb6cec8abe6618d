import { z } from "zod"
import { readNextScreen } from "../domain/next-screen.ts"
import { SignInError } from "../domain/sign-in.ts"
import type { IdentityProvider } from "../ports/identity-provider.ts"
import type { SecretBox } from "../ports/secret-box.ts"
import type { PersonAdmission } from "./person-admission.ts"
import type { SessionService, StartedSession } from "./sessions.ts"

/*
 * A sign-in leaves this server for the identity provider and comes back minutes later, perhaps to another replica. What it must
 * come back with (state, nonce, PKCE verifier) and where it leads travels in a cookie of the browser that began it, sealed
 * with the deployment's keys. So nothing is stored for a sign-in that is not completed, and no other browser can complete it.
 */

/** How long a person may take at the provider, a second factor included. */
export const signInLifetimeSeconds = 600
const sealContext = "sign-in"
const idTokenContext = "sign-out"

const begunSignIn = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  next: z.string(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
})

/** The dependencies of a {@link PersonSignIn}. */
export interface PersonSignInDependencies {
  readonly sessions: Pick<SessionService, "start">
  readonly box: Pick<SecretBox, "seal" | "open">
  /** Undefined without an identity provider: then no route calls this service. */
  readonly oidc:
    | { readonly consoleUrl: string; readonly provider: IdentityProvider; readonly admission: PersonAdmission }
    | undefined
  /** @default the system's clock */
  readonly now?: () => number
}

/** A completed sign-in. */
export interface CompletedSignIn {
  readonly session: StartedSession
  /** The path of the screen to open. */
  readonly next: string
  /** The provider's ID token, sealed: its sign-out wants it back. */
  readonly sealedIdToken: string
}

/** Signs people in through the identity provider. */
export class PersonSignIn {
  readonly #dependencies: PersonSignInDependencies
  readonly #now: () => number

  constructor(dependencies: PersonSignInDependencies) {
    this.#dependencies = dependencies
    this.#now = dependencies.now ?? Date.now
  }

  /**
   * Starts a sign-in.
   *
   * @param next - the address of the screen to open afterwards; one outside the console is ignored.
   * @returns the provider's address, and what the browser must bring back.
   * @throws {SignInError} `unavailable`.
   */
  async begin(next: string | undefined): Promise<{ readonly url: string; readonly sealed: string }> {
    const { consoleUrl, provider } = this.#configured()
    const { url, checks } = await provider.begin()
    const begun = {
      ...checks,
      next: readNextScreen(next, consoleUrl),
      expiresAt: this.#now() + signInLifetimeSeconds * 1000,
    }
    return { url, sealed: this.#dependencies.box.seal(JSON.stringify(begun), sealContext) }
  }

  /**
   * Completes a sign-in, and starts the session.
   *
   * @param sealed - what {@link begin} gave to this browser.
   * @throws {SignInError}
   */
  async complete(parameters: URLSearchParams, sealed: string | undefined, requestId: string): Promise<CompletedSignIn> {
    const { next, ...checks } = this.#openBegun(sealed)
    const { provider, admission } = this.#configured()
    const { identity, idToken } = await provider.complete(parameters, checks)
    const caller = await admission.admit(identity, requestId)
    const session = await this.#dependencies.sessions.start(caller)
    return { session, next, sealedIdToken: this.#dependencies.box.seal(idToken, idTokenContext) }
  }

  /** Returns the path of the screen that a sign-in was for; undefined when this browser has begun none. */
  nextScreen(sealed: string | undefined): string | undefined {
    return this.#readBegun(sealed)?.next
  }

  /** Returns the address that ends the session at the provider; undefined when this browser has none there. @throws {SignInError} */
  async signOutUrl(sealedIdToken: string | undefined): Promise<string | undefined> {
    const idToken = this.#unseal(sealedIdToken, idTokenContext)
    return idToken === undefined ? undefined : this.#configured().provider.signOutUrl(idToken)
  }

  #configured(): NonNullable<PersonSignInDependencies["oidc"]> {
    const { oidc } = this.#dependencies
    if (oidc === undefined) throw new Error("there is no identity provider")
    return oidc
  }

  #openBegun(sealed: string | undefined): z.infer<typeof begunSignIn> {
    const begun = this.#readBegun(sealed)
    if (begun === undefined) throw new SignInError("failed", "the browser has not begun a sign-in")
    if (begun.expiresAt < this.#now()) throw new SignInError("failed", "the sign-in took too long")
    return begun
  }

  #readBegun(sealed: string | undefined): z.infer<typeof begunSignIn> | undefined {
    const text = this.#unseal(sealed, sealContext)
    // Another release of the server may have sealed other members.
    return text === undefined ? undefined : begunSignIn.safeParse(JSON.parse(text)).data
  }

  #unseal(sealed: string | undefined, context: string): string | undefined {
    if (sealed === undefined) return undefined
    try {
      return this.#dependencies.box.open(sealed, context)
    } catch {
      // Not from this deployment, changed on the way, or sealed with a key that has been removed since.
      return undefined
    }
  }
}
