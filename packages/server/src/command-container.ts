import { PgBossJobQueue } from "./adapters/pg-boss-job-queue.ts"
import { migrateQueueSchema, readQueueVersion } from "./adapters/queue-schema.ts"
import type { Config } from "./config.ts"
import { createRepositories, type Repositories } from "./create-repositories.ts"
import type { OpenDatabase } from "./database/database.ts"
import { grantToRole, requireRole } from "./database/grants.ts"
import { readSchemaVersion } from "./database/migrations.ts"
import { openDatabase } from "./database/open-database.ts"
import { openExistingDatabase } from "./database/open-existing-database.ts"
import { createSecretBox, findSecretBox } from "./encryption-keys.ts"
import { createLogger } from "./logger.ts"
import { openStorage } from "./open-storage.ts"
import { identifyProcess } from "./process-identity.ts"
import { findSealedCheck } from "./repositories/deployment.ts"
import { checkEncryptionKeys, unknownEncryptionKey } from "./services/bootstrap.ts"
import type { RestoreDependencies } from "./services/restore.ts"
import { type RotatedSecrets, rotateStoredSecrets } from "./services/secret-rotation.ts"

/*
 * Wiring of the commands that do not run a server: they use the database beside running processes and exit.
 */

/**
 * Seals all stored secrets with the first of the encryption keys and returns how many had another one.
 *
 * @throws {DirectoryInUseError} when a server runs on the embedded database.
 */
export async function rotateSecrets(config: Config): Promise<RotatedSecrets> {
  const givenBox = await findSecretBox(config)
  const opened = await openDatabase(config.database)
  try {
    await opened.migrate()
    if (givenBox === undefined && (await findSealedCheck(opened.database)) !== undefined) throw unknownEncryptionKey()
    const box = givenBox ?? (await createSecretBox(config))
    const repositories = createRepositories(opened)
    await opened.database.transaction((transaction) => checkEncryptionKeys(box, repositories, transaction))
    return await rotateStoredSecrets({ ...repositories, database: opened.database, box })
  } finally {
    await opened.close()
  }
}

/**
 * Opens database and document store for a command that inspects a restored deployment, and closes them afterwards.
 *
 * @throws {SetupError} when the schema is older than this program.
 * @throws {DirectoryInUseError} when a server runs on the embedded database.
 */
export async function withRestoreDependencies<T>(
  config: Config,
  use: (dependencies: RestoreDependencies) => Promise<T>,
): Promise<T> {
  const opened = await openExistingDatabase(config.database)
  try {
    const storage = await openStorage(config)
    try {
      const { executionRetentionDays } = config
      return await use({ ...opened, ...createRepositories(opened), storage, executionRetentionDays })
    } finally {
      await storage.close()
    }
  } finally {
    await opened.close()
  }
}

/** The versions of both schemas of the database; undefined where one is missing. */
export interface SchemaVersions {
  readonly server: string | undefined
  readonly queue: number | undefined
}

/**
 * Brings the schemas of the server and of its queue up to date, and returns their versions before and after.
 *
 * @param grantTo - a role that is granted the privileges that processes need.
 * @throws {DirectoryInUseError} when a server runs on the embedded database.
 */
export async function migrateDatabase(
  config: Config,
  grantTo: string | undefined,
): Promise<{ readonly before: SchemaVersions; readonly after: SchemaVersions }> {
  const opened = await openDatabase(config.database)
  const { database } = opened
  const readVersions = async () => ({
    server: await readSchemaVersion(database),
    queue: await readQueueVersion(database),
  })
  try {
    if (grantTo !== undefined) await requireRole(database, grantTo)
    const before = await readVersions()
    await opened.migrate()
    await migrateQueueSchema(opened.queueOptions)
    const logger = createLogger(config.logLevel, undefined, identifyProcess("migrate", config.tracing?.serviceName))
    const queue = new PgBossJobQueue(opened, config.executionTimeoutMs, logger)
    try {
      await queue.start()
    } finally {
      await queue.stop()
    }
    if (grantTo !== undefined) await grantToRole(database, grantTo)
    return { before, after: await readVersions() }
  } finally {
    await opened.close()
  }
}

/**
 * Opens the repositories for a command that needs no server, and closes the database afterwards.
 *
 * @throws {DirectoryInUseError} when a server runs on the embedded database.
 * @throws {SetupError} when the database is missing, or its schema is older than this program.
 */
export async function withRepositories<T>(
  config: Config,
  use: (repositories: Repositories & Pick<OpenDatabase, "database">) => Promise<T>,
): Promise<T> {
  const opened = await openExistingDatabase(config.database)
  try {
    return await use({ database: opened.database, ...createRepositories(opened) })
  } finally {
    await opened.close()
  }
}
