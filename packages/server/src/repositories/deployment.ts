import type { Database, Transaction } from "../database/database.ts"
import { deployment } from "../database/schema.ts"

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
