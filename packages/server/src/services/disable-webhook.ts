import type { Database } from "../database/database.ts"
import type { OrganizationId, WebhookId } from "../domain/ids.ts"
import type { DisabledReason } from "../domain/webhook.ts"
import type { Logger } from "../ports/logger.ts"
import type { AuditLogRepository } from "../repositories/audit-log.ts"
import type { WebhookDeliveryRepository } from "../repositories/webhook-deliveries.ts"

/** The collaborators of {@link DisableWebhook}. */
export interface DisableWebhookDependencies {
  readonly database: Database
  readonly deliveries: Pick<WebhookDeliveryRepository, "disable" | "failOfDisabled">
  readonly auditLog: Pick<AuditLogRepository, "insert">
  readonly logger: Logger
}

/** A webhook whose receiver takes nothing any more. */
export interface FailingWebhook {
  readonly webhookId: WebhookId
  readonly organizationId: OrganizationId
  readonly reason: DisabledReason
}

/** Deliveries per statement. */
const failedBatchSize = 2000

/** Disables webhooks in the name of the server. */
export class DisableWebhook {
  readonly #dependencies: DisableWebhookDependencies

  constructor(dependencies: DisableWebhookDependencies) {
    this.#dependencies = dependencies
  }

  /**
   * Disables a webhook, with an audit entry, and fails what is pending, so that a recovery finds it. No effect on one that is disabled.
   *
   * @param signal - ends the failing after a batch; the housekeeping fails the rest.
   */
  async disable({ webhookId, organizationId, reason }: FailingWebhook, signal: AbortSignal): Promise<void> {
    const { database, deliveries, auditLog, logger } = this.#dependencies
    const actor = { organizationId, userId: undefined, keyId: undefined, requestId: undefined }
    const isDisabled = await database.transaction(async (transaction) => {
      if (!(await deliveries.disable(webhookId, reason, transaction))) return false
      await auditLog.insert({ operation: "disableWebhook", targetId: webhookId, ...actor }, transaction)
      return true
    })
    if (!isDisabled) return
    logger.info({ audit: "disableWebhook", targetId: webhookId, organizationId, reason }, "audit")
    // What a stop or a crash leaves pending here is failed by the housekeeping.
    while (!signal.aborted && (await deliveries.failOfDisabled(failedBatchSize)) === failedBatchSize);
  }
}
