import type { Database, OpenDatabase } from "../database/database.ts"
import { Scope } from "../database/scope.ts"
import { operator } from "../domain/audit-entry.ts"
import { AppError } from "../domain/errors.ts"
import type { FileId } from "../domain/ids.ts"
import { SetupError } from "../domain/setup-error.ts"
import type { FileStorage } from "../ports/file-storage.ts"
import type { AuditLogRepository } from "../repositories/audit-log.ts"
import {
  findDeployment,
  resetHousekeeping,
  identifyDeployment,
  isCopiedDatabase,
  recordStoreMarked,
  renewIdentity,
} from "../repositories/deployment.ts"
import type { FileRepository } from "../repositories/files.ts"
import { countDocuments, countExecutions, type ExecutionCounts, listOpen } from "../repositories/restore-facts.ts"
import { lockBootstrap } from "./bootstrap.ts"
import { hasDocument, isClaimable } from "./store-claim.ts"

/** A forecast of what the deployment's processes would do with this database and this store. */
export interface RestoreReport {
  /** `own`: processes run. `unmarked`: the next `serve` marks it. All others: processes are unready and take no job. */
  readonly store: "own" | "unmarked" | "missing_mark" | "foreign"
  readonly place: string
  /** The deployment that the store's marker names. */
  readonly mark: string | undefined
  /** The deployment of this database; undefined when the next start creates a new one. */
  readonly deploymentId: string | undefined
  /** Whether the database is a copy of the one that wrote the marker. */
  readonly isCopy: boolean
  readonly executions: Pick<ExecutionCounts, "open" | "ended">
  /** Of the open executions (the first 1,000), those whose document the store lacks. */
  readonly openWithoutDocument: number
  /** Of the same, those whose document cannot be read by the user who runs the check. */
  readonly openUnreadable: number
  /** Documents that rows name, and how many of them the store lacks. */
  readonly rows: number
  readonly rowsWithoutDocument: number
  /** Documents in the store, those that no row names, and when the newest of these was stored. */
  readonly documents: number
  readonly documentsWithoutRow: number
  readonly newestWithoutRow: Date | undefined
  /** Ended executions that retention, the deployment's or a workflow's, removes in its first round; undefined when it is off. */
  readonly expired: number | undefined
}

/** The database and the store of a restored deployment. */
export interface RestoreDependencies {
  readonly kind: OpenDatabase["kind"]
  readonly database: Database
  readonly storage: FileStorage
  readonly files: FileRepository
  readonly auditLog: AuditLogRepository
  /** 0: executions are kept forever. */
  readonly executionRetentionDays: number
}

const batchSize = 500
const maxOpen = 1_000

/** Inspects database and store, and changes nothing. Lists the entire store once. */
export async function checkRestore(dependencies: RestoreDependencies): Promise<RestoreReport> {
  const { kind, database, storage, executionRetentionDays: days } = dependencies
  const row = await findDeployment(database)
  const isCopy = await isCopiedDatabase(kind, database)
  const deploymentId = isCopy ? undefined : (row?.deploymentId ?? undefined)
  const mark = await storage.readMarker()
  const ofStore = await compareStore(dependencies)
  const rows = await countDocuments(database)
  const { expired, ...executions } = await countExecutions(days, database)
  return {
    store: await classifyStore(dependencies, { mark, deploymentId, isNew: (row?.storeMarkedAt ?? null) === null }),
    place: storage.location,
    mark,
    deploymentId,
    isCopy,
    executions,
    ...(await countUnread(dependencies)),
    rows,
    rowsWithoutDocument: rows - ofStore.known,
    documents: ofStore.documents,
    documentsWithoutRow: ofStore.documents - ofStore.known,
    newestWithoutRow: ofStore.newestWithoutRow,
    expired: days === 0 && expired === 0 ? undefined : expired,
  }
}

async function classifyStore(
  { storage, files }: RestoreDependencies,
  { mark, deploymentId, isNew }: { mark: string | undefined; deploymentId: string | undefined; isNew: boolean },
): Promise<RestoreReport["store"]> {
  if (mark !== undefined) return mark === deploymentId ? "own" : "foreign"
  return isNew && (await isClaimable(storage, files)) ? "unmarked" : "missing_mark"
}

/**
 * Makes this database the owner of the store: writes its marker there, replacing any other.
 *
 * @param mayReplace - whether another deployment's marker may be overwritten; its processes are unready from then on.
 * @throws {SetupError} when the store has another deployment's marker and `mayReplace` is false.
 */
export async function acceptStore(dependencies: RestoreDependencies, mayReplace: boolean): Promise<string> {
  const { kind, database, storage, auditLog } = dependencies
  const { deploymentId } = await database.transaction(async (transaction) => {
    await lockBootstrap(transaction)
    return identifyDeployment(kind, transaction)
  })
  const mark = await storage.readMarker()
  if (mark !== undefined && mark !== deploymentId && !mayReplace) {
    throw new SetupError(
      `${storage.location} is marked by the deployment ${mark}. If its processes still run, they stop taking jobs when this ` +
        "database takes the store. Give this database a copy of the documents, or repeat the command with --yes.",
    )
  }
  await storage.writeMarker(deploymentId)
  await database.transaction(async (transaction) => {
    await recordStoreMarked(transaction)
    // Documents without a row are newly found: their grace period of a week starts now.
    await resetHousekeeping(transaction)
    await auditLog.insert({ ...operator, operation: "acceptDocumentStore", targetId: deploymentId }, transaction)
  })
  return deploymentId
}

/** Gives the database a new identity, so that its processes leave the store alone. @returns it. */
export async function detachStore({ database, auditLog }: RestoreDependencies): Promise<string> {
  return database.transaction(async (transaction) => {
    const deploymentId = await renewIdentity(transaction)
    await auditLog.insert({ ...operator, operation: "detachDocumentStore", targetId: deploymentId }, transaction)
    return deploymentId
  })
}

async function compareStore({ storage, files }: RestoreDependencies) {
  let [documents, known] = [0, 0]
  let newestWithoutRow: Date | undefined
  let batch: { fileId: FileId; modifiedAt: Date }[] = []
  const lookUp = async () => {
    const found = await files.findExisting(
      Scope.system(),
      batch.map(({ fileId }) => fileId),
    )
    known += found.size
    for (const { fileId, modifiedAt } of batch) {
      if (!found.has(fileId) && modifiedAt > (newestWithoutRow ?? new Date(0))) newestWithoutRow = modifiedAt
    }
    batch = []
  }
  for await (const entry of storage.list()) {
    documents++
    batch.push(entry)
    if (batch.length === batchSize) await lookUp()
  }
  if (batch.length > 0) await lookUp()
  return { documents, known, newestWithoutRow }
}

async function countUnread({ storage, database }: RestoreDependencies) {
  let [openWithoutDocument, openUnreadable] = [0, 0]
  for (const { fileId } of await listOpen(maxOpen, database)) {
    try {
      if (!(await hasDocument(storage, fileId))) openWithoutDocument++
    } catch (error) {
      // An unavailable store says nothing about its documents.
      if (error instanceof AppError) throw error
      openUnreadable++
    }
  }
  return { openWithoutDocument, openUnreadable }
}
