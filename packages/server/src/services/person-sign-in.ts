import { randomBytes } from "node:crypto"
import { z } from "zod"
import { Scope } from "../database/scope.ts"
import type { Database, Transaction } from "../database/database.ts"
import type { AuditedOperation } from "../domain/audit-entry.ts"
import type { Caller, Role } from "../domain/caller.ts"
import { consoleAddressOf, readNextScreen } from "../domain/console-address.ts"
import { type Identity, SignInError } from "../domain/sign-in.ts"
import { maxNameLength } from "../generated/limits.ts"
import type { OidcConfig } from "../oidc-config.ts"
import type { IdentityProvider, SecretBox } from "../ports.ts"
import type { ApiKeyRepository } from "../repositories/api-keys.ts"
import type { OrganizationRepository } from "../repositories/organizations.ts"
import type { Person, UserRepository } from "../repositories/users.ts"
import type { AuditLog } from "./audit-log.ts"
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

/** The name of the keys that sessions of people act for. */
const signInKeyName = "Console sign-in"
/** Shown where other keys show the start and the end of their value, which this one has not. */
const signInKeyMask = "no value"

/** The dependencies of a {@link PersonSignIn}. */
export interface PersonSignInDependencies {
  readonly database: Database
  readonly organizations: OrganizationRepository
  readonly users: UserRepository
  readonly apiKeys: ApiKeyRepository
  readonly sessions: Pick<SessionService, "start">
  readonly audit: AuditLog
  readonly box: Pick<SecretBox, "seal" | "open">
  /** Undefined without an identity provider: then no route calls this service. */
  readonly oidc: { readonly config: OidcConfig; readonly provider: IdentityProvider } | undefined
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

/** Signs people in through the identity provider, and keeps their users as the provider describes them. */
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
    const { config, provider } = this.#configured()
    const { url, checks } = await provider.begin()
    const begun = {
      ...checks,
      next: readNextScreen(next, consoleAddressOf(config.callbackUrl)),
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
    const { identity, idToken } = await this.#configured().provider.complete(parameters, checks)
    const caller = await this.#admit(identity, requestId)
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

  /** Finds or creates the person's user and key; returns them as the caller that the session acts for. */
  async #admit(identity: Identity, requestId: string): Promise<Caller> {
    const { database, audit } = this.#dependencies
    const named = { ...identity, name: nameOf(identity.name), email: identity.email?.slice(0, maxEmailLength) }
    const { caller, changes } = await database.transaction(async (transaction) => {
      const { user, change } = await this.#findOrCreate(named, transaction)
      const { key, isNew } = await this.#findOrCreateKey(user, transaction)
      const { id: userId, organizationId, role } = user
      const found = { userId, organizationId, role, keyId: key, requestId }
      const all: Change[] = [
        ...(change === undefined ? [] : [{ operation: change, targetId: userId }]),
        ...(isNew ? [{ operation: "createApiKey", targetId: key } as const] : []),
      ]
      for (const { operation, targetId } of all) await audit.record(found, operation, targetId, transaction)
      return { caller: found, changes: all }
    })
    for (const { operation, targetId } of changes) audit.log(caller, operation, targetId)
    return caller
  }

  async #findOrCreate(
    identity: Identity,
    transaction: Transaction,
  ): Promise<{ readonly user: Person; readonly change: AuditedOperation | undefined }> {
    const { users } = this.#dependencies
    const known = await users.findForSignIn(identity, transaction)
    if (known === undefined) {
      const user = await this.#create(identity, transaction)
      return { user, change: "createUser" }
    }
    if (known.disabledAt !== null) throw new SignInError("refused", `the user ${known.id} is disabled`)
    const role = this.#roleOf(identity, known.role)
    const { name, email } = identity
    await users.updatePerson(known.id, { role, name, email }, transaction)
    return { user: { ...known, role, name }, change: role === known.role ? undefined : "changeUserRole" }
  }

  async #create(identity: Identity, transaction: Transaction): Promise<Person> {
    const { organizations, users } = this.#dependencies
    const { config } = this.#configured()
    if (!config.createsUsers) throw new SignInError("refused", "the person has no user, and none is created")
    const organization =
      config.organizationId === undefined
        ? await organizations.findOldest(transaction)
        : await organizations.find(config.organizationId, transaction)
    if (organization === undefined) {
      throw new SignInError("refused", "no organization has the id in DOCSIFT_OIDC_ORGANIZATION")
    }
    const values = { organizationId: organization.id, role: this.#roleOf(identity, "member") }
    return users.insertPerson(values, identity, transaction)
  }

  #roleOf({ groups }: Identity, current: Role): Role {
    const { adminGroup } = this.#configured().config
    if (adminGroup === undefined) return current
    return groups.includes(adminGroup) ? "admin" : "member"
  }

  async #findOrCreateKey(
    user: Person,
    transaction: Transaction,
  ): Promise<{ readonly key: Caller["keyId"]; readonly isNew: boolean }> {
    const { apiKeys } = this.#dependencies
    const { id: userId, organizationId } = user
    const scope = Scope.of(user)
    const known = await apiKeys.findSignInKey(scope, userId, transaction)
    if (known !== undefined) return { key: known, isNew: false }
    // The column holds hashes of values; these bytes are the hash of none that anyone knows.
    const hash = randomBytes(32).toString("hex")
    const row = { organizationId, userId, name: signInKeyName, hash, mask: signInKeyMask, isSignIn: true }
    return { key: await apiKeys.insert(scope, row, transaction), isNew: true }
  }
}

interface Change {
  readonly operation: AuditedOperation
  readonly targetId: string
}

/** The longest address of mail (RFC 5321 section 4.5.3.1.3 without the angle brackets). */
const maxEmailLength = 254

/** Returns a name that can be stored and shown, whatever the provider states. */
function nameOf(text: string): string {
  const name = text
    .replaceAll(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, maxNameLength)
    .replace(/[\uD800-\uDBFF]$/, "")
  return name === "" ? "Unnamed" : name
}
