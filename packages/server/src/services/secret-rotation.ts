import type { Database } from "../database/database.ts"
import { operator } from "../domain/audit-entry.ts"
import type { SecretBox } from "../ports.ts"
import type { AuditLogRepository } from "../repositories/audit-log.ts"
import type { ModelRepository } from "../repositories/models.ts"
import { openModelKey, sealModelKey } from "./model-keys.ts"

/**
 * Seals every provider key with the current encryption key and returns how many had an older one. Safe beside running
 * servers that have both keys: each row is changed in a transaction of its own, with an entry in the audit log. Responses
 * stored for repeated requests are not changed: they live for 24 hours, and the hash that requests are compared by cannot be
 * computed again.
 *
 * @throws {Error} when a key was sealed with a missing encryption key.
 */
export async function rotateModelKeys(
  database: Database,
  models: ModelRepository,
  auditLog: AuditLogRepository,
  box: SecretBox,
): Promise<number> {
  let count = 0
  for (const { id } of await models.list()) {
    const isChanged = await database.transaction(async (transaction) => {
      const sealed = (await models.lock(id, transaction))?.sealedApiKey ?? null
      if (sealed === null || box.isCurrent(sealed)) return false
      await models.update(id, { sealedApiKey: sealModelKey(box, id, openModelKey(box, id, sealed)) }, transaction)
      await auditLog.insert({ ...operator, operation: "rotateEncryption", targetId: id }, transaction)
      return true
    })
    if (isChanged) count++
  }
  return count
}
