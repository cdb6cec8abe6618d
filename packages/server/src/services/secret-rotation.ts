import type { Database } from "../database/database.ts"
import { Scope } from "../database/scope.ts"
import { operator } from "../domain/audit-entry.ts"
import type { WebhookId } from "../domain/ids.ts"
import type { SecretBox } from "../ports/secret-box.ts"
import type { AuditLogRepository } from "../repositories/audit-log.ts"
import type { ModelRepository } from "../repositories/models.ts"
import type { WebhookRepository } from "../repositories/webhooks.ts"
import { openModelKey, sealModelKey } from "./model-keys.ts"
import { listSealedSecrets, openWebhookSecret, sealWebhookSecret } from "./webhook-secrets.ts"

/*
 * Safe beside running servers that have both keys: each row is changed in a transaction of its own, with an entry in the audit
 * log. Responses stored for repeated requests are not changed: they live for 24 hours, and the hash that requests are compared
 * by cannot be computed again.
 */

/** What a rotation changes. */
export interface RotationDependencies {
  readonly database: Database
  readonly models: ModelRepository
  readonly webhooks: WebhookRepository
  readonly auditLog: AuditLogRepository
  readonly box: SecretBox
}

/** The number of rows whose secrets had an older key. */
export interface RotatedSecrets {
  readonly models: number
  readonly webhooks: number
}

/**
 * Seals every provider key and every webhook's secret with the current encryption key.
 *
 * @throws {Error} when one was sealed with a missing encryption key.
 */
export async function rotateStoredSecrets(dependencies: RotationDependencies): Promise<RotatedSecrets> {
  return { models: await rotateModelKeys(dependencies), webhooks: await rotateWebhookSecrets(dependencies) }
}

async function rotateModelKeys({ database, models, auditLog, box }: RotationDependencies): Promise<number> {
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

async function rotateWebhookSecrets({ database, webhooks, auditLog, box }: RotationDependencies): Promise<number> {
  const scope = Scope.system()
  let count = 0
  for await (const { id } of listSealedSecrets(webhooks)) {
    const isChanged = await database.transaction(async (transaction) => {
      const found = await webhooks.lock(scope, id, transaction)
      if (found === undefined) return false
      const sealedSecret = sealAgain(box, id, found.sealedSecret)
      const previous = found.sealedPreviousSecret
      const sealedPreviousSecret = previous === null ? null : sealAgain(box, id, previous)
      if (sealedSecret === found.sealedSecret && sealedPreviousSecret === previous) return false
      await webhooks.updateSecrets(scope, { id, sealedSecret, sealedPreviousSecret }, transaction)
      await auditLog.insert({ ...operator, operation: "rotateEncryption", targetId: id }, transaction)
      return true
    })
    if (isChanged) count++
  }
  return count
}

function sealAgain(box: SecretBox, id: WebhookId, sealed: string): string {
  return box.isCurrent(sealed) ? sealed : sealWebhookSecret(box, id, openWebhookSecret(box, id, sealed))
}
