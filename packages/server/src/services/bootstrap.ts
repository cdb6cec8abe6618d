import { sql } from "drizzle-orm"
import type { Database, OpenDatabase, Transaction } from "../database/database.ts"
import { newApiKeyValue } from "../domain/api-key-value.ts"
import { runtimeSlots } from "../domain/records.ts"
import { SetupError } from "../domain/setup-error.ts"
import type { SecretBox } from "../ports.ts"
import type { ApiKeyRepository } from "../repositories/api-keys.ts"
import type { AuditLogRepository } from "../repositories/audit-log.ts"
import {
  type DeploymentIdentity,
  findSealedCheck,
  identifyDeployment,
  storeSealedCheck,
} from "../repositories/deployment.ts"
import { insertWithNewId } from "../repositories/insert-with-new-id.ts"
import type { ModelRepository } from "../repositories/models.ts"
import type { OrganizationRepository } from "../repositories/organizations.ts"
import type { UserRepository } from "../repositories/users.ts"
import { insertApiKey } from "./api-keys.ts"
import { openModelKey } from "./model-keys.ts"

/** What {@link bootstrap} fills. */
export interface BootstrapParts {
  readonly kind: OpenDatabase["kind"]
  readonly database: Database
  readonly organizations: OrganizationRepository
  readonly users: UserRepository
  readonly apiKeys: ApiKeyRepository
  readonly models: ModelRepository
  readonly auditLog: AuditLogRepository
  readonly box: SecretBox
}

/** What {@link bootstrap} found or made. */
export interface Bootstrapped {
  readonly identity: DeploymentIdentity
  readonly newAdminKey: string | undefined
}

/** Replicas may start together on an empty database. Any constant. */
const bootstrapLock = 0x626f_6f74

/**
 * Makes the first organization, its admin and the admin's key, and the built-in engine in both slots; nothing when
 * they are there. Checks before that the encryption keys are the ones the data was written with.
 *
 * @param adminKey - the first key's value; undefined generates one.
 * @returns the deployment's identity, and the generated value, only from the call that stored it.
 * @throws {SetupError} when the encryption keys are others.
 */
export function bootstrap(parts: BootstrapParts, adminKey: string | undefined): Promise<Bootstrapped> {
  return parts.database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(bootstrapLock))})`)
    await checkEncryptionKeys(parts.box, parts.models, transaction)
    const identity = await identifyDeployment(parts.kind, transaction)
    if (await parts.organizations.hasAny(transaction)) return { identity, newAdminKey: undefined }
    const { id: organizationId } = await parts.organizations.insert("Default", transaction)
    const user = await parts.users.insert({ organizationId, name: "Admin", role: "admin" }, transaction)
    const value = adminKey ?? newApiKeyValue()
    const owner = { organizationId, userId: user.id }
    const key = await insertApiKey(parts.apiKeys, owner, "First admin key", value, transaction)
    const entry = {
      ...owner,
      operation: "bootstrap",
      targetId: key.id,
      keyId: undefined,
      requestId: undefined,
    } as const
    await parts.auditLog.insert(entry, transaction)
    await insertBuiltin(parts.models, transaction)
    return { identity, newAdminKey: adminKey === undefined ? value : undefined }
  })
}

const checkText = "docsift"
const checkContext = "deployment"

/** Checks that the encryption keys are the ones the data was written with. @throws {SetupError} when they are others. */
export async function checkEncryptionKeys(
  box: SecretBox,
  models: ModelRepository,
  transaction: Transaction,
): Promise<void> {
  const sealed = await findSealedCheck(transaction)
  try {
    if (sealed !== undefined) box.open(sealed, checkContext)
    for (const { id, sealedApiKey } of await models.list(transaction)) {
      if (sealedApiKey !== null) openModelKey(box, id, sealedApiKey)
    }
  } catch (cause) {
    throw new SetupError(
      "Secrets in this database were encrypted with a key that this server does not have. Give it the same " +
        "DOCSIFT_ENCRYPTION_KEYS as the other servers and the ones before, or restore encryption.key in the data " +
        'directory. Before a key is taken away, "docsift-server encryption rotate" must have run.',
      { cause },
    )
  }
  // Under the current key, so that after a rotation the check does not depend on the oldest one.
  await storeSealedCheck(box.seal(checkText, checkContext), transaction)
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
