import type { Database } from "../database/database.ts"
import { newApiKeyValue } from "../domain/api-key-value.ts"
import { operator } from "../domain/audit-entry.ts"
import type { OrganizationId } from "../domain/ids.ts"
import type { ApiKeyCreated } from "../domain/api-key.ts"
import type { Organization } from "../domain/organization.ts"
import type { User } from "../domain/user.ts"
import { SetupError } from "../domain/setup-error.ts"
import type { ApiKeyRepository } from "../repositories/api-keys.ts"
import type { AuditLogRepository } from "../repositories/audit-log.ts"
import type { OrganizationRepository } from "../repositories/organizations.ts"
import type { UserRepository } from "../repositories/users.ts"
import { insertApiKey } from "./api-keys.ts"

/** The dependencies of {@link createAdminKey}. */
export interface AdminAccessDependencies {
  readonly database: Database
  readonly organizations: OrganizationRepository
  readonly users: UserRepository
  readonly apiKeys: ApiKeyRepository
  readonly auditLog: AuditLogRepository
}

/** A new admin key, its user and its organization. */
export interface AdminKey {
  readonly key: ApiKeyCreated
  readonly user: User
  readonly organization: Organization
}

/**
 * Creates a key for an organization's oldest admin, for an operator who has no admin key left; an organization without an
 * admin gets one. Safe beside running servers.
 *
 * @param organizationId - undefined: the oldest organization.
 * @throws {SetupError} when the organization does not exist.
 */
export function createAdminKey(
  { database, organizations, users, apiKeys, auditLog }: AdminAccessDependencies,
  organizationId: OrganizationId | undefined,
  name: string,
): Promise<AdminKey> {
  return database.transaction(async (transaction) => {
    const organization =
      organizationId === undefined
        ? await organizations.findOldest(transaction)
        : await organizations.find(organizationId, transaction)
    if (organization === undefined) {
      throw new SetupError(
        organizationId === undefined
          ? "This database has no organization yet. Start the server: its first start creates one, with an admin key."
          : `--organization: no organization has the id ${organizationId}`,
      )
    }
    const admin = { organizationId: organization.id, name: "Admin", role: "admin" } as const
    const user = (await users.findOldestAdmin(organization.id, transaction)) ?? (await users.insert(admin, transaction))
    const owner = { organizationId: organization.id, userId: user.id }
    const key = await insertApiKey(apiKeys, owner, name, newApiKeyValue(), transaction)
    await auditLog.insert({ ...operator, operation: "createAdminKey", targetId: key.id }, transaction)
    return { key, user, organization }
  })
}
