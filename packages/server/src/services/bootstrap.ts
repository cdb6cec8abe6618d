import { sql } from "drizzle-orm"
import type { Database, OpenDatabase, Transaction } from "../database/database.ts"
import { newApiKeyValue } from "../domain/api-key-value.ts"
import { runtimeSlots } from "../domain/runtime-configuration.ts"
import { SetupError } from "../domain/setup-error.ts"
import type { SecretBox } from "../ports/secret-box.ts"
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
import type { WebhookRepository } from "../repositories/webhooks.ts"
import { insertApiKey } from "./api-keys.ts"
import { openModelKey } from "./model-keys.ts"
import { listSealedSecrets, openWebhookSecret } from "./webhook-secrets.ts"

/** The dependencies of {@link bootstrap}. */
export interface BootstrapDependencies {
  readonly kind: OpenDatabase["kind"]
  readonly database: Database
  readonly organizations: OrganizationRepository
  readonly users: UserRepository
  readonly apiKeys: ApiKeyRepository
  readonly models: ModelRepository
  readonly webhooks: WebhookRepository
  readonly auditLog: AuditLogRepository
  readonly box: SecretBox
}

/** The result of {@link bootstrap}. */
export interface Bootstrapped {
  readonly deployment: DeploymentIdentity
  readonly newAdminKey: string | undefined
}

/** The key of the advisory lock; an arbitrary constant. */
const bootstrapLock = 0x626f_6f74

/**
 * Creates the first organization, its admin and the admin's key, and puts the built-in engine in both slots; does nothing
 * when they exist. First checks that the encryption keys are the ones that the data was written with.
 *
 * @param adminKey - the first key's value; undefined generates one.
 * @returns the deployment's identity, and the generated value, only from the call that stored it.
 * @throws {SetupError} when they are not.
 */
export function bootstrap(dependencies: BootstrapDependencies, adminKey: string | undefined): Promise<Bootstrapped> {
  return dependencies.database.transaction(async (transaction) => {
    await lockBootstrap(transaction)
    await checkEncryptionKeys(dependencies.box, dependencies, transaction)
    const deployment = await identifyDeployment(dependencies.kind, transaction)
    if (await dependencies.organizations.hasAny(transaction)) return { deployment, newAdminKey: undefined }
    const { id: organizationId } = await dependencies.organizations.insert("Default", transaction)
    const user = await dependencies.users.insert({ organizationId, name: "Admin", role: "admin" }, transaction)
    const value = adminKey ?? newApiKeyValue()
    const owner = { organizationId, userId: user.id }
    const key = await insertApiKey(dependencies.apiKeys, owner, "First admin key", value, transaction)
    const entry = {
      ...owner,
      operation: "bootstrap",
      targetId: key.id,
      keyId: undefined,
      requestId: undefined,
    } as const
    await dependencies.auditLog.insert(entry, transaction)
    await insertBuiltin(dependencies.models, transaction)
    return { deployment, newAdminKey: adminKey === undefined ? value : undefined }
  })
}

const checkText = "docsift"
const checkContext = "deployment"

/** Checks that the encryption keys are the ones that the data was written with. @throws {SetupError} when they are not. */
export async function checkEncryptionKeys(
  box: SecretBox,
  { models, webhooks }: Pick<BootstrapDependencies, "models" | "webhooks">,
  transaction: Transaction,
): Promise<void> {
  const sealed = await findSealedCheck(transaction)
  try {
    if (sealed !== undefined) box.open(sealed, checkContext)
    for (const { id, sealedApiKey } of await models.list(transaction)) {
      if (sealedApiKey !== null) openModelKey(box, id, sealedApiKey)
    }
    for await (const { id, sealedSecret, sealedPreviousSecret } of listSealedSecrets(webhooks, transaction)) {
      openWebhookSecret(box, id, sealedSecret)
      if (sealedPreviousSecret !== null) openWebhookSecret(box, id, sealedPreviousSecret)
    }
  } catch (cause) {
    throw unknownEncryptionKey(cause)
  }
  await sealCheck(box, transaction)
}

/** Builds the error of a start without the encryption key that the data was written with. */
export function unknownEncryptionKey(cause?: unknown): SetupError {
  return new SetupError(
    "Secrets in this database were encrypted with a key that this server does not have. Give it the same " +
      "DOCSIFT_ENCRYPTION_KEYS as the other servers and the ones before, or restore encryption.key in the data " +
      'directory. Before a key is removed, "docsift-server encryption rotate" must have run. If the key is lost for ' +
      'good, "docsift-server encryption forget" shows what is lost with it and discards it.',
    { cause },
  )
}

/** Returns whether these encryption keys open the check; true on an empty database, which has none. */
export async function opensCheck(box: Pick<SecretBox, "open">, transaction: Database): Promise<boolean> {
  const sealed = await findSealedCheck(transaction)
  if (sealed === undefined) return true
  try {
    box.open(sealed, checkContext)
    return true
  } catch {
    // Another key, or truncated text: either way the check is lost.
    return false
  }
}

/** Seals the check under the current key, so that after a rotation it does not depend on the oldest one. */
export async function sealCheck(box: SecretBox, transaction: Transaction): Promise<void> {
  await storeSealedCheck(box.seal(checkText, checkContext), transaction)
}

/** Blocks other starting servers until the transaction ends: replicas may start together on an empty database. */
export async function lockBootstrap(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(bootstrapLock))})`)
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
        inputPrice: null,
        outputPrice: null,
        currency: null,
        isCore: true,
        isVision: true,
      },
      transaction,
    ),
  )
  for (const slot of runtimeSlots) await models.setSlot(slot, id, transaction)
}
