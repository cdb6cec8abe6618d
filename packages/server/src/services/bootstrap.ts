import { sql } from "drizzle-orm"
import type { Database, Transaction } from "../database/database.ts"
import { newApiKeyValue } from "../domain/api-key-value.ts"
import { runtimeSlots } from "../domain/records.ts"
import type { ApiKeyRepository } from "../repositories/api-keys.ts"
import { insertWithNewId } from "../repositories/insert-with-new-id.ts"
import type { ModelRepository } from "../repositories/models.ts"
import type { OrganizationRepository } from "../repositories/organizations.ts"
import type { UserRepository } from "../repositories/users.ts"
import { insertApiKey } from "./api-keys.ts"

/** What {@link bootstrap} fills. */
export interface BootstrapParts {
  readonly database: Database
  readonly organizations: OrganizationRepository
  readonly users: UserRepository
  readonly apiKeys: ApiKeyRepository
  readonly models: ModelRepository
}

/** Replicas may start together on an empty database. Any constant. */
const bootstrapLock = 0x626f_6f74

/**
 * Makes the first organization, its admin and the admin's key, and the built-in engine in both slots; nothing when
 * they are there.
 *
 * @param adminKey - the first key's value; undefined generates one.
 * @returns the generated value, only from the call that stored it.
 */
export function bootstrap(parts: BootstrapParts, adminKey: string | undefined): Promise<string | undefined> {
  return parts.database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(bootstrapLock))})`)
    if (await parts.organizations.hasAny(transaction)) return undefined
    const { id: organizationId } = await parts.organizations.insert("Default", transaction)
    const user = await parts.users.insert({ organizationId, name: "Admin", role: "admin" }, transaction)
    const value = adminKey ?? newApiKeyValue()
    await insertApiKey(parts.apiKeys, { organizationId, userId: user.id }, "First admin key", value, transaction)
    await insertBuiltin(parts.models, transaction)
    return adminKey === undefined ? value : undefined
  })
}

async function insertBuiltin(models: ModelRepository, transaction: Transaction): Promise<void> {
  const { id } = await insertWithNewId("mdl", (id) =>
    models.insert(
      {
        id,
        provider: "builtin",
        modelName: "docsift-builtin",
        displayName: "Built-in engine",
        sealedApiKey: null,
        apiKeyMask: null,
        baseUrl: null,
        isCore: true,
        isVision: true,
      },
      transaction,
    ),
  )
  for (const slot of runtimeSlots) await models.setSlot(slot, id, transaction)
}
