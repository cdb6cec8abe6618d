import type { Transaction } from "../database/database.ts"
import { Scope } from "../database/scope.ts"
import { operator } from "../domain/audit-entry.ts"
import type { WebhookId } from "../domain/ids.ts"
import { newSecret } from "../domain/webhook-signature.ts"
import type { SecretBox } from "../ports/secret-box.ts"
import type { AuditLogRepository } from "../repositories/audit-log.ts"
import type { IdempotencyRef, IdempotencyRepository } from "../repositories/idempotency-keys.ts"
import type { ModelRepository, ModelRow } from "../repositories/models.ts"
import type { SealedSecrets, WebhookRepository } from "../repositories/webhooks.ts"
import { opensCheck, sealCheck } from "./bootstrap.ts"
import { contextOf } from "./idempotency.ts"
import { openModelKey } from "./model-keys.ts"
import { listSealedSecrets, openWebhookSecret, sealWebhookSecret } from "./webhook-secrets.ts"

/*
 * The encryption keys protect the provider keys of models, the secrets of webhooks, results kept for 24 hours for repeated requests, and a
 * known text by which a server with other keys detects the difference. Without a lost key, none of them can be recovered, and
 * the only way forward is to discard them. Secrets that the remaining keys open are kept.
 */

/** The secrets that cannot be read without a lost encryption key. */
export interface LostSecrets {
  /** The check by which a server recognises its encryption keys. */
  readonly isCheckLost: boolean
  /** Models whose provider key is lost. */
  readonly models: readonly ModelRow[]
  /** Webhooks whose current or previous secret is lost. */
  readonly webhooks: readonly WebhookId[]
  /** The number of lost responses stored for repeated requests. */
  readonly results: number
}

/** The repositories that store secrets. */
export interface SecretRepositories {
  readonly models: ModelRepository
  readonly webhooks: WebhookRepository
  readonly idempotencyKeys: IdempotencyRepository
  readonly auditLog: AuditLogRepository
}

/** Rows read at once: sealed results have a few kilobytes at most. */
const pageSize = 1000

/** A box that opens secrets; without any key left, it opens none. */
type Opener = Pick<SecretBox, "open">

/** Finds every secret that the keys do not open. */
export async function findLostSecrets(
  { models, webhooks, idempotencyKeys }: SecretRepositories,
  box: Opener,
  transaction: Transaction,
): Promise<LostSecrets> {
  const lostModels = (await models.list(transaction)).filter(
    ({ id, sealedApiKey }) => sealedApiKey !== null && !opens(() => openModelKey(box, id, sealedApiKey)),
  )
  const lostWebhooks: WebhookId[] = []
  for await (const sealed of listSealedSecrets(webhooks, transaction)) {
    const { isSecretLost, isPreviousLost } = examine(sealed, box)
    if (isSecretLost || isPreviousLost) lostWebhooks.push(sealed.id)
  }
  let results = 0
  for await (const lost of lostResults(idempotencyKeys, box, transaction)) results += lost.length
  return { isCheckLost: !(await opensCheck(box, transaction)), models: lostModels, webhooks: lostWebhooks, results }
}

async function* lostResults(
  idempotencyKeys: IdempotencyRepository,
  box: Opener,
  transaction: Transaction,
): AsyncIterable<IdempotencyRef[]> {
  let last: IdempotencyRef | undefined
  do {
    const page = await idempotencyKeys.listResults(last, pageSize, transaction)
    yield page.flatMap(({ ref, sealedResult }) => (opens(() => box.open(sealedResult, contextOf(ref))) ? [] : [ref]))
    last = page.length < pageSize ? undefined : page.at(-1)?.ref
  } while (last !== undefined)
}

/** Returns whether nothing is lost. */
export function isNothing({ isCheckLost, models, webhooks, results }: LostSecrets): boolean {
  return !isCheckLost && models.length === 0 && webhooks.length === 0 && results === 0
}

/**
 * Discards the lost secrets, with an audit entry for each model and each webhook, and one for the check, which is sealed anew. A
 * webhook gets a new secret, which is unknown to its receiver until it is rotated: it stays enabled, so that what happens until then is kept,
 * attempted for days, and can be sent again.
 */
export async function forgetSecrets(
  { models, webhooks, idempotencyKeys, auditLog }: SecretRepositories,
  box: SecretBox,
  lost: LostSecrets,
  transaction: Transaction,
): Promise<void> {
  for (const { id } of lost.models) {
    await models.update(id, { sealedApiKey: null, apiKeyMask: null }, transaction)
    await auditLog.insert({ ...operator, operation: "forgetEncryption", targetId: id }, transaction)
  }
  for (const id of lost.webhooks) {
    await replaceSecret(webhooks, id, box, transaction)
    await auditLog.insert({ ...operator, operation: "forgetEncryption", targetId: id }, transaction)
  }
  for await (const refs of lostResults(idempotencyKeys, box, transaction)) {
    for (const ref of refs) await idempotencyKeys.delete(ref, transaction)
  }
  await sealCheck(box, transaction)
  await auditLog.insert({ ...operator, operation: "forgetEncryption", targetId: "deployment" }, transaction)
}

async function replaceSecret(
  webhooks: WebhookRepository,
  id: WebhookId,
  box: SecretBox,
  transaction: Transaction,
): Promise<void> {
  const scope = Scope.system()
  const found = await webhooks.lock(scope, id, transaction)
  if (found === undefined) return
  const { isSecretLost } = examine(found, box)
  const sealedSecret = isSecretLost ? sealWebhookSecret(box, id, newSecret()) : found.sealedSecret
  // Closes an open rotation, so that the next one need not wait for its end.
  await webhooks.rotate(scope, { id, sealedSecret, sealedPreviousSecret: null }, 0, transaction)
}

function examine({ id, sealedSecret, sealedPreviousSecret: previous }: SealedSecrets, box: Opener) {
  return {
    isSecretLost: !opens(() => openWebhookSecret(box, id, sealedSecret)),
    isPreviousLost: previous !== null && !opens(() => openWebhookSecret(box, id, previous)),
  }
}

function opens(open: () => unknown): boolean {
  try {
    open()
    return true
  } catch {
    // Opening fails only if the key is missing; a damaged value is lost as well.
    return false
  }
}
