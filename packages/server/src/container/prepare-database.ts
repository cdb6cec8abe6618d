import { hashApiKeyValue } from "../domain/api-key-value.ts"
import { isUnreachable } from "../domain/outage.ts"
import type { Config } from "../config.ts"
import type { Repositories } from "../create-repositories.ts"
import type { OpenDatabase } from "../database/database.ts"
import { createSecretBox, findEncryptionKeys } from "../encryption-keys.ts"
import type { JobQueue } from "../ports/job-queue.ts"
import type { Logger } from "../ports/logger.ts"
import type { SecretBox } from "../ports/secret-box.ts"
import type { ApiKeyRepository } from "../repositories/api-keys.ts"
import { findSealedCheck } from "../repositories/deployment.ts"
import { bootstrap, unknownEncryptionKey } from "../services/bootstrap.ts"
import { retryDuringOutage } from "../worker/retry-during-outage.ts"

/** The dependencies of {@link prepareDatabase}. */
export interface DatabasePreparation {
  readonly config: Config
  readonly opened: OpenDatabase
  readonly repositories: Repositories
  readonly queue: Pick<JobQueue, "start" | "releaseAll">
  readonly logger: Logger
  /** Ends the wait for a database that cannot be reached. */
  readonly signal: AbortSignal
  /** Called with the first admin's key, when this start generated it, as soon as it is stored. */
  readonly onNewAdminKey: ((key: string) => void) | undefined
}

/** A database that is ready for services and workers. */
export interface PreparedDatabase {
  readonly box: SecretBox
  readonly deploymentId: string
  /** The first admin's key, when this start generated it. */
  readonly newAdminKey: string | undefined
}

/** Longest wait for the database: enough for one that restarts, or starts together with this process. */
const databaseWaitMs = 60_000

/**
 * Waits for the database, migrates it, starts the queue, checks the encryption keys and creates the first organization.
 *
 * @throws {SetupError} when the encryption keys are not those of the database.
 */
export async function prepareDatabase(preparation: DatabasePreparation): Promise<PreparedDatabase> {
  const { config, opened, repositories, queue, logger, signal } = preparation
  const { organizations, users, apiKeys, models, webhooks, auditLog, idempotencyKeys } = repositories
  const givenKeys = await findEncryptionKeys(config)
  await retryDuringOutage(() => opened.migrate(), {
    signal,
    deadlineMs: databaseWaitMs,
    isTransient: isUnreachable,
    onWait: (error) => logger.warn({ err: error, deadlineMs: databaseWaitMs }, "PostgreSQL cannot be reached; waiting"),
  })
  await queue.start()
  // Checked before a key is generated: a start with the wrong settings must not leave another encryption.key behind.
  if (givenKeys.length === 0 && (await findSealedCheck(opened.database)) !== undefined) throw unknownEncryptionKey()
  const box = await createSecretBox(config)
  const { kind, database } = opened
  const { deployment, newAdminKey } = await bootstrap(
    { kind, database, organizations, users, apiKeys, models, webhooks, auditLog, box },
    config.adminKey,
  )
  if (newAdminKey !== undefined) preparation.onNewAdminKey?.(newAdminKey)
  const { deploymentId, isNewlyRestored } = deployment
  if (isNewlyRestored) {
    logger.warn({ deploymentId }, 'this database is a restored or copied one; see "docsift-server restore check"')
  }
  if (config.adminKey !== undefined) await warnOfUnknownKey(config.adminKey, apiKeys, logger)
  if (kind === "embedded") {
    // The lock proves that no other process is running: the worker of every active job is dead.
    await queue.releaseAll()
    await idempotencyKeys.deleteRunning()
  }
  return { box, deploymentId, newAdminKey }
}

async function warnOfUnknownKey(adminKey: string, apiKeys: ApiKeyRepository, logger: Logger): Promise<void> {
  if ((await apiKeys.findByHash(hashApiKeyValue(adminKey))) !== undefined) return
  logger.warn(
    {},
    "DOCSIFT_ADMIN_KEY is not a key of this database and is ignored: only the first start stores it. If no admin key is " +
      'left, "docsift-server key create-admin" creates one',
  )
}
