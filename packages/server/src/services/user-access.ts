import type { Database } from "../database/database.ts"
import { operator } from "../domain/audit-entry.ts"
import type { UserId } from "../domain/ids.ts"
import type { User } from "../domain/user.ts"
import { SetupError } from "../domain/setup-error.ts"
import type { ApiKeyRepository } from "../repositories/api-keys.ts"
import type { AuditLogRepository } from "../repositories/audit-log.ts"
import type { UserRepository } from "../repositories/users.ts"

/*
 * A disabled user cannot sign in through the identity provider, and has no key left: every request and every session depends on a key,
 * so that revoking them is what ends access at once, on every replica. Enabling the user again brings no key back.
 */

/** The dependencies of {@link disableUser} and {@link enableUser}. */
export interface UserAccessDependencies {
  readonly database: Database
  readonly users: UserRepository
  readonly apiKeys: ApiKeyRepository
  readonly auditLog: AuditLogRepository
}

/**
 * Disables a user and revokes all their keys, the one of the sign-in included, which ends their sessions. Repeatable, and safe
 * beside running servers.
 *
 * @returns the user and the number of keys that were revoked.
 * @throws {SetupError} when the user does not exist.
 */
export function disableUser(
  { database, users, apiKeys, auditLog }: UserAccessDependencies,
  id: UserId,
): Promise<{ readonly user: User; readonly revokedKeys: number }> {
  return database.transaction(async (transaction) => {
    // The row of the user first: a sign-in that holds it has made its key by then, and a later one finds the user disabled.
    const user = await users.setDisabled(id, true, transaction)
    if (user === undefined) throw unknownUser(id)
    await auditLog.insert({ ...operator, operation: "disableUser", targetId: id }, transaction)
    const keys = await apiKeys.revokeAllOf(id, transaction)
    for (const targetId of keys) {
      await auditLog.insert({ ...operator, operation: "revokeApiKey", targetId }, transaction)
    }
    return { user, revokedKeys: keys.length }
  })
}

/** Lets a disabled user sign in again. @throws {SetupError} when the user does not exist. */
export function enableUser(
  { database, users, auditLog }: Omit<UserAccessDependencies, "apiKeys">,
  id: UserId,
): Promise<User> {
  return database.transaction(async (transaction) => {
    const user = await users.setDisabled(id, false, transaction)
    if (user === undefined) throw unknownUser(id)
    await auditLog.insert({ ...operator, operation: "enableUser", targetId: id }, transaction)
    return user
  })
}

const unknownUser = (id: UserId) => new SetupError(`No user has the id ${id}.`)
