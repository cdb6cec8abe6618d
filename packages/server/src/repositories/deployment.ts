import { DrizzleQueryError, sql } from "drizzle-orm"
import { z } from "zod"
import type { Database, OpenDatabase, Transaction } from "../database/database.ts"
import { codeOf } from "../domain/causes.ts"
import { SetupError } from "../domain/setup-error.ts"
import { rowsOf } from "../database/rows-of.ts"
import { deployment, housekeeping } from "../database/schema/deployment.ts"

/** The identity of this deployment. */
export interface DeploymentIdentity {
  /** The content of the marker in the document store when the store is this deployment's. */
  readonly deploymentId: string
  /** True when this database was found to be a copy: the identity is new, and no store has its marker. */
  readonly isNewlyRestored: boolean
}

/** Reads the sealed check text; undefined on an empty database. */
export async function findSealedCheck(transaction: Database): Promise<string | undefined> {
  const [row] = await transaction.select().from(deployment)
  return row?.sealedCheck
}

/** Stores the sealed check text. */
export async function storeSealedCheck(sealedCheck: string, transaction: Transaction): Promise<void> {
  await transaction
    .insert(deployment)
    .values({ sealedCheck })
    .onConflictDoUpdate({ target: deployment.id, set: { sealedCheck } })
}

/**
 * Finds this deployment's identity. The first call creates it; a call on a restored or copied database creates a new one, so
 * that its processes do not treat the documents of the original as their own.
 *
 * @param transaction - one that keeps other processes from doing the same.
 */
export async function identifyDeployment(
  kind: OpenDatabase["kind"],
  transaction: Transaction,
): Promise<DeploymentIdentity> {
  const fingerprint = kind === "postgres" ? await readFingerprint(transaction) : null
  const [row] = await transaction.select().from(deployment)
  const known = row?.databaseFingerprint ?? null
  const isCopy = known !== null && fingerprint !== null && known !== fingerprint
  if (row?.deploymentId && !isCopy) {
    if (known === null && fingerprint !== null) await update({ databaseFingerprint: fingerprint }, transaction)
    return { deploymentId: row.deploymentId, isNewlyRestored: false }
  }
  const deploymentId = crypto.randomUUID()
  await update({ deploymentId, databaseFingerprint: fingerprint }, transaction)
  if (isCopy) await resetHousekeeping(transaction)
  return { deploymentId, isNewlyRestored: isCopy }
}

/** Returns, without writing, whether the database is a copy that {@link identifyDeployment} would give a new identity. */
export async function isCopiedDatabase(kind: OpenDatabase["kind"], database: Database): Promise<boolean> {
  const known = (await findDeployment(database))?.databaseFingerprint ?? null
  return kind === "postgres" && known !== null && known !== (await readFingerprint(database))
}

/** Forgets when chores were done, and for how long documents have been reported: that was in another database. */
export async function resetHousekeeping(transaction: Transaction): Promise<void> {
  await transaction.delete(housekeeping)
}

/** Gives the deployment a new identity, which no store's marker names, and returns it. */
export async function renewIdentity(transaction: Transaction): Promise<string> {
  const deploymentId = crypto.randomUUID()
  await update({ deploymentId, storeMarkedAt: sql`coalesce(${deployment.storeMarkedAt}, now())` }, transaction)
  return deploymentId
}

/** Reads the row of the deployment; returns undefined on an empty database. */
export async function findDeployment(database: Database) {
  const [row] = await database.select().from(deployment)
  return row
}

/** Records that the store has the marker. */
export async function recordStoreMarked(database: Database): Promise<void> {
  await update({ storeMarkedAt: sql`now()` }, database)
}

const fingerprintRows = z.array(z.object({ fingerprint: z.string() }))

/**
 * Names the database itself, whatever is in it: `pg_restore` changes the cluster or the object id of the database. A
 * failover to a standby changes neither, nor does a physical copy (`pg_basebackup`, a snapshot of the disk). Null where
 * the database does not report it.
 */
async function readFingerprint(database: Database): Promise<string | null> {
  const read = sql`
    select system_identifier::text || '/' || (select oid from pg_database where datname = current_database())::text as fingerprint
    from pg_control_system()`
  try {
    // In a savepoint: an error must not end the transaction around it.
    const rows: unknown = await database.transaction((nested) => nested.execute(read))
    return fingerprintRows.parse(rowsOf(rows))[0]?.fingerprint ?? null
  } catch (error) {
    if (isRefused(error)) return null
    throw error
  }
}

/** PostgreSQL's `insufficient_privilege` and `undefined_function`: some providers remove the function. */
const deniedCodes = new Set(["42501", "42883"])

function isRefused(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return deniedCodes.has(codeOf(cause) ?? "")
}

type Changes = Parameters<ReturnType<Database["update"]>["set"]>[0]

async function update(changes: Changes, database: Database): Promise<void> {
  const rows = await database.update(deployment).set(changes).returning({ id: deployment.id })
  if (rows.length === 0) {
    throw new SetupError(
      'This database has never been started. Run "docsift-server serve" once: it marks its store itself.',
    )
  }
}
