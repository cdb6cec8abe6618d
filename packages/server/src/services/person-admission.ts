import { randomBytes } from "node:crypto"
import type { Database, Transaction } from "../database/database.ts"
import { Scope } from "../database/scope.ts"
import type { AuditedOperation } from "../domain/audit-entry.ts"
import type { Caller, Role } from "../domain/caller.ts"
import { type Identity, SignInError } from "../domain/sign-in.ts"
import { maxNameLength } from "../generated/limits.ts"
import type { OidcConfig } from "../oidc-config.ts"
import type { ApiKeyRepository } from "../repositories/api-keys.ts"
import type { OrganizationRepository } from "../repositories/organizations.ts"
import type { Person, UserRepository } from "../repositories/users.ts"
import type { AuditLog } from "./audit-log.ts"

/** The name of the keys that sessions of people act for. */
const signInKeyName = "Console sign-in"
/** Shown where other keys show the start and the end of their value, which this one has not. */
const signInKeyMask = "no value"
/** The longest address of mail (RFC 5321 section 4.5.3.1.3 without the angle brackets). */
const maxEmailLength = 254

/** The dependencies of a {@link PersonAdmission}. */
export interface PersonAdmissionDependencies {
  readonly config: Pick<OidcConfig, "adminGroup" | "createsUsers" | "organizationId">
  readonly database: Database
  readonly organizations: OrganizationRepository
  readonly users: UserRepository
  readonly apiKeys: ApiKeyRepository
  readonly audit: AuditLog
}

/** Admits people for whom the identity provider vouches, and keeps their users as the provider describes them. */
export class PersonAdmission {
  readonly #dependencies: PersonAdmissionDependencies

  constructor(dependencies: PersonAdmissionDependencies) {
    this.#dependencies = dependencies
  }

  /**
   * Finds or creates the person's user and key.
   *
   * @returns the caller that the session acts for.
   * @throws {SignInError} `refused`.
   */
  async admit(identity: Identity, requestId: string): Promise<Caller> {
    const { database, audit } = this.#dependencies
    const name = cleanText(identity.name, maxNameLength) ?? "Unnamed"
    const named = { ...identity, name, email: cleanText(identity.email ?? "", maxEmailLength) }
    const { caller, changes } = await database.transaction(async (transaction) => {
      const { user, change } = await this.#findOrCreate(named, transaction)
      const { keyId, isNew } = await this.#findOrCreateKey(user, transaction)
      const { id: userId, organizationId, role } = user
      const found = { userId, organizationId, role, keyId, requestId }
      const all: Change[] = [
        ...(change === undefined ? [] : [{ operation: change, targetId: userId }]),
        ...(isNew ? [{ operation: "createApiKey", targetId: keyId } as const] : []),
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
    const { config, organizations, users } = this.#dependencies
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
    const { adminGroup } = this.#dependencies.config
    if (adminGroup === undefined) return current
    return groups.includes(adminGroup) ? "admin" : "member"
  }

  async #findOrCreateKey(
    user: Person,
    transaction: Transaction,
  ): Promise<{ readonly keyId: Caller["keyId"]; readonly isNew: boolean }> {
    const { apiKeys } = this.#dependencies
    const { id: userId, organizationId } = user
    const scope = Scope.of(user)
    const known = await apiKeys.findSignInKey(scope, userId, transaction)
    if (known !== undefined) return { keyId: known, isNew: false }
    // The column holds hashes of values; these bytes are the hash of none that anyone knows.
    const hash = randomBytes(32).toString("hex")
    const row = { organizationId, userId, name: signInKeyName, hash, mask: signInKeyMask, isSignIn: true }
    return { keyId: await apiKeys.insert(scope, row, transaction), isNew: true }
  }
}

interface Change {
  readonly operation: AuditedOperation
  readonly targetId: string
}

/** Returns a text that can be stored and shown, whatever the provider states; undefined when nothing is left. */
function cleanText(text: string, maxLength: number): string | undefined {
  const clean = text
    .replaceAll(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, "")
  return clean === "" ? undefined : clean
}
